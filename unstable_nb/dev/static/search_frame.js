// the search in a hidden frame, for pages that are opened from disk
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
