// a replay in a cell
export default {render({model, el}) {
  let own = null
  const draw = () => {
    own?.stop()
    const data = model.get("data")
    const send = model.get("playable") ? m => model.send(m) : null
    own = data?.frames ? replay(el, data, send) : null
    if (!own) el.textContent = data?.why ?? ""
  }
  model.on("change:data", draw)
  draw()
  return () => own?.stop()
}}
