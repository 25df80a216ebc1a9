/** A field at the top of a query, with the values of its arguments. */
export interface Field {
  /** Its name in the answer. */
  name: string
  args: Readonly<Record<string, unknown>>
}

const token = /[!$&()[\]{}:=@|]|\.\.\.|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\w+/
/** A text, or a comment: what stands in one is no grammar. */
export const quoted = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|#[^\n]*/g
const tokens = new RegExp(`${quoted.source}|${token.source}`, 'g')

/**
 * The fields at the top of a GraphQL query: as much of its grammar as its own lists need, because a whole parser is
 * larger than the cache. Nothing when the text is anything but one query of plain fields.
 */
export function readSelection(text: string, variables: unknown): Field[] | undefined {
  try {
    return readFields(createReader(text, variables))
  } catch {
    // GraphQL writes some texts in a way that JSON does not know.
    return undefined
  }
}

function readFields(reader: Reader): Field[] | undefined {
  if (reader.peek() !== 'query' && reader.peek() !== '{') return undefined
  // A default would decide what a variable that was not given means.
  if (reader.skipTo('{').includes('=')) return undefined
  const fields: Field[] = []
  while (reader.peek() !== '}') {
    const name = reader.next()
    if (!/^\w+$/.test(name)) return undefined
    fields.push(readField(name, reader))
  }
  reader.next()
  // Fragments may follow; another operation may not, for it is not known which of the two was asked.
  return reader.rest().includes('query') ? undefined : fields
}

type Reader = ReturnType<typeof createReader>

function createReader(text: string, variables: unknown) {
  const words = (text.match(tokens) ?? []).filter((each) => !each.startsWith('#'))
  const given = (variables ?? {}) as Record<string, unknown> // what a query is asked with is an object
  let at = 0
  const next = () => words[at++] ?? '}'
  return {
    next,
    peek: () => words[at] ?? '}',
    rest: () => words.slice(at),
    variable: (name: string) => given[name],
    /** Past an opening token that stands in no brackets; answers what stood before it. */
    skipTo(opening: string) {
      const start = at
      for (let depth = 0; at < words.length; at++) {
        if (depth === 0 && words[at] === opening) break
        depth += depthOf(words[at])
      }
      return words.slice(start, at++)
    },
    /** Past everything up to the end of the brackets that were opened last. */
    skipRest() {
      for (let depth = 1; depth > 0 && at < words.length; at++) depth += depthOf(words[at])
    },
  }
}

function depthOf(text: string | undefined): number {
  return '([{'.includes(text ?? ' ') ? 1 : ')]}'.includes(text ?? ' ') ? -1 : 0
}

function readField(alias: string, reader: Reader): Field {
  if (reader.peek() === ':') {
    reader.next()
    reader.next()
  }
  const args = reader.peek() === '(' ? readMembers(reader, ')') : {}
  if (reader.peek() === '{') {
    reader.next()
    reader.skipRest()
  }
  return { name: alias, args }
}

/** `(first: $first, filter: {…})`, or the inside of an object. */
function readMembers(reader: Reader, closing: string): Record<string, unknown> {
  const members: Record<string, unknown> = {}
  reader.next()
  while (reader.peek() !== closing && reader.peek() !== '}') {
    const name = reader.next()
    reader.next()
    members[name] = readValue(reader)
  }
  reader.next()
  return members
}

function readValue(reader: Reader): unknown {
  const first = reader.peek()
  if (first === '{') return readMembers(reader, '}')
  if (first === '[') return readList(reader)
  const text = reader.next()
  if (text === '$') return reader.variable(reader.next())
  return literal(text)
}

function readList(reader: Reader): unknown[] {
  const items: unknown[] = []
  reader.next()
  while (reader.peek() !== ']' && reader.peek() !== '}') items.push(readValue(reader))
  reader.next()
  return items
}

function literal(text: string): unknown {
  if (text.startsWith('"')) return JSON.parse(text)
  // What a number cannot hold exactly stays as it was written: values are compared as decimals.
  if (/^-?\d/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : text
  return text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : text
}
