const part = (kind, cls, text) => {
  const el = document.createElement(kind)
  if (cls) el.className = cls
  if (text !== undefined) el.textContent = text
  return el
}
const percent = p => p >= .0995 ? Math.round(100*p) + " %" : (100*p).toPrecision(2) + " %"
