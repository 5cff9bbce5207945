// how a page reaches the search: from disk in a hidden frame, served only when it is used
if (location.protocol === "file:") window.Worker = class {
  constructor(url) {
    const frame = document.createElement("iframe"), script = document.createElement("script")
    frame.hidden = true
    document.body.append(frame)
    this.frame = frame
    this.inside = frame.contentWindow
    this.waiting = []
    this.inside.postMessage = data => this.onmessage?.({data: structuredClone(data)})
    script.src = new URL(url, location.href)
    script.onload = () => {
      const waiting = this.waiting
      this.waiting = null
      waiting.forEach(data => this.postMessage(data))
    }
    frame.contentDocument.head.append(script)
  }
  postMessage(sent) {
    const data = structuredClone(sent)
    if (this.waiting) this.waiting.push(data)
    else setTimeout(() => this.inside.onmessage?.({data}))
  }
  terminate() { this.frame.remove() }
}
else { // the texts are fetched with the first click or key
  const used = new Promise(done => {
    const inSearch = e => e.target.closest?.(".md-search, [for=__search], #__search")
    const typed = e => ["/", "f", "s"].includes(e.key)
    for (const kind of ["pointerdown", "focusin", "click", "change"])
      addEventListener(kind, e => inSearch(e) && done(), true)
    addEventListener("keydown", e => typed(e) && done(), true)
    if (new URLSearchParams(location.search).has("h")) done() // it marks what was looked for
  })
  const {open, send} = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function(method, address, ...more) {
    this.late = /\/search\.json$/.test(String(address))
    return open.call(this, method, address, ...more)
  }
  XMLHttpRequest.prototype.send = function(...body) {
    if (this.late) used.then(() => send.apply(this, body))
    else send.apply(this, body)
  }
}
