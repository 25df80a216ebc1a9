import { stringsAndComments } from './stringsAndComments'

/** A field at the top of a query, with the values of its arguments. */
export interface SelectedField {
  /** Its name in the answer. */
  name: string
  args: Readonly<Record<string, unknown>>
}

const token = /[!$&()[\]{}:=@|]|\.\.\.|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\w+/
const tokens = new RegExp(`${stringsAndComments.source}|${token.source}`, 'g')

/**
 * The fields at the top of a GraphQL query. It reads only as much of the grammar as is needed here, because a complete
 * parser is larger than the cache. `undefined` when the text is anything but one query of plain fields.
 */
export function readSelection(text: string, variables: unknown): SelectedField[] | undefined {
  const parts = groupBrackets(text.match(tokens) ?? [])
  const at = parts.findIndex((part) => isBracket(part, '{'))
  const selection = parts[at]
  if (!isBracket(selection, '{') || (at > 0 && parts[0] !== 'query')) return undefined
  // A default value of a variable is not supported.
  if (parts.slice(0, at).some((part) => isBracket(part, '(') && part.inside.includes('='))) return undefined
  // Fragments may follow; with a second operation it is unknown which of the two was sent.
  if (parts.includes('query', at)) return undefined
  try {
    return readFields(selection.inside, (variables ?? {}) as Variables) // variables are an object
  } catch {
    // Some GraphQL strings, such as block strings, are not valid JSON.
    return undefined
  }
}

type Variables = Readonly<Record<string, unknown>>

/** A token, or the contents of brackets. */
type Part = string | Bracket

interface Bracket {
  opening: string
  inside: Part[]
}

function isBracket(part: Part | undefined, opening: string): part is Bracket {
  return typeof part === 'object' && part.opening === opening
}

/** Groups the tokens of a text by brackets. */
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

function readFields(parts: Part[], variables: Variables): SelectedField[] | undefined {
  const fields: SelectedField[] = []
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
  // A number that JavaScript cannot represent exactly stays text: values are compared as decimals.
  if (/^-?\d/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : text
  return text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : text
}
