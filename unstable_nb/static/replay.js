// a game turn by turn: its board, the reply, and the bars of the policies
const plain = s => s.replace(/[\[\],]/g, " ").split(/\s+/).join(" ").trim().toLowerCase()
const same = (a, b) => a && b && plain(a) === plain(b)

function bars(frame, policy) {
  const box = part("div"), grid = part("div", "bars")
  box.append(part("div", "dim", policy.name))
  for (const [move, p] of policy.moves.slice(0, 12)) {
    const value = frame.values?.[move], best = Math.max(...Object.values(frame.values ?? {}))
    const name = part("span", same(move, frame.move) ? "chosen" : "", move)
    if (value !== undefined && best - value >= .5) {
      name.classList.add("bad")
      name.title = `worth ${value.toFixed(2)}, the best ${best.toFixed(2)}`
    }
    const bar = part("div", "bar")
    bar.style.width = `${100*p}%`
    const cell = part("div"); cell.append(bar)
    grid.append(name, cell, part("span", "", percent(p)))
  }
  const left = policy.moves.length - 12
  box.append(grid)
  if (left > 0) box.append(part("div", "dim", `${left} more moves`))
  const illegal = 1 - policy.moves.reduce((sum, [, p]) => sum + p, 0)
  if (policy.moves.length && illegal > .005)
    box.append(part("div", "dim", `other replies: ${percent(illegal)}`))
  return box
}

// the probability of the move where a policy was asked, else that of the whole reply
const sure = f => (f.policies?.[0]?.moves ?? []).find(([m]) => same(m, f.move))?.[1] ?? f.confidence

// the moves in a column to click, each with its probability and what it gave away
function moveList(frames, go) {
  const box = part("div", "moves")
  box.setAttribute("role", "group")
  box.setAttribute("aria-label", "moves")
  const rows = frames.map((f, i) => {
    const row = part("button", "move"), p = sure(f), ended = f.seat === null
    const name = ended ? "the end" : (f.move ?? "no move").slice(0, 60)
    row.append(part("span", "dim", ended ? "" : String(i)), part("b", "", name))
    row.append(part("span", "dim", ended || p == null ? "" : percent(p)))
    row.append(part("span", "lost", f.lost >= .005 ? `−${f.lost.toFixed(2)}` : ""))
    row.title = ended ? "the end" : said(f, i)
    row.setAttribute("aria-label", row.title)
    row.addEventListener("click", () => go(i))
    box.append(row)
    return row
  })
  const mark = at => {
    rows.forEach((row, i) => {
      row.tabIndex = i === at ? 0 : -1
      row.toggleAttribute("aria-current", i === at)
    })
    box.scrollTop = rows[at].offsetTop - box.clientHeight/2
  }
  return [box, mark]
}

const said = (f, i) => {
  const p = sure(f)
  let words = `turn ${i}: ${f.move ?? "no move"}`
  if (p != null) words += `, probability ${percent(p)}`
  if (f.lost >= .005) words += `, gave away ${f.lost.toFixed(2)}`
  return words
}

// who is ahead before each turn, by those who know: up is good for seat 0
function evaluation(frames, at, go) {
  const known = frames.map(f => typeof f.worth === "number")
  if (known.filter(k => k).length < 2) return []
  const source = frames.find(f => f.source)?.source ?? ""
  const svg = strip("evaluation of the positions, up is good for seat 0"), n = frames.length
  svg.classList.add("evaluation")
  svg.append(shape("line", {x1: 0, y1: 24, x2: 600, y2: 24, stroke: "currentColor",
    "stroke-opacity": .3}))
  const most = Math.max(1, ...frames.map(f => Math.abs(f.worth ?? 0)))
  frames.forEach((f, i) => {
    if (!known[i]) return
    const high = 22*f.worth/most
    const slot = shape("g", {"fill-opacity": i === at ? 1 : .45}), title = shape("title")
    slot.append(shape("rect", {x: 600*i/n, y: 0, width: 600/n, height: 48, fill: "transparent"}))
    slot.append(shape("rect", {x: 600*(i + .05)/n, width: 540/n, y: Math.min(24 - high, 23),
      height: Math.max(Math.abs(high), 2), fill: f.worth >= 0 ? "#0072b2" : "#808890"}))
    title.textContent = `${f.seat === null ? "the end" : `turn ${i}`}: ${f.worth.toFixed(2)}`
    slot.append(title)
    slot.style.cursor = "pointer"
    slot.addEventListener("click", () => go(i))
    svg.append(slot)
  })
  return [part("div", "dim", `evaluation (${source}); up is good for seat 0`), svg]
}

function curve(frames, at, go) {
  const n = frames.length
  const svg = strip("confidence of each reply over the game")
  svg.append(shape("line", {x1: 0, y1: 46, x2: 600, y2: 46, stroke: "currentColor",
    "stroke-opacity": .3}))
  if (!frames.some(f => sure(f) != null)) return []
  frames.forEach((f, i) => {
    const x = 600*(i + .5)/n, p = sure(f)
    if (p == null) return // a bot has no probabilities
    const own = f.seat === 0 ? "#0072b2" : "#808890"
    const bar = shape("rect", {x: x - 250/n, width: 500/n, y: 46 - Math.max(42*p, 2),
      height: Math.max(42*p, 2), fill: f.lost >= .5 ? "#d55e00" : own,
      "fill-opacity": i === at ? 1 : .45})
    bar.style.cursor = "pointer"
    bar.addEventListener("click", () => go(i))
    const title = shape("title")
    title.textContent = said(f, i)
    bar.append(title)
    svg.append(bar)
  })
  return [part("div", "dim", "probability of each reply"), svg]
}

