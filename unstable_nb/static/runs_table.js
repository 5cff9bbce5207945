// a table that sorts by its headings, with a box to tick in each row
function render({model, el}) {
  let by = null, up = true
  const compared = (x, y) => Array.isArray(x) // [what is alike, its value]
    ? compared(x[0], y[0]) || compared(x[1], y[1])
    : typeof x === "number" && typeof y === "number" ? x - y
    : String(x).localeCompare(String(y), undefined, {numeric: true})
  const draw = () => {
    const rows = [...model.get("rows")], ticked = new Set(model.get("ticked"))
    if (by !== null) rows.sort((a, b) => compared(a.keys[by], b.keys[by])*(up ? 1 : -1))
    const box = part("div", "unb-runs"), t = part("table"), head = part("tr")
    head.append(part("th"))
    model.get("headings").forEach((name, k) => {
      const th = part("th"), b = part("button", "", name + (by === k ? (up ? " ▲" : " ▼") : ""))
      b.title = `sort by ${name}`
      if (by === k) th.setAttribute("aria-sort", up ? "ascending" : "descending")
      b.addEventListener("click", () => {
        up = by === k ? !up : true
        by = k
        draw()
        el.querySelectorAll("th button")[k].focus()
      })
      th.append(b); head.append(th)
    })
    t.append(head)
    for (const r of rows) {
      const tr = part("tr"), td = part("td"), tick = part("input")
      tick.type = "checkbox"
      tick.checked = ticked.has(r.folder)
      tick.setAttribute("aria-label", r.cells[0])
      tick.addEventListener("change", () => {
        const now = new Set(model.get("ticked"))
        tick.checked ? now.add(r.folder) : now.delete(r.folder)
        model.set("ticked", [...now]); model.save_changes()
      })
      td.append(tick); tr.append(td, ...r.cells.map(c => part("td", "", c)))
      t.append(tr)
    }
    box.append(t)
    el.replaceChildren(rows.length ? box : part("p", "", "No runs here yet."))
  }
  model.on("change:rows", draw)
  draw()
  return () => model.off("change:rows", draw)
}
export default {render}
