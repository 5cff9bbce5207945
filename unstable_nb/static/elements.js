// what the views build their pages of; stands before their own scripts
const part = (kind, cls, text) => {
  const el = document.createElement(kind)
  if (cls) el.className = cls
  if (text !== undefined) el.textContent = text
  return el
}
const button = (text, title, act) => {
  const b = part("button", "", text)
  b.title = title
  b.setAttribute("aria-label", title)
  b.addEventListener("click", act)
  return b
}
const shape = (kind, attributes) => { // an element of an SVG drawing
  const el = document.createElementNS("http://www.w3.org/2000/svg", kind)
  for (const k in attributes) el.setAttribute(k, attributes[k])
  return el
}
const sharpened = image => { // small pictures keep their pixels
  image.addEventListener("load", () => image.classList.toggle("pixels", image.naturalWidth < 240))
  return image
}
const percent = p => p >= .0995 ? Math.round(100*p) + " %" : (100*p).toPrecision(2) + " %"
// a bar of games won, drawn and lost; where a number has no room inside, all stand beside it
const results = ends => {
  const all = part("span"), bar = part("span", "ends"), total = ends.reduce((sum, n) => sum + n, 0)
  bar.title = `${ends[0]} won, ${ends[1]} drawn, ${ends[2]} lost`
  bar.setAttribute("role", "img")
  bar.setAttribute("aria-label", bar.title)
  const fits = n => 14*n/total > String(n).length + .5 // of about 14 digits
  const room = ends.every(n => !n || fits(n))
  ends.forEach((n, k) => {
    const share = part("span", ["win", "draw", "loss"][k], fits(n) ? String(n) : "")
    share.style.width = `${100*n/total}%`
    bar.append(share)
  })
  all.append(bar, room ? "" : part("small", "beside", ` ${ends.join(" · ")}`))
  return all
}
