// replays in a page without a kernel, with a menu of games
const all = JSON.parse(document.getElementById("unb-replays").textContent)
const choose = document.getElementById("unb-choose"), here = document.getElementById("unb-here")
let shown = null
const show = () => { shown?.stop(); shown = replay(here, all[+choose.value]) }
choose.addEventListener("change", show)
if (all.length) show()
