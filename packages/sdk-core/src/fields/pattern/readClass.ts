import { Refused, type CharTest } from './PatternNode'
import type { PatternReader } from './PatternReader'

const space = /\s/
const isDigit: CharTest = (code) => code >= 48 && code <= 57
const isSpace: CharTest = (code) => space.test(String.fromCodePoint(code))

/** Returns true when a character is one of `\w`. */
export const isWord: CharTest = (code) =>
  isDigit(code) || code === 95 || ((code | 32) >= 97 && (code | 32) <= 122 && code < 128)

const sets: Readonly<Record<string, CharTest>> = { d: isDigit, s: isSpace, w: isWord }
const controls: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' }
const hexadecimal = /x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})/y

/** The characters between square brackets, the first of which is behind us. */
export function readClass(reader: PatternReader): CharTest {
  const isNegated = reader.take('^')
  const tests: CharTest[] = []
  while (!reader.take(']')) tests.push(readItem(reader))
  return (code) => tests.some((test) => test(code)) !== isNegated
}

function readItem(reader: PatternReader): CharTest {
  const from = readMember(reader)
  const isRange = typeof from === 'number' && reader.match(/-(?!\])/y)
  if (!isRange) return typeof from === 'number' ? (code) => code === from : from
  const to = readMember(reader)
  if (typeof to !== 'number' || to < from) throw new Refused()
  return (code) => code >= from && code <= to
}

function readMember(reader: PatternReader): CharTest | number {
  const char = reader.next()
  if (char !== '\\') return codeOf(char)
  return reader.take('b') ? 8 : readEscape(reader)
}

/** Reads an escape after its backslash: a set, or the code of one character. */
export function readEscape(reader: PatternReader): CharTest | number {
  const found = reader.match(hexadecimal)
  if (found) return parseInt(found[1] ?? found[2] ?? '', 16)
  const char = reader.next()
  const set = Object.hasOwn(sets, char.toLowerCase()) ? sets[char.toLowerCase()] : undefined
  if (set) return char === char.toLowerCase() ? set : (code) => !set(code)
  if (Object.hasOwn(controls, char) && !/\d/.test(reader.peek())) return controls[char]?.charCodeAt(0) ?? 0
  // Other letters and digits mean back-references and classes that are not supported.
  if (/[a-zA-Z0-9]/.test(char)) throw new Refused()
  return codeOf(char)
}

/** The code point of a character. */
export function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0
}
