// an episode step by step, a column for each checkpoint
const short = x => x === null || x === undefined ? "–" : Math.abs(x) >= 1000 ? x.toFixed(0)
  : Math.abs(x) >= 10 || x === Math.round(x) ? +x.toFixed(1) + "" : x.toFixed(2)
const signed = x => x > 0 ? "+" + short(x) : short(x)
const MOST = 18 // bars

function pictures(list) { // addresses, made when they are needed
  const made = []
  return {
    at: i => made[i] ??= URL.createObjectURL(new Blob([list[i]],
      {type: new Uint8Array(list[i].buffer ?? list[i], list[i].byteOffset ?? 0, 1)[0] === 137
        ? "image/png" : "image/jpeg"})),
    close: () => made.forEach(url => url && URL.revokeObjectURL(url))
  }
}

function bars(track, step) {
  const grid = part("div", "bars")
  const order = step.numbers.map((x, i) => i)
  if (order.length > MOST) order.sort((a, b) => step.numbers[b] - step.numbers[a])
  for (const i of order.slice(0, MOST)) {
    const mark = step.chosen.includes(i) ? " chosen" : "", x = step.numbers[i]
    const bar = part("div", "bar" + mark), cell = part("div")
    const share = (x - track.low[i])/(track.high[i] - track.low[i] || 1)
    bar.style.width = `${100*Math.min(1, Math.max(0, share))}%`
    cell.append(bar)
    grid.append(part("span", mark.trim(), track.names[i]), cell,
      part("span", mark.trim(), track.kind === "probability" ? percent(x) : short(x)))
  }
  return grid
}

function curve(track, go) { // what was expected, or the reward so far
  const n = Math.max(track.steps.length - 1, 1)
  const known = track.steps[0]?.value !== null
  const y = track.steps.map(s => known ? s.value : s.total)
  const low = Math.min(...y), high = Math.max(...y), room = high - low || 1
  const what = known ? "expected return" : "reward so far"
  const svg = strip(`${what} over the episode`)
  const points = y.map((v, i) => `${600*i/n},${44 - 40*(v - low)/room}`).join(" ")
  const line = shape("polyline", {points, fill: "none", stroke: "#0072b2", "stroke-width": 1.5,
    "vector-effect": "non-scaling-stroke"})
  const at = shape("line", {x1: 0, x2: 0, y1: 0, y2: 48, stroke: "currentColor",
    "stroke-opacity": .6, "vector-effect": "non-scaling-stroke"})
  svg.append(line, at)
  svg.addEventListener("click", e => go(Math.round(n*e.offsetX/svg.clientWidth)))
  const box = part("div")
  box.append(part("div", "dim", `${what}: ${short(low)} to ${short(high)}`), svg)
  return {box, move: i => { for (const k of ["x1", "x2"]) at.setAttribute(k, 600*i/n) }}
}

function column(track, go) { // a checkpoint
  const box = part("div", "track"), frames = pictures(track.frames), looks = pictures(track.looks)
  const picture = sharpened(part("img")), look = track.looks.length ? part("img", "pixels") : null
  const both = part("div", look ? "two" : ""), now = part("div"), line = curve(track, go)
  picture.alt = `what ${track.label} plays`
  both.append(picture)
  if (look) { look.alt = "what mattered for the action"; both.append(look) }
  box.append(part("h4", "", track.label), part("div", "dim", track.result))
  if (track.note) box.append(part("div", "warn", track.note))
  box.append(both, now, line.box)
  if (track.filters) {
    const more = part("details"), image = part("img", "pixels")
    image.src = pictures([track.filters]).at(0)
    image.alt = "filters of the first layer"
    more.append(part("summary", "dim", "filters of the first layer"), image)
    box.append(more)
  }
  const maps = track.maps?.length ? pictures(track.maps) : null, answer = part("img", "pixels")
  const when = part("summary", "dim", "maps of the layers")
  if (maps) {
    const more = part("details")
    answer.alt = "what the filters of each layer find"
    more.append(when, answer)
    box.append(more)
  }
  const show = at => {
    const last = track.steps.length - 1, i = Math.min(at, last), step = track.steps[i]
    const over = at > last && track.length === last + 1
    picture.src = frames.at(step.frame)
    if (look) look.src = looks.at(step.seen)
    if (maps) { // kept for some steps: the newest of them
      const k = track.maps_at.findLastIndex(t => t <= i)
      answer.src = maps.at(track.map_order[k])
      when.textContent = `maps of the layers, at step ${track.maps_at[k]}`
    }
    both.classList.toggle("over", over)
    line.move(i)
    const chance = track.kind === "probability" && step.chosen.length === 1
      ? ` (${percent(step.numbers[step.chosen[0]])})` : ""
    const action = part("div", "action", `${step.action}${chance}`)
    const facts = part("div", "facts")
    const fact = (name, text) => facts.append(part("span", "dim", name), part("span", "", text))
    fact("reward of the step", signed(step.reward))
    for (const name in step.parts) fact(`· ${name}`, signed(step.parts[name]))
    fact("reward so far", short(step.total))
    if (step.value !== null) fact("expected from here on", short(step.value))
    now.replaceChildren(over ? part("div", "action", `over after step ${last}`) : action,
      bars(track, step), facts)
  }
  const close = () => { frames.close(); looks.close(); maps?.close() }
  return {box, show, close}
}

function steps(el, data) {
  const root = part("div", "unb-steps"), tracks = part("div", "tracks")
  const show = at => { for (const c of columns) c.show(at) }
  const {keys, go, stop} = player(root, {unit: "step", whole: "episode", wait: 1000/data.fps,
    frames: Math.max(...data.tracks.map(t => t.steps.length)), leap: 10, show})
  root.setAttribute("aria-label", "episode; arrow keys go through the steps")
  const columns = data.tracks.map(track => column(track, go))
  tracks.append(...columns.map(c => c.box))
  root.append(keys, tracks)
  if (data.cut) root.append(part("div", "dim", data.cut))
  el.replaceChildren(root)
  go(data.start ?? 0)
  return {go, stop, close: () => { stop(); columns.forEach(c => c.close()) }}
}

export default {render({model, el}) {
  let own = null
  const draw = () => {
    own?.close()
    const data = model.get("data")
    own = data?.tracks?.length ? steps(el, data) : null
    if (!own) el.textContent = data?.why ?? ""
  }
  model.on("change:data", draw)
  draw()
  return () => own?.close()
}}
