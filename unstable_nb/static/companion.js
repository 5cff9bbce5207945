// lets the widgets beside it send at once while a cell runs, folds their still picture, and tells
// the kernel that it was drawn
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
  const fold = () => {
    const cell = el.closest(".jp-Cell, .cell, .output_wrapper") ?? el.parentElement
    for (const still of cell?.querySelectorAll("details.ub-still") ?? [])
      if (!folded.has(still)) { folded.add(still); still.open = false }
  }
  const help = async () => {
    for (const id of model.get("roots"))
      try { free(await model.widget_manager.get_model(id), 0) }
      catch { } // who is gone needs no help
  }
  const name = () => { // a slider's handle is named as its label
    const cell = el.closest(".jp-Cell, .cell, .output_wrapper") ?? el.parentElement
    for (const handle of cell?.querySelectorAll(".noUi-handle:not([aria-label])") ?? [])
      handle.setAttribute("aria-label",
        handle.closest(".widget-slider")?.querySelector("label")?.textContent || "value")
  }
  const look = () => { help(); fold(); name() }
  const start = setTimeout(look, 60)
  const again = setInterval(look, 500) // more widgets and pictures may come
  model.on("change:roots", help)
  return () => {
    clearTimeout(start)
    clearInterval(again)
    model.off("change:roots", help)
  }
} }
