import { divide, multiply, decimal, type Decimal } from '@capstan/sdk-core'

/** A section of a line that is 100 long. */
export interface Span {
  at: number
  length: number
}

/**
 * The places of parts side by side on a line of 100, in proportion to their figures. For drawing only: a part above zero is long
 * enough to be seen and pressed, and a part of zero has no length.
 */
export function layOut(values: readonly Decimal[], whole: Decimal): Span[] {
  const lengths = values.map((value) => (value.isZero ? 0 : Math.max(drawnPercent(value, whole), least)))
  const sum = lengths.reduce((total, length) => total + length, 0)
  const scale = sum > 100 ? 100 / sum : 1
  let at = 0
  return lengths.map((length) => {
    const span = { at, length: length * scale }
    at += span.length
    return span
  })
}

const least = 1.5

/** How much of a whole a part is, for drawing: at most six places of it matter. */
export function drawnPercent(part: Decimal, whole: Decimal): number {
  return whole.isZero ? 0 : Number(divide(multiply(part, decimal('100')), whole, 6).toString())
}
