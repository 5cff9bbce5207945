// plots as one live figure: keeps the figures that arrived, draws the one for its width
const page = (globalThis.__unstable_nb ??= {plotly: null, loading: null, views: new Set()})
page.free ??= 0 // when the next figure may be drawn, as performance.now()
const config = {displayModeBar: false, responsive: false}

async function install(zipped) {
  const stream = new Blob([zipped]).stream().pipeThrough(new DecompressionStream("gzip"))
  const text = await new Response(stream).text()
  const before = globalThis.Plotly
  const head = "const define = undefined, module = undefined, exports = undefined;\n"
  const url = URL.createObjectURL(new Blob([head, text], {type: "text/javascript"}))
  try { await import(/* webpackIgnore: true */ url) } finally { URL.revokeObjectURL(url) }
  page.plotly = globalThis.Plotly
  if (before) globalThis.Plotly = before
  for (const draw of page.views) draw()
}

const atom = v => v === null || typeof v !== "object" || Array.isArray(v) || "bdata" in v
function merge(old, change) {
  const out = {...old}
  for (const [k, v] of Object.entries(change)) {
    if (v === null) delete out[k]
    else if (v.keep !== undefined) // the end of an array that has grown
      out[k] = {dtype: v.dtype, bdata: out[k].bdata.slice(0, v.keep) + v.bdata}
    else out[k] = atom(v) || atom(out[k] ?? null) ? v : merge(out[k], v)
  }
  return out
}

function state(model) {
  if (model.__unstable_nb) return model.__unstable_nb
  const own = model.__unstable_nb = {figures: new Map(), views: new Set()}
  const now = model.get("now")
  if (now?.figure) own.figures.set(now.room, now)
  model.on("msg:custom", (message, buffers) => {
    if (message.kind === "plotly" && !page.plotly)
      page.loading ??= install(buffers[0]).catch(error => {
        page.loading = null
        for (const view of own.views) view.say(String(error))
      })
    const old = own.figures.get(message.room)
    if (message.kind === "figure") own.figures.set(message.room, message)
    if (message.kind === "change") {
      if (!old || old.revision !== message.after) {
        for (const view of own.views) view.hello()
        return
      }
      const data = old.figure.data.map((t, i) => message.data[i] ? merge(t, message.data[i]) : t)
      own.figures.set(message.room, {room: message.room, revision: message.revision,
                                  figure: {data, layout: merge(old.figure.layout, message.layout)}})
    }
    if (message.kind === "csv") for (const view of own.views) view.save(message)
    for (const view of own.views) view.draw()
  })
  return own
}

function render({model, el}) {
  const send = message => { try { model.send(message) } catch { } } // its kernel may have ended
  const own = state(model)
  const box = part("div"), words = part("p", "ub-soft ub-waiting"), tools = part("div", "ub-tools")
  const me = Math.random().toString(36).slice(2)
  el.style.width = "100%"
  el.classList.add("ub-plots") // not a style: ipywidgets removes an overflow of ours
  el.append(box, tools, words)
  let placed = ""
  const tool = (text, title, message) =>
    button(text, title, () => send({...message, asker: me}))
  const place = layout => {
    const wanted = JSON.stringify([layout.meta, layout.width])
    if (wanted === placed) return // a button keeps its focus
    placed = wanted
    tools.replaceChildren(...(layout.meta ?? []).map(m => {
      const own = part("span")
      own.style.left = `${m.x*layout.width - 58}px`
      own.style.top = `${m.y + 2}px`
      own.append(tool("CSV", `numbers of ${m.plot} as a file`, {kind: "csv", plot: m.plot}))
      return own
    }))
  }
  let room = 0, drawn = null, width = 0, busy = false, asked = 0, shown = false, later = 0
  const seen = () => box.isConnected && box.offsetParent !== null && el.clientWidth > 40
  const view = {
    say: text => { words.textContent = text },
    save(message) {
      if (message.asker !== me) return
      const a = part("a")
      a.href = URL.createObjectURL(new Blob([message.text], {type: "text/csv"}))
      a.download = message.name
      a.click()
      setTimeout(() => URL.revokeObjectURL(a.href), 10000)
    },
    hello() {
      asked = Date.now()
      // one view asks for all
      const needed = !page.plotly && !page.loading && !(asked - page.asked < 10000)
      if (needed) page.asked = asked
      const have = own.figures.get(room)?.revision ?? -1
      send({kind: "hello", me, room, have, drawn: drawn ?? -1, plotly: !needed})
    },
    async draw() {
      const now = own.figures.get(room)
      if (busy || !page.plotly || !now || !seen()) return
      if (drawn === now.revision && width === el.clientWidth) return
      const start = performance.now()
      if (drawn !== null && start < page.free) { // the page has other things to do as well
        clearTimeout(later)
        later = setTimeout(view.draw, page.free - start)
        return
      }
      busy = true
      try {
        const first = drawn === null
        width = el.clientWidth
        const layout = {...structuredClone(now.figure.layout), width, datarevision: now.revision}
        await page.plotly.react(box, now.figure.data.map(t => ({...t})), layout, config)
        if (first) box.on("plotly_click", event => {
          const point = event.points[0], key = point.customdata
          if (key !== undefined && key !== null)
            send({kind: "click", plot: point.data.meta, key})
        })
        if (drawn !== now.revision) send({kind: "drawn", me, room, revision: now.revision})
        drawn = now.revision
        place(layout)
        view.say("")
      } catch (error) {
        view.say("this figure could not be drawn: " + error)
        send({kind: "failed", words: String(error)})
        drawn = now.revision
      } finally { busy = false }
      const end = performance.now()
      page.free = end + Math.min(2000, end - start) // as long a rest as the drawing took
      requestAnimationFrame(view.draw)
    },
    fit() {
      if (!seen()) return
      const wanted = Math.max(240, Math.floor(el.clientWidth/80)*80)
      if (wanted !== room) {
        room = wanted
        const near = own.figures.get(room) ?? [...own.figures.values()].at(-1)
        if (near && !own.figures.has(room)) own.figures.set(room, {...near, room, revision: -1})
        view.hello()
      }
      view.draw()
    }}
  const watch = new ResizeObserver(view.fit)
  watch.observe(el)
  const again = setInterval(() => {
    // figures may have passed while it was hidden
    if (seen() && !shown && drawn !== null) view.hello()
    if (shown && !seen()) send({kind: "hidden", me})
    shown = seen()
    view.fit() // a tab that opens changes no size
    if (drawn !== null && drawn >= 0 || !seen()) return
    if (Date.now() - asked > 3000) view.hello()
    if (drawn === null) view.say(page.loading && !page.plotly ? "loading plotly …"
      : "waiting for the kernel, which may be busy …")
  }, 500)
  own.views.add(view); page.views.add(view.draw)
  return () => {
    watch.disconnect(); clearInterval(again); clearTimeout(later)
    if (shown) send({kind: "hidden", me})
    own.views.delete(view); page.views.delete(view.draw)
    page.plotly?.purge(box)
  }
}
function preload(model) { // before the first figure is wanted, but after what is seen first
  if (page.plotly || page.loading || Date.now() - page.asked < 10000) return
  page.asked = Date.now()
  model.send({kind: "plotly"})
}

export default {initialize: ({model}) => { state(model); setTimeout(preload, 1000, model) }, render}
