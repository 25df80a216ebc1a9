/** A field at the top of a query, with the values of its arguments. */
export interface Field {
  /** Its name in the answer. */
  name: string
  args: Readonly<Record<string, unknown>>
}

const token = /[!$&()[\]{}:=@|]|\.\.\.|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\w+/
/** A text, or a comment: what stands in one is no grammar. */
export const stringsAndComments = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*/g
const tokens = new RegExp(`${stringsAndComments.source}|${token.source}`, 'g')

/**
 * The fields at the top of a GraphQL query: as much of its grammar as its own lists need, because a whole parser is
 * larger than the cache. Nothing when the text is anything but one query of plain fields.
 */
export function readSelection(text: string, variables: unknown): Field[] | undefined {
  const parts = groupBrackets(text.match(tokens) ?? [])
  const at = parts.findIndex((part) => isBracket(part, '{'))
  const selection = parts[at]
  if (!isBracket(selection, '{') || (at > 0 && parts[0] !== 'query')) return undefined
  // A default would decide what a variable that was not given means.
  if (parts.slice(0, at).some((part) => isBracket(part, '(') && part.inside.includes('='))) return undefined
  // Fragments may follow; another operation may not, for it is not known which of the two was asked.
  if (parts.includes('query', at)) return undefined
  try {
    return readFields(selection.inside, (variables ?? {}) as Variables) // what a query is asked with is an object
  } catch {
    // GraphQL writes some texts in a way that JSON does not know.
    return undefined
  }
}

type Variables = Readonly<Record<string, unknown>>

/** A word, or what stands in brackets. */
type Part = string | Bracket

interface Bracket {
  opening: string
  inside: Part[]
}

function isBracket(part: Part | undefined, opening: string): part is Bracket {
  return typeof part === 'object' && part.opening === opening
}

/** The words of a text, those in brackets put together. */
function groupBrackets(words: readonly string[]): Part[] {
  const all: Part[] = []
  const open = [all]
  for (const word of words) {
    if ('([{'.includes(word)) {
      const inside: Part[] = []
      open.at(-1)?.push({ opening: word, inside })
      open.push(inside)
    } else if (')]}'.includes(word)) open.pop()
    else if (!word.startsWith('#')) open.at(-1)?.push(word)
  }
  return all
}

function readFields(parts: Part[], variables: Variables): Field[] | undefined {
  const fields: Field[] = []
  while (parts.length > 0) {
    const name = parts.shift()
    if (typeof name !== 'string' || !/^\w+$/.test(name)) return undefined
    if (parts[0] === ':') parts.splice(0, 2)
    const [next] = parts
    const args = isBracket(next, '(') ? readMembers(next.inside, variables) : {}
    while (isBracket(parts[0], '(') || isBracket(parts[0], '{')) parts.shift()
    fields.push({ name, args })
  }
  return fields
}

/** `(first: $first, filter: {…})`, or the inside of an object. */
function readMembers(parts: Part[], variables: Variables): Record<string, unknown> {
  const members: Record<string, unknown> = {}
  while (parts.length > 0) {
    const [name] = parts.splice(0, 2)
    members[String(name)] = readValue(parts, variables)
  }
  return members
}

function readValue(parts: Part[], variables: Variables): unknown {
  const part = parts.shift()
  if (part === '$') return variables[String(parts.shift())]
  if (isBracket(part, '{')) return readMembers(part.inside, variables)
  return isBracket(part, '[') ? readList(part.inside, variables) : literal(String(part))
}

function readList(parts: Part[], variables: Variables): unknown[] {
  const items: unknown[] = []
  while (parts.length > 0) items.push(readValue(parts, variables))
  return items
}

function literal(text: string): unknown {
  if (text.startsWith('"')) return JSON.parse(text)
  // What a number cannot hold exactly stays as it was written: values are compared as decimals.
  if (/^-?\d/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : text
  return text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : text
}
