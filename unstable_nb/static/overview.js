// parts of a run's overview: verdicts, the newest game, tiles and warnings; a click opens a tab
const marks = {better: "▲", worse: "▼", open: "●", none: "○", error: "✖", warning: "▲"}

// the newest game, which goes through its turns by itself, again and again
function newest(el, game) {
  const root = part("div", "unb-replay game"), stage = part("div"), said = part("div", "dim")
  const frames = game.frames
  const show = at => {
    const f = frames[at]
    if (f.svg) stage.innerHTML = f.svg
    else stage.replaceChildren(part("pre", "", f.text))
    said.textContent = f.seat === null ? "the end" : `seat ${f.seat}: ${f.move ?? "no move"}`
  }
  const own = player(root, {unit: "turn", whole: "game", frames: frames.length, wait: 900,
    ends: frames.at(-1).seat === null, repeats: true, show})
  root.append(part("div", "dim", game.title), stage, said, own.keys)
  el.replaceChildren(root)
  own.go(frames.length - 1)
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) own.play()
  return own
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
      if (r.ends?.some(n => n)) li.append(results(r.ends))
      if (r.games?.length) li.append(item("games", "link", "rollouts", {games: r.games}))
      ul.append(li)
    }
    return ul
  }
  const tile = t => {
    const b = item("", "tile", t.opens)
    b.append(part("small", "", t.title), part("b", "big", t.value), part("small", "", t.note))
    return b
  }
  let replayed = null
  const draw = () => {
    const d = model.get("data")
    const focus = [...el.querySelectorAll("button")].indexOf(document.activeElement)
    replayed?.stop()
    replayed = d.game ? newest(el, d.game) : null
    if (replayed) return
    const root = part("div", "unb-over"), tiles = part("div", "tiles")
    tiles.append(...(d.tiles ?? []).map(tile))
    if (d.verdicts) root.append(list(d.verdicts, v => v.sentence))
    if (d.tiles) root.append(tiles, list(d.alerts, a => a.text))
    el.replaceChildren(root)
    if (focus >= 0) el.querySelectorAll("button")[focus]?.focus()
  }
  model.on("change:data", draw)
  draw()
  return () => {
    replayed?.stop()
    model.off("change:data", draw)
  }
}
export default {render}
