import type { NumberSigns } from './NumberSigns'
import { digitClass, parseNumber, parseWhole, readNumber } from './parseNumber'

/** The characters that a numeric field accepts: digits, and the signs of a decimal, whole or precise number. */
export type NumberKeep = 'decimal' | 'integer' | 'precise'

/** A change that a numeric field refuses, or accepts as an invalid number. */
export interface RefusedNumber {
  /** The first character that the field does not take; missing where all are taken and the whole is no number. */
  character?: string
  /** True after a single key: the text then lacks a character until something of it is deleted. */
  isKey: boolean
}

/** A numeric field while it is edited. */
export interface TypedNumber {
  /** The text that the field shows. */
  shown: string
  /**
   * The value of the field: the full input, with every character that is not shown. It is no number while one is missing, so that
   * no form sends the rest, and a draft or another page finds the same text refused.
   */
  entered: string
  refused?: RefusedNumber
}

/** Characters of a numeric field, and how its language writes numbers. */
export interface NumberRules {
  keep: NumberKeep
  signs: NumberSigns
}

/**
 * Applies a change to a numeric field, whether typed, pasted or filled in by the browser.
 *
 * A single key that the field does not take is not shown. Several characters at once are taken whole or not at all: only
 * white space, a leading dollar sign and the signs between whole groups may be left out of them. Once a key was refused,
 * further keys do not make a number of the rest: something has to be deleted or replaced first. Backspace right after the refused
 * key takes that key back, and nothing that is shown.
 */
export function typeNumber(before: TypedNumber, after: string, rules: NumberRules): TypedNumber {
  if (isTakenBack(before, after)) return { shown: before.shown, entered: before.shown }
  const change = changeOf(before.shown, after)
  const next = applyChange(before.shown, after, { change, rules })
  const { start, inserted, removed } = change
  if (before.refused?.isKey && removed === 0) {
    const at = placeIn(before.entered, before.shown, start)
    const isTaken = next.shown !== before.shown || next.refused !== undefined
    const entered = isTaken ? insertAt(before.entered, at, inserted) : before.entered
    return { shown: next.shown, entered, refused: next.refused?.isKey ? next.refused : before.refused }
  }
  const isMissing = next.refused?.character !== undefined
  return { ...next, entered: isMissing ? insertAt(before.shown, start, inserted) : next.shown }
}

/** True when the character before the refused keys was deleted, and nothing was typed after them. A field that is emptied is not. */
function isTakenBack({ shown, entered, refused }: TypedNumber, after: string): boolean {
  if (!refused?.isKey || after === '') return false
  const { start, removed } = changeOf(shown, entered)
  return removed === 0 && start > 0 && after === shown.slice(0, start - 1) + shown.slice(start)
}

type Change = ReturnType<typeof changeOf>

function applyChange(
  before: string,
  after: string,
  { change: { start, inserted, rest }, rules }: { change: Change; rules: NumberRules },
): Pick<TypedNumber, 'shown' | 'refused'> {
  const isKey = inserted.length <= 2 && [...inserted].length <= 1
  if (isKept(inserted, rules))
    return isKey || isNumber(after, rules) ? { shown: after } : { shown: after, refused: { isKey: false } }
  const isFirst = before.slice(0, start).trim() === ''
  if (isKey) {
    const isLeftOut = /\s/.test(inserted) || (inserted === '$' && isFirst)
    return isLeftOut ? { shown: before } : { shown: before, refused: { character: inserted, isKey } }
  }
  const read = !isFirst && inserted.includes('$') ? undefined : readNumber(inserted, rules.signs)
  if (!read || (rules.keep === 'integer' && read.fraction !== undefined)) {
    const character = foreignCharacter(inserted, rules) ?? inserted.trim()[0] ?? ' '
    return { shown: before, refused: { character, isKey } }
  }
  const digits = read.fraction === undefined ? read.whole : read.whole + rules.signs.decimal + read.fraction
  const shown = before.slice(0, start) + digits + rest
  return isNumber(shown, rules) ? { shown } : { shown, refused: { isKey } }
}

/** Finds the first character that a number cannot have, in a text that was set, not typed. */
export function refuseText(text: string, rules: NumberRules): RefusedNumber | undefined {
  const character = isNumber(text, rules) ? undefined : foreignCharacter(text.trim(), rules)
  return character === undefined ? undefined : { character, isKey: false }
}

/** True for a text that is blank, or a number that the field takes. */
function isNumber(text: string, { keep, signs }: NumberRules): boolean {
  return text.trim() === '' || (keep === 'integer' ? parseWhole : parseNumber)(text, signs) !== undefined
}

function isKept(text: string, rules: NumberRules): boolean {
  const pattern = kept(rules)
  return findCharacter(text, (character) => !pattern.test(character)) === undefined
}

function foreignCharacter(text: string, rules: NumberRules): string | undefined {
  const pattern = kept(rules)
  const isDollarFirst = text.startsWith('$')
  return findCharacter(
    text,
    (character) => !pattern.test(character) && !/\s/.test(character) && !(character === '$' && isDollarFirst),
  )
}

/** Stops at the first match: a pasted text may have a hundred thousand characters. */
function findCharacter(text: string, matches: (character: string) => boolean): string | undefined {
  for (const character of text) if (matches(character)) return character
  return undefined
}

/**
 * Matches a character that a field takes. As the specification has it, a decimal takes dots and commas in every language, a whole
 * number group separators, a precise number the decimal sign.
 */
function kept({ keep, signs: { decimal, group } }: NumberRules): RegExp {
  const own = (sign: string) => (/\s/.test(sign) ? '\\s' : sign === '’' ? "’'" : `\\${sign}`)
  const grouping = group ? own(group) : ''
  const signs = { decimal: `.,٫٬${grouping}`, integer: `٬${grouping}`, precise: `٫${own(decimal)}` }
  return new RegExp(`^[${digitClass}${signs[keep]}]$`)
}

/** Compares two texts: the inserted text, its place, the number of replaced characters, and the text after it. */
function changeOf(before: string, after: string) {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  return {
    start,
    inserted: after.slice(start, after.length - end),
    removed: before.length - end - start,
    rest: end ? before.slice(-end) : '',
  }
}

/** Converts a place in the shown text to a place in the full input, after characters that are not shown there. */
function placeIn(entered: string, shown: string, place: number): number {
  let at = 0
  for (let seen = 0; seen <= place; seen++) {
    const found = seen < shown.length ? entered.indexOf(shown[seen] ?? '', at) : entered.length
    if (seen === place) return found < 0 ? entered.length : found
    at = found + 1
  }
  return at
}

/** Long texts are not numbers; the kept part is enough to know that. */
function insertAt(text: string, at: number, inserted: string): string {
  return (text.slice(0, at) + inserted + text.slice(at)).slice(0, 200)
}
