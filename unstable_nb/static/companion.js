// lets the widgets beside it send at once while a cell runs, folds their still picture, tells the
// kernel that it was drawn, and the reader when the kernel has gone
const freed = new WeakSet()
function free(model, depth) {
  if (!model?.get || depth > 12) return
  if (!freed.has(model)) {
    freed.add(model)
    Object.defineProperty(model, "_pending_msgs",
      {get: () => 0, set: () => {}, configurable: true})
  }
  for (const child of model.get("children") ?? []) free(child, depth + 1)
}
export default { render({model, el}) {
  el.style.display = "none"
  model.set("seen", true)
  model.save_changes()
  const folded = new Set()
  let first = null // the first widget beside it
  const fold = () => {
    const cell = el.closest(".jp-Cell, .cell, .output_wrapper") ?? el.parentElement
    for (const still of cell?.querySelectorAll("details.ub-still") ?? [])
      if (!folded.has(still)) { folded.add(still); still.open = false }
  }
  const help = async () => {
    for (const id of model.get("roots"))
      try {
        const root = await model.widget_manager.get_model(id)
        first ??= root
        free(root, 0)
      }
      catch { } // who is gone needs no help
  }
  const name = () => { // a slider's handle is named as its label
    const cell = el.closest(".jp-Cell, .cell, .output_wrapper") ?? el.parentElement
    for (const handle of cell?.querySelectorAll(".noUi-handle:not([aria-label])") ?? [])
      handle.setAttribute("aria-label",
        handle.closest(".widget-slider")?.querySelector("label")?.textContent || "value")
  }
  const warn = () => { // what is shown stays as it was
    if (first?.comm_live !== false || el.textContent) return
    const when = new Date().toLocaleTimeString([], {hour: "2-digit", minute: "2-digit"})
    el.textContent = `The kernel has ended: this is the state of ${when}, and its buttons do `
      + "nothing. Run the cell again to go on."
    el.setAttribute("role", "status")
    el.style.cssText = "border-left: 3px solid #b3283c; padding-left: .5rem"
  }
  const look = () => { help(); fold(); name(); warn() }
  const start = setTimeout(look, 60)
  const again = setInterval(look, 500) // more widgets and pictures may come
  model.on("change:roots", help)
  return () => {
    clearTimeout(start)
    clearInterval(again)
    model.off("change:roots", help)
  }
} }
