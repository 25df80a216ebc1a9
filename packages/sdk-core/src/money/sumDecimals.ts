import { add } from './arithmetic'
import { Decimal, parseDecimal } from './decimal'

/** Digits that a float holds whatever they are. */
const safeDigits = 15

const plain = /^-?\d+(\.\d+)?$/

/**
 * The exact sum of decimal texts; nothing where there are none. What is no number is left out.
 *
 * Short numbers are added up as whole ones, apart for each number of decimals, as long as a float holds their sum:
 * a column may have 50,000 of them.
 */
export function sumDecimals(texts: Iterable<string>): Decimal | undefined {
  let sum: Decimal | undefined
  const short: number[] = []
  const take = (number: Decimal) => (sum = sum ? add(sum, number) : number)
  for (const text of texts) {
    const scale = text.length - 1 - text.lastIndexOf('.')
    const places = scale === text.length ? 0 : scale
    const value =
      text.length <= safeDigits && plain.test(text) ? Math.round(Number(text) * 10 ** places) : NaN
    const next = (short[places] ?? 0) + value
    if (Number.isSafeInteger(next)) short[places] = next
    else {
      const number = parseDecimal(text, 60)
      if (number) take(number)
    }
  }
  short.forEach((value, places) => take(new Decimal(BigInt(value), places)))
  return sum
}
