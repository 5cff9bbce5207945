// replays in a page without a kernel, with a menu of games; page.html#game/turn opens one
const all = JSON.parse(document.getElementById("unb-replays").textContent)
const choose = document.getElementById("unb-choose"), here = document.getElementById("unb-here")
let shown = null
const link = (game, turn) => `#${encodeURIComponent(game)}/${turn}`
const show = start => {
  shown?.stop()
  const data = all[+choose.value]
  let known = false // the address follows from the second turn on
  const onTurn = at => {
    if (known) history.replaceState(null, "", link(data.game_id, at))
    known = true
  }
  shown = replay(here, {...data, start, onTurn})
}
const follow = () => {
  const [, game, turn] = decodeURIComponent(location.hash).match(/^#(.+?)(?:\/(\d+))?$/) ?? []
  const k = all.findIndex(data => data.game_id === game)
  if (k >= 0) choose.value = k
  show(k >= 0 ? +(turn ?? 0) : 0)
  if (k >= 0) here.scrollIntoView()
}
choose.addEventListener("change", () => show(0))
addEventListener("hashchange", follow)
if (all.length) follow()
