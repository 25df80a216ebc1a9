import { add } from './arithmetic'
import { Decimal, parseDecimal } from './decimal'

/** Digits that a float holds whatever they are. */
const safeDigits = 15

const tens = Array.from({ length: safeDigits }, (_, places) => 10 ** places)

const zero = 48

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
  for (const given of texts) {
    const text = withoutEndingZeros(given)
    const point = text.lastIndexOf('.')
    const places = point < 0 ? 0 : text.length - 1 - point
    if (text.length <= safeDigits && plain.test(text)) {
      const value = Math.round(Number(text) * (tens[places] ?? 1))
      const before = short[places] ?? 0
      if (Number.isSafeInteger(before + value)) short[places] = before + value
      else {
        take(new Decimal(BigInt(before), places))
        short[places] = value
      }
    } else {
      const number = parseDecimal(text, 60)
      if (number) take(number)
    }
  }
  short.forEach((value, places) => take(new Decimal(BigInt(value), places)))
  return sum
}

/** The platform writes amounts with all 18 places. */
function withoutEndingZeros(text: string): string {
  if (!text.endsWith('0') || !text.includes('.')) return text
  let end = text.length
  while (text.charCodeAt(end - 1) === zero) end--
  return text.slice(0, text.charAt(end - 1) === '.' ? end - 1 : end)
}
