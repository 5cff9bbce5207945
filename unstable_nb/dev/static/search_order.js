// synonyms and order for the search; goes to the end of Zensical's worker
{
  // what a sentence has besides the words to look for
  const LITTLE = new Set(("a an and any are as at be by can could do does for from have how i if "
    + "in is it its me my of on or should so that the their there they this to use using want was "
    + "what when where which who why will with without would you your").split(" "))
  const rows = SYNONYMS.map(row => row.trim().split(/ +/))
  let separator = / +/
  const letters = text => text.normalize("NFKD").toLowerCase()
  const others = word => rows.find(row => row.some(known => known === word
    || (word.length > 2 && (known.startsWith(word) || word === known + "s")))) ?? []
  const score = (text, word) => {
    const at = text.indexOf(word)
    if (at < 0) return 0
    const sign = /[a-z0-9]/
    for (let i = at; i >= 0; i = text.indexOf(word, i + 1)) {
      const end = text[i + word.length] ?? " "
      if (!sign.test(text[i - 1] ?? " ") && (!sign.test(end) || end === "s")) return 1
    }
    return sign.test(text[at - 1] ?? " ") ? 0.1 : 0.5
  }
  const WEIGHTS = {title: 8, keywords: 8, path: 4, text: 1}
  const KINDS = {tutorials: 2, tests: 0.5, bench: 0.5, studies: 0.5, dev: 0.5}
  const worth = (item, words) => {
    const [address, heading] = item.location.split("#")
    const kind = KINDS[address.split("/").at(-2)] ?? 1
    const whole = heading ? 1 : 1.2
    const best = (word, scale) => Math.max(...Object.entries(WEIGHTS).map(([field, weight]) =>
      scale * weight * score(item.folded[field], word)))
    const sum = words.map(word => Math.max(best(word, 1),
      ...others(word).map(other => best(other, 0.5)))).reduce((a, b) => a + b, 0)
    const known = item.keywords?.startsWith("ub.") ? 1.3 : 1
    const title = item.folded.title.split(separator).filter(Boolean).join(" ")
    const same = title === words.join(" ") ? 1.5 : 1
    return kind * whole * known * same * sum
  }

  const FEW = 6 // found: then pages with some of the words follow
  const inner = self.onmessage, post = self.postMessage.bind(self)
  let items = [], words = [], found = null, wider = null
  const page = from => {
    const size = 10, next = from + size < found.items.length ? {from: from + size} : undefined
    const pagination = {total: found.items.length, prev: from ? {from: 0} : undefined, next}
    post({type: 3, data: {...found, items: found.items.slice(from, from + size), pagination}})
  }
  const value = word => ({type: "value", data: {field: "*", value: {type: "prefix", data: word}}})
  const any = word => ({type: "operator", data: {operator: "or",
    operands: [...new Set([word, ...others(word)])].map(value)}})
  const wanted = input => {
    const all = letters(input.replace(/user.defined/gi, "own")).split(separator).filter(Boolean)
    const telling = all.filter(word => !LITTLE.has(word))
    return telling.length ? telling : all
  }
  self.onmessage = ({data: message}) => {
    let {type, data} = message
    if (type === 0) {
      items = data.items
      separator = new RegExp(data.config.separator, "u")
      for (const item of items) item.folded = Object.fromEntries(Object.keys(WEIGHTS)
        .map(field => [field, letters([item[field] ?? ""].flat().join(" "))]))
    }
    if (type === 2 && data.page && found) return page(data.page.from)
    if (type === 2 && typeof data.input === "string") {
      words = wanted(data.input)
      const of = operator => ({...data, input: {type: "operator",
        data: {operator, operands: words.map(any)}}})
      wider = words.length > 1 ? of("or") : null
      if (words.length) data = of("and")
    }
    inner({data: {type, data}})
  }
  self.postMessage = message => {
    if (message.type !== 3) return post(message)
    const pages = new Set(message.data.items.map(({id}) => items[id].location.split("#")[0]))
    if (pages.size < FEW && wider) { // hardly a page has all of the words
      const data = wider
      wider = null
      return inner({data: {type: 2, data}})
    }
    found = message.data
    const worths = new Map(found.items.map(({id}) => [id, worth(items[id], words)]))
    found.items.sort((a, b) => worths.get(b.id) - worths.get(a.id))
    page(0)
  }
}
