import { parseDecimal } from './decimal'
import type { NumberSigns } from './NumberSigns'

/** A number as entered, without group separators. */
export interface WrittenNumber {
  /** The digits before the decimal sign, zeros in front included. */
  whole: string
  /** The digits after the decimal sign; missing where no decimal sign was entered. */
  fraction?: string
}

/**
 * Reads a number as a language writes it; every field, filter and draft that holds a number reads it here.
 *
 * `1,234.50` is 1234.5, `.5` is 0.5, and in German `1.234,50` is 1234.5. White space around it and a dollar sign before it are
 * left out, digits of other scripts are read, and spaces may group digits in every language. Group separators must group all
 * digits, because `1,23` is as likely 1.23 as 123. A sign, an exponent or a percentage is refused.
 */
export function parseNumber(text: string, signs: NumberSigns): string | undefined {
  const read = readNumber(text, signs)
  return read && parseDecimal(`${read.whole || '0'}.${read.fraction || '0'}`)?.toString()
}

/** Reads a whole number. Its digits are kept as entered, zeros in front too; a decimal sign is refused, even before zeros. */
export function parseWhole(text: string, signs: NumberSigns): string | undefined {
  const read = readNumber(text, signs)
  return read && read.fraction === undefined && read.whole.length <= 60 ? read.whole : undefined
}

/** Reads the digits of a number, and refuses any other text. */
export function readNumber(text: string, signs: NumberSigns): WrittenNumber | undefined {
  const entered = text.length < 100 ? withoutSurroundings(inLatinDigits(text, signs), signs) : ''
  const [written = '', fraction, ...more] = entered.split(plainly(signs.decimal))
  const whole = ungrouped(written, signs)
  const isNumber = more.length === 0 && whole !== undefined && /^\d*$/.test(fraction ?? '')
  return isNumber && (whole || fraction) ? { whole, ...(fraction !== undefined && { fraction }) } : undefined
}

/** Replaces white space and apostrophes by those that keyboards write. */
function plainly(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('’', "'")
}

/** The first digit of each script whose digits are read. */
const zeros = [...'٠۰०০๐０'].map((zero) => zero.charCodeAt(0))

/** Digits that {@link readNumber} reads, as the class of a regular expression. */
export const digitClass = ['0-9', ...zeros.map((zero) => String.fromCharCode(zero, 0x2d, zero + 9))].join('')

/** Returns a text in which the digits of other scripts are Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(otherDigit, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => zero <= code) ?? code))
  })
}

function inLatinDigits(text: string, { decimal, group }: NumberSigns): string {
  return latinDigits(plainly(text.replace(/[\u200e\u200f\u061c]/g, '')))
    .replaceAll('٫', plainly(decimal))
    .replaceAll('٬', plainly(group || ' '))
}

const otherDigit = new RegExp(`[${digitClass.slice(3)}]`, 'g')

/** Leaves out white space around a number, and the dollar sign where it, or the language, writes it. */
function withoutSurroundings(text: string, { money: [[before, after]] }: NumberSigns): string {
  const entered = text.trim()
  const first = ['$', plainly(before).trim()].find((sign) => sign && entered.startsWith(sign)) ?? ''
  const last = plainly(after.replace(/[\u200e\u200f\u061c]/g, '')).trim()
  const rest = entered.slice(first.length)
  return (!first && last && rest.endsWith(last) ? rest.slice(0, -last.length) : rest).trim()
}

/** Removes group separators from a whole number that groups all its digits: `1,234,567`, in India `12,34,567`. */
function ungrouped(text: string, { group, groups: [last, before] }: NumberSigns): string | undefined {
  if (/^\d*$/.test(text)) return text
  const sign = [plainly(group), ' '].find((each) => each && text.includes(each))
  const [first = '', ...rest] = sign ? text.split(sign) : []
  const isWhole =
    /^\d+$/.test(first) &&
    first.length <= before &&
    rest.every((each, at) => /^\d+$/.test(each) && each.length === (at === rest.length - 1 ? last : before))
  return isWhole ? first + rest.join('') : undefined
}
