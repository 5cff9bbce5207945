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

function curve(frames, at, go) {
  const n = Math.max(frames.length - 1, 1)
  const svg = strip("confidence of each reply over the game")
  svg.append(shape("line", {x1: 0, y1: 46, x2: 600, y2: 46, stroke: "currentColor",
    "stroke-opacity": .3}))
  frames.forEach((f, i) => {
    if (f.seat === null) return
    const x = 600*(i + .5)/n, p = sure(f)
    const own = f.seat === 0 ? "#0072b2" : "#808890"
    const bar = shape("rect", {x: x - 250/n, width: 500/n, y: p === null ? 40 : 46 - 42*p,
      height: p === null ? 6 : Math.max(42*p, 2), fill: f.lost >= .5 ? "#d55e00" : own,
      "fill-opacity": i === at ? 1 : .45})
    bar.style.cursor = "pointer"
    bar.addEventListener("click", () => go(i))
    const title = shape("title")
    title.textContent = `turn ${i}: ${f.move ?? "no move"}`
    if (p !== null) title.textContent += `, probability ${percent(p)}`
    if (f.lost >= .5) title.textContent += `, gave away ${f.lost.toFixed(2)}`
    bar.append(title)
    svg.append(bar)
  })
  return svg
}

const remarks = frame => (frame.comments ?? []).map(c => { // of reviewers
  const box = part("div", "remark")
  box.append(part("b", "", `${c.by}: `), part("span", "", c.text))
  return box
})

function side(data, frame, at) {
  const box = part("div", "side")
  if (frame.seat === null) {
    for (const p of data.players) {
      const reward = p.reward === null ? "" : `, reward ${p.reward}`
      box.append(part("div", "", `${p.name} (seat ${p.seat}): ${p.outcome}${reward}`))
    }
    if (data.reason) box.append(part("p", "dim", data.reason))
    box.append(...remarks(frame))
    return box
  }
  const who = data.players.find(p => p.seat === frame.seat)
  const legal = frame.valid ? "" : ", which is not legal"
  const action = frame.move === null ? "gave no move" : `plays ${frame.move}${legal}`
  box.append(part("div", "", `${who?.name ?? "player"} (seat ${frame.seat}) ${action}`))
  if (frame.confidence !== null)
    box.append(part("div", "dim", `probability of this reply: ${percent(frame.confidence)}`))
  if (frame.lost >= .5)
    box.append(part("div", "lost", `This gave away ${frame.lost.toFixed(2)} (${frame.source}).`))
  else if (frame.lost !== null && frame.source) {
    const nearly = frame.lost < 1e-6 ? "As good" : "Nearly as good"
    box.append(part("div", "dim", `${nearly} as any move (${frame.source}).`))
  }
  box.append(...remarks(frame))
  const policies = part("div", "policies")
  for (const policy of frame.policies) policies.append(bars(frame, policy))
  box.append(policies)
  if (!same(frame.reply, frame.move) && frame.reply) {
    const more = part("details")
    more.append(part("summary", "dim", "the whole reply"), part("pre", "", frame.reply))
    box.append(more)
  }
  return box
}

function replay(el, data, send) {
  const frames = data.frames, root = part("div", "unb-replay"), stage = part("div")
  const show = at => {
    const frame = frames[at], both = part("div", "both"), board = part("div", "board")
    if (frame.svg) board.innerHTML = frame.svg
    else { board.style.flexBasis = "28rem"; board.append(part("pre", "", frame.text)) }
    both.append(board, side(data, frame, at))
    stage.replaceChildren(both, curve(frames, at, own.go))
    if (from) from.disabled = frame.seat === null
  }
  const own = player(root, {unit: "turn", whole: "game", frames: frames.length, wait: 900,
    ends: frames.at(-1).seat === null, show})
  root.setAttribute("aria-label", "replay; arrow keys go through the turns")
  const ask = () => send({kind: "play", turn: own.at()})
  const from = send ? button("Play from here", "play on from this position", ask) : null
  if (from) own.keys.append(from)
  const names = data.players.map(p => `${p.name} (seat ${p.seat}): ${p.outcome}`).join(" · ")
  root.append(part("h4", "", data.title), part("div", "", names),
    part("div", "dim", data.subtitle), own.keys, stage)
  el.replaceChildren(root)
  own.go(data.start ?? 0)
  return own
}
