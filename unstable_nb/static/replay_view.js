// a replay in a cell
export default {render({model, el}) {
  let own = null, shown = null
  const draw = () => {
    own?.stop()
    let data = model.get("data")
    const high = el.offsetHeight, focused = el.contains(document.activeElement)
    if (own && data?.game_id === shown) data = {...data, start: own.at()} // stay where it is
    shown = data?.game_id
    const send = model.get("playable") ? m => model.send(m) : null
    own = data?.frames ? replay(el, data, send) : null
    if (!own) el.textContent = data?.why ?? ""
    else if (focused) el.firstElementChild.focus({preventScroll: true})
    el.style.minHeight = own ? "" : `${high}px` // what is below stays where it is
  }
  model.on("change:data", draw)
  draw()
  return () => own?.stop()
}}
