// goes through frames by buttons, slider, keys and a clock; the caller draws each of them
function player(root, {
  unit, whole,  // names of a frame and of all: "turn", "game"
  frames, wait, // how many, and milliseconds between two that are played
  ends = false, // is the last one no unit, but the end?
  leap = 0,     // frames of Page Up and Page Down
  repeats = false, // does it begin again when it has ended?
  show,         // called with the number of a frame
}) {
  const keys = part("div", "keys"), slider = part("input"), count = part("span", "dim")
  const last = frames - 1
  let at = 0, timer = null
  root.tabIndex = 0
  root.setAttribute("data-lm-suppress-shortcuts", "true")
  slider.type = "range"; slider.min = 0; slider.max = last; slider.value = 0
  slider.setAttribute("aria-label", unit)
  const stop = () => { clearInterval(timer); timer = null; play.textContent = "Play" }
  const go = to => {
    at = Math.max(0, Math.min(last, to))
    const end = ends && at === last
    slider.value = at
    slider.setAttribute("aria-valuetext", end ? "the end" : `${unit} ${at}`)
    count.textContent = end ? "end" : `${unit} ${at} of ${last}`
    show(at)
    if (at === last && timer && !repeats) stop()
  }
  const play = button("Play", `play the ${whole} (space bar)`, () => {
    if (timer) return stop()
    if (at === last) go(0)
    play.textContent = "Pause"
    let rest = 0 // ticks at the end, before it begins again
    timer = setInterval(() => {
      if (!root.isConnected) return stop()
      if (at < last) return go(at + 1)
      if (++rest > 3) { rest = 0; go(0) }
    }, wait)
  })
  keys.append(
    button("|◀", `first ${unit}`, () => go(0)),
    button("◀", `previous ${unit}`, () => go(at - 1)),
    play,
    button("▶", `next ${unit}`, () => go(at + 1)),
    button("▶|", ends ? `end of the ${whole}` : `last ${unit}`, () => go(last)),
    slider, count)
  slider.addEventListener("input", () => go(+slider.value))
  root.addEventListener("keydown", e => {
    const to = {ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last,
      ...(leap && {PageUp: at - leap, PageDown: at + leap})}[e.key]
    if (to !== undefined) go(to)
    else if (e.key === " " && e.target === root) play.click()
    else return
    e.preventDefault(); e.stopPropagation()
  })
  return {keys, go, stop, play: () => play.click(), at: () => at}
}

// the curve below the frames, 600 wide and 48 high
const strip = label => shape("svg", {class: "curve", viewBox: "0 0 600 48",
  preserveAspectRatio: "none", role: "img", "aria-label": label})
