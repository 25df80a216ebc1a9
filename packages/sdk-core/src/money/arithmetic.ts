import { CapstanError } from '../errors/CapstanError'
import { Decimal } from './decimal'

/** The exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return new Decimal(valueAt(a, scale) + valueAt(b, scale), scale)
}

/** The exact difference. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  return add(a, new Decimal(-b.value, b.scale))
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return new Decimal(a.value * b.value, a.scale + b.scale)
}

/**
 * The quotient to `scale` places, rounded half away from zero.
 *
 * @throws CapstanError `division_by_zero`, `invalid_scale`
 */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  checkScale(scale)
  return new Decimal(roundedQuotient(...fraction(a, b, scale)), scale)
}

/**
 * Divides `a` by `b`, and rounds the quotient down.
 *
 * @throws CapstanError `division_by_zero`
 */
export function divideFloor(a: Decimal, b: Decimal): Decimal {
  const [top, bottom] = fraction(a, b, 0)
  const quotient = top / bottom
  const isRoundedUp = top % bottom !== 0n && top < 0n !== bottom < 0n
  return new Decimal(isRoundedUp ? quotient - 1n : quotient, 0)
}

/** Less than 0 when `a` is the smaller, 0 when they are equal, more than 0 when `a` is the larger. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = subtract(a, b)
  return difference.isZero ? 0 : difference.isNegative ? -1 : 1
}

/**
 * The number to at most `places` decimals, half away from zero: PostgreSQL's rule for numeric.
 *
 * @throws CapstanError `invalid_scale`
 */
export function round(number: Decimal, places: number): Decimal {
  checkScale(places)
  if (number.scale <= places) return number
  return new Decimal(roundedQuotient(number.value, power(number.scale - places)), places)
}

function checkScale(scale: number): void {
  if (!Number.isInteger(scale) || scale < 0) throw new CapstanError('invalid_scale', { details: { scale } })
}

function roundedQuotient(top: bigint, bottom: bigint): bigint {
  const isNegative = top < 0n !== bottom < 0n
  const [size, by] = [abs(top), abs(bottom)]
  const rounded = (size * 2n + by) / (by * 2n)
  return isNegative ? -rounded : rounded
}

/** Both numbers as whole ones whose quotient is `a / b × 10 ** scale`. */
function fraction(a: Decimal, b: Decimal, scale: number): [bigint, bigint] {
  if (b.isZero) throw new CapstanError('division_by_zero')
  return [a.value * power(scale + b.scale), b.value * power(a.scale)]
}

/** The digits of a number brought to a scale no smaller than its own. */
export function valueAt(number: Decimal, scale: number): bigint {
  return number.value * power(scale - number.scale)
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value
}