const remarks = frame => (frame.comments ?? []).map(c => { // of reviewers
  const box = part("div", "remark")
  box.append(part("b", "", `${c.by}: `), part("span", "", c.text))
  return box
})

function side(data, frame, at) {
  const box = []
  if (frame.seat === null) {
    for (const p of data.players) {
      const reward = p.reward === null ? "" : `, reward ${p.reward}`
      box.push(part("div", "", `${p.name} (seat ${p.seat}): ${p.outcome}${reward}`))
    }
    if (data.reason) box.push(part("p", "dim", data.reason))
    box.push(...remarks(frame))
    return box
  }
  const who = data.players.find(p => p.seat === frame.seat)
  const legal = frame.valid ? "" : ", which is not legal"
  const action = frame.move === null ? "gave no move" : `plays ${frame.move}${legal}`
  box.push(part("div", "", `${who?.name ?? "player"} (seat ${frame.seat}) ${action}`))
  if (frame.confidence !== null)
    box.push(part("div", "dim", `probability of this reply: ${percent(frame.confidence)}`))
  if (frame.lost >= .5)
    box.push(part("div", "lost", `This gave away ${frame.lost.toFixed(2)} (${frame.source}).`))
  else if (frame.lost !== null && frame.source) {
    const nearly = frame.lost < 1e-6 ? "As good" : "Nearly as good"
    box.push(part("div", "dim", `${nearly} as any move (${frame.source}).`))
  }
  box.push(...remarks(frame))
  const policies = part("div", "policies")
  for (const policy of frame.policies) policies.append(bars(frame, policy))
  box.push(policies, ...training(frame), ...worth(frame))
  if (!same(frame.reply, frame.move) && frame.reply)
    box.push(part("div", "dim", "the whole reply"), part("pre", "reply", frame.reply))
  return box
}

// what each move is worth to the seat that moves, where the game can be solved
function worth(frame) {
  const moves = Object.entries(frame.values ?? {}).sort((a, b) => b[1] - a[1])
  if (!moves.length) return []
  const rows = part("div", "worth"), left = moves.length - 24
  for (const [move, value] of moves.slice(0, 24))
    rows.append(part("span", same(move, frame.move) ? "chosen" : "", `${move} ${value.toFixed(2)}`))
  if (left > 0) rows.append(part("span", "dim", `${left} more`))
  return [part("div", "dim", `worth of each move (${frame.source})`), rows]
}

// the policy's view of this position at each checkpoint, to slide through
let trained = Infinity // it stays from turn to turn
function training(frame) {
  const steps = frame.training ?? []
  if (!steps.length) return []
  const slider = part("input"), place = part("div")
  slider.type = "range"; slider.min = 0; slider.max = steps.length - 1
  slider.value = Math.min(trained, steps.length - 1)
  slider.setAttribute("aria-label", "checkpoint")
  const show = () => {
    place.replaceChildren(bars(frame, steps[+slider.value]))
    slider.setAttribute("aria-valuetext", steps[+slider.value].name)
  }
  slider.addEventListener("input", () => { trained = +slider.value; show() })
  slider.addEventListener("keydown", e => e.stopPropagation()) // arrows move it, not the game
  show()
  const box = part("div", "training")
  box.append(part("div", "dim", "through training"), slider, place)
  return [box]
}

// what the seat has read before, folded; its choice stays from turn to turn
let unfolded = false
function earlier(frame) {
  if (!frame.seen) return []
  const box = part("details"), lines = frame.seen.split("\n").length
  box.open = unfolded
  box.addEventListener("toggle", () => { if (box.isConnected) unfolded = box.open })
  box.append(part("summary", "dim", `${lines} ${lines === 1 ? "line" : "lines"} as before`),
    part("pre", "", frame.seen))
  return [box]
}

function replay(el, data, send) {
  const frames = data.frames, root = part("div", "unb-replay"), stage = part("div", "both")
  const board = part("div", "board"), beside = part("div", "side"), asks = []
  const show = at => {
    const frame = frames[at], place = part("div")
    if (frame.svg) place.innerHTML = frame.svg
    else place.append(...earlier(frame), part("pre", "", frame.text))
    board.replaceChildren(place, ...evaluation(frames, at, own.go), ...curve(frames, at, own.go))
    beside.replaceChildren(...side(data, frame, at))
    mark(at)
    for (const b of asks) b.disabled = frame.seat === null
    data.onTurn?.(at)
  }
  const [list, mark] = moveList(frames, at => own.go(at))
  stage.append(board, list, beside) // they stay, and with them the keyboard's focus
  const own = player(root, {unit: "turn", whole: "game", frames: frames.length, wait: 900,
    ends: frames.at(-1).seat === null, show})
  root.setAttribute("aria-label", "replay; arrow keys go through the turns")
  const ask = kind => () => send({kind, turn: own.at()})
  if (send) asks.push(button("Play from here", "play on from this position", ask("play")),
    button("Through training", "ask the checkpoints about this position", ask("train")))
  own.keys.append(...asks)
  const names = data.players.map(p => `${p.name} (seat ${p.seat}): ${p.outcome}`).join(" · ")
  const title = [part("h4", "", data.title), part("div", "", names),
    part("div", "dim", data.subtitle)]
  root.dataset.game = data.game_id
  root.append(...(data.bare ? [] : title), own.keys, stage)
  el.replaceChildren(root)
  own.go(data.start ?? 0)
  return own
}
