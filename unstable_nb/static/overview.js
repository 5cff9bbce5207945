// the overview of a run: verdicts, tiles with curves, warnings; a click opens a tab
const marks = {better: "▲", worse: "▼", open: "●", none: "○", error: "✖", warning: "▲"}
const curve = path => {
  const svg = shape("svg", {viewBox: "0 0 100 30", preserveAspectRatio: "none",
    "aria-hidden": "true"})
  svg.append(shape("path", {d: path, fill: "none", stroke: "#0072b2", "stroke-width": 2,
    "vector-effect": "non-scaling-stroke"}))
  return svg
}
function render({model, el}) {
  const item = (words, cls, opens, more) => {
    const b = part("button", `item ${cls}`, words)
    b.title = `open ${opens}`
    b.addEventListener("click", () => model.send({opens, ...more}))
    return b
  }
  const list = (rows, words) => {
    const ul = part("ul")
    for (const r of rows) {
      const li = part("li"), kind = r.kind ?? r.level
      li.append(item(`${marks[kind]} ${words(r)}`, kind, r.opens))
      if (r.games?.length) li.append(item("games", "link", "rollouts", {games: r.games}))
      ul.append(li)
    }
    return ul
  }
  const draw = () => {
    const d = model.get("data")
    if (!d.tiles) return
    const focus = [...el.querySelectorAll("button")].indexOf(document.activeElement)
    const root = part("div", "unb-over"), tiles = part("div", "tiles")
    for (const t of d.tiles) {
      const b = item("", "tile", t.opens)
      b.append(part("small", "", t.title), part("b", "big", t.value))
      if (t.path) b.append(curve(t.path))
      b.append(part("small", "", t.note))
      tiles.append(b)
    }
    root.append(list(d.verdicts, v => v.sentence), tiles, list(d.alerts, a => a.text))
    el.replaceChildren(root)
    if (focus >= 0) el.querySelectorAll("button")[focus]?.focus()
  }
  model.on("change:data", draw)
  draw()
  return () => model.off("change:data", draw)
}
export default {render}
