import { Refused, type CharTest, type Lookahead, type PatternNode } from './PatternNode'
import { PatternReader } from './PatternReader'
import { codeOf, readClass, readEscape } from './readClass'

const deepest = 40
const quantifier = /[*+?]|\{(\d{1,4})(?:(,)(\d{1,4})?)?\}/y
const isLineEnd: CharTest = (code) => [10, 13, 0x2028, 0x2029].includes(code)

/** A pattern taken apart: the conditions at its start, and the rest. */
export interface ReadPattern {
  lookaheads: readonly Lookahead[]
  body: PatternNode
}

/** Parses a pattern. Conditions on the following text are supported only after a `^`, where passwords have them. */
export function readPattern(source: string): ReadPattern {
  const reader = new PatternReader(source)
  const isAnchored = reader.take('^')
  const lookaheads: Lookahead[] = []
  while (isAnchored && reader.match(/\(\?(?=[=!])/y)) {
    const expected = reader.next() === '='
    lookaheads.push({ part: readGroup(reader, 1), expected })
  }
  if (lookaheads.length === 0) reader.at = 0
  const body = readChoice(reader, 0)
  if (!reader.isDone || (lookaheads.length > 0 && body.kind === 'choice')) throw new Refused()
  return { lookaheads, body: lookaheads.length > 0 ? sequence([{ kind: 'start' }, body]) : body }
}

function readChoice(reader: PatternReader, depth: number): PatternNode {
  if (depth > deepest) throw new Refused()
  const parts = [readSequence(reader, depth)]
  while (reader.take('|')) parts.push(readSequence(reader, depth))
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'choice', parts }
}

function readSequence(reader: PatternReader, depth: number): PatternNode {
  const parts: PatternNode[] = []
  while (!reader.isDone && reader.peek() !== '|' && reader.peek() !== ')') {
    parts.push(readRepeat(reader, readAtom(reader, depth)))
  }
  return sequence(parts)
}

function sequence(parts: readonly PatternNode[]): PatternNode {
  return { kind: 'sequence', parts }
}

function readRepeat(reader: PatternReader, part: PatternNode): PatternNode {
  const found = reader.match(quantifier)
  if (!found) return part
  if (part.kind === 'start' || part.kind === 'end' || part.kind === 'word') throw new Refused()
  reader.take('?')
  const [min, max] = boundsOf(found)
  if (max < min) throw new Refused()
  return { kind: 'repeat', part, min, max }
}

function boundsOf([text, least, comma, most]: RegExpExecArray): [number, number] {
  if (least === undefined) return [text === '+' ? 1 : 0, text === '?' ? 1 : Infinity]
  return [Number(least), most ? Number(most) : comma ? Infinity : Number(least)]
}

function readAtom(reader: PatternReader, depth: number): PatternNode {
  const char = reader.next()
  switch (char) {
    case '^':
      return { kind: 'start' }
    case '$':
      return { kind: 'end' }
    case '.':
      return { kind: 'char', test: (code) => !isLineEnd(code) }
    case '[':
      return { kind: 'char', test: readClass(reader) }
    case '(':
      reader.match(/\?(?::|<[A-Za-z_]\w*>)/y)
      return readGroup(reader, depth + 1)
    case '\\':
      return readEscaped(reader)
    case '*':
    case '+':
    case '?':
      throw new Refused()
    default:
      return literal(codeOf(char))
  }
}

function readGroup(reader: PatternReader, depth: number): PatternNode {
  const group = readChoice(reader, depth)
  if (!reader.take(')')) throw new Refused()
  return group
}

function readEscaped(reader: PatternReader): PatternNode {
  if (reader.take('b')) return { kind: 'word', expected: true }
  if (reader.take('B')) return { kind: 'word', expected: false }
  const meant = readEscape(reader)
  return typeof meant === 'number' ? literal(meant) : { kind: 'char', test: meant }
}

function literal(expected: number): PatternNode {
  return { kind: 'char', test: (code) => code === expected }
}
