// the board of a game whose free cells play a move, and the keyboard's focus after it
function render({model, el}) {
  const box = part("div", "unb-cells")
  box.setAttribute("data-lm-suppress-shortcuts", "true")
  el.append(box)
  let last = null, mine = false, typed = false, undo = null, timer = null
  const root = () => el.closest(".unb-play")
  const draw = () => {
    box.innerHTML = model.get("svg") // made by the kernel from the game alone
    const svg = box.querySelector("svg"), free = model.get("cells")
    if (!svg) return
    svg.setAttribute("role", "group")
    free.forEach((cell, i) => {
      const r = shape("rect", {x: cell.x, y: cell.y, width: 40, height: 40, class: "free",
        role: "button", tabindex: i ? -1 : 0, "aria-label": `play ${cell.move}`})
      const play = () => { last = cell; model.send({move: cell.move}) }
      r.addEventListener("click", play)
      r.addEventListener("keydown", e => {
        if (e.key === "Enter" || e.key === " ") play()
        else {
          const step = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1],
                        ArrowDown: [0, 1]}[e.key]
          if (!step) return
          const away = c => (c.x - cell.x)*step[0] + (c.y - cell.y)*step[1]
          const off = c => Math.abs((c.x - cell.x)*step[1]) + Math.abs((c.y - cell.y)*step[0])
          const to = free.filter(c => away(c) > 0)
            .sort((a, b) => away(a) + 2*off(a) - away(b) - 2*off(b))[0]
          if (to) svg.querySelectorAll(".free")[free.indexOf(to)].focus()
        }
        e.preventDefault(); e.stopPropagation()
      })
      svg.append(r)
    })
  }
  const later = () => { clearTimeout(timer); timer = setTimeout(settle, 120) }
  const settle = () => { // after a move
    if (!mine || !box.isConnected) return
    const now = document.activeElement
    if (now && root()?.contains(now) && now !== root() && !now.disabled) return
    if (now && now !== document.body && !now.contains(root())) return // somebody went elsewhere
    const visible = e => e && !e.disabled && e.offsetParent !== null
    if (visible(undo)) return undo.focus({preventScroll: true}) // who takes back may go on so
    const cells = [...box.querySelectorAll(".free")]
    const near = cells.sort((a, b) => (last ? Math.hypot(a.getAttribute("x") - last.x,
      a.getAttribute("y") - last.y) - Math.hypot(b.getAttribute("x") - last.x,
      b.getAttribute("y") - last.y) : 0))[0]
    const text = root()?.querySelector("input[type=text]")
    const buttons = [...(root()?.querySelectorAll("button") ?? [])]
    const again = buttons.find(b => b.textContent.trim() === "new game")
    if (typed && near && !visible(text)) return later() // the opponent's turn
    const field = visible(text) ? text : null
    const next = (typed ? field ?? near : near ?? field) ?? (visible(again) ? again : null)
    next?.focus({preventScroll: true})
  }
  const used = e => {
    mine = Boolean(e.target && root()?.contains(e.target))
    typed = mine && Boolean(e.target.matches?.("input[type=text]")) // who types goes on typing
    const button = mine ? e.target.closest?.("button") : null
    undo = button?.textContent.trim() === "undo" ? button : null
  }
  document.addEventListener("pointerdown", used, true)
  document.addEventListener("keydown", used, true)
  const drawn = () => { draw(); later() }
  model.on("change:turns", drawn)
  draw()
  return () => {
    clearTimeout(timer)
    document.removeEventListener("pointerdown", used, true)
    document.removeEventListener("keydown", used, true)
    model.off("change:turns", drawn)
  }
}
export default {render}
