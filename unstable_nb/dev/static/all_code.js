// the button that opens and closes all folded code of a page
{
  const key = "show-all-code"
  const kept = () => { try { return localStorage.getItem(key) === "1" } catch { return false } }
  const keep = open => { try { localStorage.setItem(key, open ? "1" : "0") } catch { } }
  const show = open => {
    document.querySelectorAll("details.code").forEach(cell => { cell.open = open })
    document.querySelectorAll(".all-code").forEach(button => {
      button.setAttribute("aria-pressed", open)
      button.textContent = open ? "fold the code" : "show all code"
    })
  }
  document.addEventListener("click", event => {
    const button = event.target.closest?.(".all-code")
    if (!button) return
    const open = button.getAttribute("aria-pressed") !== "true"
    show(open)
    keep(open)
  })
  if (kept()) show(true)
}
