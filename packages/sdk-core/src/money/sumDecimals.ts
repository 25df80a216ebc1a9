import { add, subtract } from './arithmetic'
import { Decimal, parseDecimal } from './decimal'

/** Nine thousand numbers of this many digits sum to less than a float holds exactly. */
const [wholeDigits, mostNumbers] = [12, 9_000]
/** Decimals are added up nine at a time, those after the first nine by themselves. */
const partDigits = 9

const tens = Array.from({ length: partDigits + 1 }, (_, places) => 10 ** places)

const [zero, minus] = [48, 45]

/**
 * The exact sum of decimal texts; undefined if there are none. Texts that are not numbers are left out.
 *
 * Numbers of up to 12 digits and 18 decimals are added up in floats that hold every sum: a column may have 50,000 of them.
 */
export function sumDecimals(texts: Iterable<string>): Decimal | undefined {
  const sum = new DecimalSum()
  for (const text of texts) sum.add(text)
  return sum.value
}

/** Returns the exact sum of the figures that are known; 0 where none is. */
export function sumOfKnown(figures: Iterable<string | null | undefined>): Decimal {
  const sum = new DecimalSum()
  for (const figure of figures) if (figure) sum.add(figure)
  return sum.value ?? Decimal.zero
}

/** A sum to which decimal texts are added and from which they are subtracted. */
export class DecimalSum {
  /** How many numbers it is the sum of. */
  count = 0
  private sum = Decimal.zero
  private parts = new Float64Array(3)
  private partsCount = 0

  /** Adds a number; a text that is no number is left out. */
  add(text: string, sign: 1 | -1 = 1): void {
    if (addShort(text, this.parts, sign)) {
      this.count += sign
      if (++this.partsCount === mostNumbers) this.takeParts()
      return
    }
    const number = parseDecimal(text, 60)
    if (!number) return
    this.count += sign
    this.sum = sign > 0 ? add(this.sum, number) : subtract(this.sum, number)
  }

  /** Nothing where there are no numbers. */
  get value(): Decimal | undefined {
    if (this.partsCount > 0) this.takeParts()
    return this.count > 0 ? this.sum : undefined
  }

  private takeParts(): void {
    this.sum = add(this.sum, sumOf(this.parts))
    this.parts.fill(0)
    this.partsCount = 0
  }
}

/** Adds a number to the sums of its integer part, of the first nine decimals, and of the next nine. */
function addShort(text: string, parts: Float64Array, added: 1 | -1): boolean {
  const start = text.charCodeAt(0) === minus ? 1 : 0
  const found = text.indexOf('.')
  const point = found < 0 ? text.length : found
  const places = found < 0 ? 0 : text.length - point - 1
  const size = point - start
  if (size < 1 || size > wholeDigits || places > 2 * partDigits || (found >= 0 && places === 0)) return false
  const middle = Math.min(text.length, point + 1 + partDigits)
  const whole = digits(text, start, point)
  const high = digits(text, point + 1, middle) * (tens[partDigits - Math.min(places, partDigits)] ?? 1)
  const low = digits(text, middle, text.length) * (tens[2 * partDigits - Math.max(places, partDigits)] ?? 1)
  if (Number.isNaN(whole + high + low)) return false
  const sign = start > 0 ? -added : added
  parts[0] = (parts[0] ?? 0) + sign * whole
  parts[1] = (parts[1] ?? 0) + sign * high
  parts[2] = (parts[2] ?? 0) + sign * low
  return true
}

/** The number that digits say; NaN where one of the signs is none. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - zero
    if (digit < 0 || digit > 9) return NaN
    value = value * 10 + digit
  }
  return value
}

function sumOf([whole = 0, high = 0, low = 0]: Float64Array): Decimal {
  const part = 10n ** BigInt(partDigits)
  return new Decimal((BigInt(whole) * part + BigInt(high)) * part + BigInt(low), 2 * partDigits)
}
