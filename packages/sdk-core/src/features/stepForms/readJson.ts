/** A JSON text that was read: its value, and the line on which each part of it begins. */
export interface ReadJson {
  status: 'read'
  value: unknown
  /** Returns the line of a part, counted from 1: `['fields', 1, 'regex']`. */
  lineOf: (path: readonly (string | number)[]) => number
}

/** A text that is not JSON: the line of the first character that does not belong there, counted from 1. */
export interface BrokenJson {
  status: 'broken'
  line: number
}

/**
 * Reads JSON and remembers the lines of its parts.
 *
 * `JSON.parse` says where a text is broken in another way in each browser, and nothing of where its parts stand.
 */
export function readJson(text: string): ReadJson | BrokenJson {
  const lines = new Map<string, number>()
  let at = 0

  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const skip = () => {
    while (' \t\r\n'.includes(text[at] ?? 'end')) at += 1
  }
  const take = (character: string) => {
    skip()
    if (text[at] !== character) throw new NotJson()
    at += 1
  }
  const takes = (character: string) => {
    skip()
    if (text[at] !== character) return false
    at += 1
    return true
  }
  const token = (pattern: RegExp): unknown => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found === undefined) throw new NotJson()
    at += found.length
    return JSON.parse(found)
  }
  const members = (end: string, member: () => void) => {
    if (takes(end)) return
    do member()
    while (takes(','))
    take(end)
  }

  const value = (path: string): unknown => {
    skip()
    lines.set(path, lineAt(at))
    switch (text[at]) {
      case '{': {
        at += 1
        const entries: [string, unknown][] = []
        members('}', () => {
          skip()
          const name = token(stringToken) as string
          take(':')
          entries.push([name, value(join(path, name))])
        })
        return Object.fromEntries(entries)
      }
      case '[': {
        at += 1
        const items: unknown[] = []
        members(']', () => items.push(value(join(path, items.length))))
        return items
      }
      case '"':
        return token(stringToken)
      default:
        return token(otherToken)
    }
  }

  try {
    const read = value('')
    skip()
    if (at < text.length) throw new NotJson()
    return {
      status: 'read',
      value: read,
      lineOf: (path) => lines.get(path.reduce<string>(join, '')) ?? 1,
    }
  } catch (error) {
    if (error instanceof NotJson || error instanceof SyntaxError)
      return { status: 'broken', line: lineAt(at) }
    throw error
  }
}

class NotJson extends Error {}

// JSON.parse, which reads the token, refuses control characters.
const stringToken = /"(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const otherToken = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

const join = (path: string, part: string | number) => `${path}/${JSON.stringify(part)}`
