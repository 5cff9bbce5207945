// what scrolls can be reached by the keyboard, and has a name
{
  const SCROLLS = {".output": "output", ".formula": "formula", ".md-typeset__scrollwrap": "table",
    "pre > code": "code"}
  const mark = () => {
    for (const [selector, name] of Object.entries(SCROLLS))
      for (const box of document.querySelectorAll(`.md-typeset ${selector}`)) {
        const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
        if (scrolls && !box.hasAttribute("tabindex")) {
          box.tabIndex = 0
          box.setAttribute("role", "region")
          box.setAttribute("aria-label", name)
        }
      }
  }
  mark()
  addEventListener("load", mark)
  addEventListener("resize", mark)
  document.addEventListener("toggle", mark, true)
}
