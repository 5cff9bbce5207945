// pictures, buttons and keys of a control task that a person plays
const SIGNS = {ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓"}

function render({model, el}) {
  const root = part("div", "unb-gym"), sides = part("div", "sides"), keys = part("div", "keys")
  const note = part("div", ""), own = {}
  let waits = false, held = null
  root.tabIndex = 0
  root.setAttribute("data-lm-suppress-shortcuts", "true")
  root.setAttribute("aria-label", "game; keys play")
  const send = (kind, more) => model.send({kind, ...more})
  const live = () => model.get("state").live
  const act = number => {
    if (live()) { send("hold", {number}); return }
    if (waits || model.get("state").over) return
    waits = true
    send("act", {number})
  }
  const map = model.get("key_map")
  model.get("actions").forEach((words, number) => {
    const b = part("button", "", words)
    const signs = Object.keys(map).filter(k => map[k] === number).map(k => SIGNS[k] ?? k)
    for (const sign of signs) b.append(part("kbd", "", sign))
    b.addEventListener("click", () => { act(number); root.focus({preventScroll: true}) })
    keys.append(b)
  })
  const tool = (text, title, kind) => {
    const b = part("button", "", text)
    b.title = title
    b.addEventListener("click", () => { send(kind, {}); root.focus({preventScroll: true}) })
    return b
  }
  const tools = part("div", "keys"), clock = tool("Real time", "the env goes on by itself", "live")
  tools.append(clock, tool("Same seed again", "begin anew (Enter)", "again"),
    tool("Next seed", "another beginning", "next"))
  const draw = () => {
    const state = model.get("state")
    waits = false
    state.sides.forEach((side, i) => {
      if (!own[i]) {
        const box = part("div", "side"), image = sharpened(part("img"))
        own[i] = {box, image, name: part("div", "name"), text: part("div", "dim")}
        box.append(own[i].name, image, own[i].text)
        sides.append(box)
      }
      const o = own[i], old = o.image.src
      o.image.src = URL.createObjectURL(new Blob([side.picture]))
      if (old) URL.revokeObjectURL(old)
      o.image.alt = `what ${side.name} sees`
      o.name.textContent = side.name
      o.text.textContent = side.text
      o.box.classList.toggle("over", side.over)
    })
    note.textContent = state.note
    clock.textContent = state.live ? "Wait for me" : "Real time"
  }
  root.addEventListener("keydown", e => {
    if (e.key === "Enter" && e.target === root) { send("again", {}) }
    else if (map[e.key] !== undefined) {
      if (!(live() && e.repeat)) { held = e.key; act(map[e.key]) }
    } else return
    e.preventDefault(); e.stopPropagation()
  })
  root.addEventListener("keyup", e => {
    if (e.key === held) { held = null; if (live()) send("hold", {number: null}) }
  })
  root.append(part("div", "dim", model.get("title")), sides, keys, tools, note)
  model.on("change:state", draw)
  draw()
  el.append(root)
  return () => model.off("change:state", draw)
}
export default {render}
