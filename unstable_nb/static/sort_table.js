// a table that sorts by its headings, with a box to tick in each row or a name to click
function render({model, el}) {
  let by = null, up = true, all = false // all: are rows beyond `most` shown?
  const compared = (x, y) => Array.isArray(x) // [what is alike, its value]
    ? compared(x[0], y[0]) || compared(x[1], y[1])
    : typeof x === "number" && typeof y === "number" ? x - y
    : String(x).localeCompare(String(y), undefined, {numeric: true})
  const heading = (name, k) => {
    const th = part("th"), b = part("button", "", name + (by === k ? (up ? " ▲" : " ▼") : ""))
    b.title = `sort by ${name}`
    if (by === k) th.setAttribute("aria-sort", up ? "ascending" : "descending")
    b.addEventListener("click", () => {
      up = by === k ? !up : true
      by = k
      draw()
      el.querySelectorAll("th button")[k].focus()
    })
    th.append(b)
    return th
  }
  const box = (r, ticked) => {
    const td = part("td"), tick = part("input")
    tick.type = "checkbox"
    tick.checked = ticked.has(r.id)
    tick.setAttribute("aria-label", r.cells[0])
    tick.addEventListener("change", () => {
      const now = new Set(model.get("ticked"))
      tick.checked ? now.add(r.id) : now.delete(r.id)
      model.set("ticked", [...now]); model.save_changes()
    })
    td.append(tick)
    return td
  }
  const cell = (r, c, k, ticks) => {
    const td = part("td"), rich = typeof c === "object" // in which a text would have methods
    const words = rich ? c.text : c
    if (Array.isArray(c)) { if (c.some(n => n)) td.append(results(c)) }
    else if (!ticks && k === 1) {
      const b = part("button", "name", words)
      b.title = `games of ${words}`
      b.addEventListener("click", () => model.send({row: r.id}))
      td.append(b)
    } else td.textContent = words
    if (rich && c.bar) {
      const [low, at, high] = c.bar, bar = part("span", "interval"), room = part("i")
      const dot = part("b")
      room.style.cssText = `left: ${low}%; width: ${high - low}%`
      dot.style.left = `${at}%`
      bar.append(room, dot)
      td.prepend(bar)
    }
    if (rich && c.small) td.append(" ", part("small", "", c.small))
    return td
  }
  const draw = () => {
    const focus = [...el.querySelectorAll("button, input")].indexOf(document.activeElement)
    const rows = [...model.get("rows")], ticked = new Set(model.get("ticked"))
    const ticks = model.get("ticks")
    if (by !== null) rows.sort((a, b) => compared(a.keys[by], b.keys[by])*(up ? 1 : -1))
    const most = ticks || all ? rows.length : model.get("most")
    const shown = rows.filter((r, i) => i < most || r.cells[1].small) // the one of now, too
    const around = part("div", `unb-runs ${ticks ? "" : "players"}`), t = part("table")
    const head = part("tr")
    around.tabIndex = 0 // it scrolls
    if (rows.every(r => r.cells[3] === "")) around.classList.add("unchanged")
    if (ticks) head.append(part("th"))
    head.append(...model.get("headings").map(heading))
    t.append(head)
    for (const r of shown) {
      const tr = part("tr")
      if (ticks) tr.append(box(r, ticked))
      tr.append(...r.cells.map((c, k) => cell(r, c, k, ticks)))
      t.append(tr)
    }
    around.append(t)
    const note = ticks && !rows.length ? "No runs here yet." : model.get("note")
    const top = el.querySelector(".unb-runs")?.scrollTop ?? 0
    el.replaceChildren(...(rows.length ? [around] : []))
    const left = rows.length - shown.length
    if (left) el.append(button(`show ${left} more`, "show all rows", () => { all = true; draw() }))
    if (note) el.append(part("p", "unb-note", note))
    around.scrollTop = top
    if (focus >= 0) el.querySelectorAll("button, input")[focus]?.focus()
  }
  model.on("change:rows change:note", draw)
  draw()
  return () => model.off("change:rows change:note", draw)
}
export default {render}
