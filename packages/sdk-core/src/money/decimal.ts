import { CapstanError } from '../errors/CapstanError'

/** A number to show: a `Decimal`, or its digits as a text. */
export type DecimalLike = Decimal | string

/** Bounded, so that a long text is refused after a few of its signs. */
const shape = /^(-?)(\d{1,60})(?:\.(\d{1,60}))?$/

/** The decimal places that may be typed and stored. Intermediate results may have more. */
export const storedPlaces = 18

/** An exact decimal number: `value / 10 ** scale`. */
export class Decimal {
  /** Nothing. */
  static readonly zero = new Decimal(0n, 0)

  /** The digits, as one whole number. */
  readonly value: bigint
  /** How many of the digits stand after the point. */
  readonly scale: number

  constructor(value: bigint, scale: number) {
    this.value = value
    this.scale = scale
  }

  get isZero(): boolean {
    return this.value === 0n
  }

  get isNegative(): boolean {
    return this.value < 0n
  }

  /** The plain digits, as they travel on the wire: no grouping, no exponent, no zeros at the end. */
  toString(): string {
    const digits = (this.isNegative ? -this.value : this.value).toString().padStart(this.scale + 1, '0')
    const point = digits.length - this.scale
    const places = withoutTrailingZeros(digits.slice(point))
    return (this.isNegative ? '-' : '') + digits.slice(0, point) + (places && '.' + places)
  }

  toJSON(): string {
    return this.toString()
  }
}

/**
 * Parses a text of plain digits as a decimal, or returns nothing.
 *
 * Exponents, hexadecimal, grouping, spaces and more than `places` decimals are refused, because none of them is what
 * the platform sends and each has been used to hang a parser.
 */
export function parseDecimal(text: string, places: number = storedPlaces): Decimal | undefined {
  if (typeof text !== 'string') return undefined
  const [, sign, whole, fraction = ''] = shape.exec(text) ?? []
  if (whole === undefined || fraction.length > places) return undefined
  const digits = withoutTrailingZeros(fraction)
  const value = BigInt(whole + digits)
  return new Decimal(sign ? -value : value, digits.length)
}

/**
 * Parses a text as a decimal.
 *
 * @throws CapstanError `invalid_decimal` where {@link parseDecimal} finds none.
 */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (!parsed) throw new CapstanError('invalid_decimal', { details: { text: String(text).slice(0, 40) } })
  return parsed
}

/**
 * Reads a figure that the platform computed: units times a price may have twice the places of a stored number.
 *
 * @throws CapstanError `invalid_decimal`
 */
export function computedDecimal(text: string): Decimal {
  const parsed = parseDecimal(text, 60)
  if (!parsed) throw new CapstanError('invalid_decimal', { details: { text: String(text).slice(0, 40) } })
  return parsed
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end--
  return digits.slice(0, end)
}
