import { type ByHand, byHand } from './byHand.ts'

/** A module's text in which each refusal asks first whether it still stands. */
export interface InstrumentedCode {
  text: string
  sites: { name: string; line: number; tests?: readonly string[] }[]
}

const refusing =
  /^\s*\{?\s*(?:throw (?!error\b|new (?:Error|PlatformError|CsvError|Undo|NothingDone)\()|return refuse(?:Upgrade)?\()/

/** Wraps the condition of every `if` that throws a coded refusal, and what is listed by hand. */
export function instrumentCode(file: string, original: string): InstrumentedCode {
  const sites: InstrumentedCode['sites'] = []
  let [text, from] = ['', 0]
  for (const { index } of original.matchAll(/(?<![\w$.])if \(/g)) {
    const start = index + 4
    const end = closing(original, start)
    const refusal = refusing.exec(original.slice(end + 1, end + 60))
    if (!refusal || index < from) continue
    const condition = original.slice(start, end)
    const said = `${file}: if (${condition.replaceAll(/\s+/g, ' ')})`
    const name = sites.some((one) => one.name === said) ? `${said} (${sites.length})` : said
    sites.push({ name, line: lineAt(original, index) })
    text += `${original.slice(from, start)}globalThis.refusals.holds(${JSON.stringify(name)}, ${condition})`
    from = end
  }
  text += original.slice(from)
  for (const check of byHand.filter((one) => one.file === file)) {
    const find = check.find.replaceAll(/[«»]/g, '')
    if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand once in ${file}`)
    const name = `${file}: ${check.name}`
    sites.push({
      name,
      line: lineAt(original, original.indexOf(find)),
      ...(check.tests && { tests: check.tests }),
    })
    text = text.replace(find, () => givesWay(check, name))
  }
  // A statement with a name has one text; what is removed changes it.
  if (byHand.some((one) => one.file === file && one.isSql)) text = text.replace(/^ *name: '\w+',\n/m, '')
  return { text, sites }
}

function closing(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

function givesWay({ find, instead, isSql, isQuoted }: ByHand, name: string): string {
  const [, before = '', meant = find, after = ''] = /^(.*)«(.*)»(.*)$/s.exec(find) ?? []
  const isRemoved = `globalThis.refusals.removes(${JSON.stringify(name)})`
  const text = `${isRemoved} ? ${JSON.stringify(instead)} : ${JSON.stringify(meant)}`
  if (isQuoted) return `' + (${text}) + '`
  if (isSql) return `\${${text}}`
  return `${before}(${isRemoved} ? (${instead}) : (${meant}))${after}`
}
