/** A story whose code is shown. */
export interface ShownStory {
  /** The name of the component that the page is about. */
  component: string
  args: Readonly<Record<string, unknown>>
  /** The object of the story as its file has it. */
  original: string
}

/**
 * Returns the code of a story as a reader can paste it: the imports, and the element with its props. A story that renders
 * something of its own is shown as it is written.
 */
export function sourceOf(
  { component, args, original }: ShownStory,
  entryOf: (name: string) => string | undefined,
): string {
  const rendered = renderedIn(original)
  const code = rendered ?? elementOf(component, args)
  const imports = importsOf(code, entryOf)
  return imports ? `${imports}\n\n${code}` : code
}

/** Returns the result of the `render` of a story, if it is an element. */
function renderedIn(original: string): string | undefined {
  const start = /\brender:\s*\([^)]*\)\s*=>\s*/.exec(original)
  if (!start) return undefined
  const rest = original.slice(start.index + start[0].length)
  const body = rest.startsWith('(')
    ? insideOf(rest)
    : /^<[\s\S]*?(?:\/>|<\/\w+>)(?=,?\s*(?:\w+:|}|$))/.exec(rest)?.[0]
  const code = body === undefined ? undefined : withoutIndent(body)
  return code?.startsWith('<') && !code.includes('{...args}') ? code : undefined
}

/** Returns the text between the first parenthesis of a text and its closing one. */
function insideOf(text: string): string | undefined {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth === 0) return text.slice(1, at)
  }
  return undefined
}

function withoutIndent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n')
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0)
  const indent =
    lines.length > 1 && indents[0] === 0 ? Math.min(...indents.slice(1)) - 2 : Math.min(...indents)
  return lines.map((line, at) => (at === 0 ? line.trimStart() : line.slice(Math.max(0, indent)))).join('\n')
}

function elementOf(name: string, { children, ...args }: ShownStory['args']): string {
  const props = Object.entries(args).flatMap(([prop, value]) => propOf(prop, value) ?? [])
  const content = contentOf(children)
  const opening = `<${name}${props.map((prop) => ` ${prop}`).join('')}`
  const isLong = opening.length > 90
  const start = isLong ? `<${name}\n${props.map((prop) => `  ${prop}\n`).join('')}` : opening
  if (content === undefined) return isLong ? `${start}/>` : `${start} />`
  return content.includes('\n') || isLong
    ? `${start}>\n  ${content}\n</${name}>`
    : `${start}>${content}</${name}>`
}

function contentOf(children: unknown): string | undefined {
  if (children === undefined || children === null || children === false) return undefined
  if (typeof children === 'string' || typeof children === 'number')
    return /[{}<>]/.test(String(children)) ? `{${JSON.stringify(children)}}` : String(children)
  return '{children}'
}

function propOf(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (value === true) return name
  if (typeof value === 'string')
    return /["\n\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
  if (typeof value === 'function') return `${name}={() => {}}`
  return `${name}={${literalOf(value) ?? name}}`
}

/** The longest literal that is shown: a longer one becomes a variable with the name of the prop. */
const longest = 120

/** Returns a value as code; undefined if it is not a plain value, or too long. */
function literalOf(value: unknown): string | undefined {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isPlain(value)) return undefined
  const text = JSON.stringify(value)
    ?.replace(/"([A-Za-z_]\w*)":/g, '$1: ')
    .replace(/,(?=[[{"\w])/g, ', ')
  return text && text.length <= longest ? text : undefined
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.every(isPlain)
  const isRecord = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
  return isRecord && Object.values(value).every(isPlain)
}

function importsOf(code: string, entryOf: (name: string) => string | undefined): string {
  const names = [...new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))]
  const byEntry = new Map<string, string[]>()
  for (const name of names.sort()) {
    const entry = entryOf(name)
    if (entry) byEntry.set(entry, [...(byEntry.get(entry) ?? []), name])
  }
  return [...byEntry]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([entry, each]) => `import { ${each.join(', ')} } from '${entry}'`)
    .join('\n')
}
