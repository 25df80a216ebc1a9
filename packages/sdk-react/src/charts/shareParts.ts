import { add, compare, Decimal, decimal, shareOut, type DecimalLike } from '@capstan/sdk-core'
import { partOf } from './partOf'

/** What one of several has. */
export interface Share {
  /** What tells it from the others. */
  id: string
  /** What it is called. */
  label: string
  /** What it has: plain digits, not below 0. */
  value: DecimalLike
  /** Its percentage, where somebody else has worked them out for all shares. */
  percent?: DecimalLike
}

/** A share with its place in the whole. */
export interface SharePart extends Share {
  value: Decimal
  /** On a scale of 100; nothing where the whole is nothing. */
  percent?: Decimal
}

/**
 * The shares, the largest first, with percentages that add to 100.00 by the largest remainder, or those they come with.
 *
 * @throws CapstanError `invalid_decimal`, `invalid_part`
 */
export function shareParts(shares: readonly Share[]): SharePart[] {
  const parts = shares
    .map((share) => ({ ...share, value: partOf(share.value) }))
    .sort((a, b) => compare(b.value, a.value))
  const isWorkedOut = parts.every(({ percent }) => percent === undefined)
  const percents = isWorkedOut ? percentsOf(parts.map(({ value }) => value)) : undefined
  return parts.map((part, at) => ({
    ...part,
    percent: part.percent === undefined ? percents?.[at] : partOf(part.percent),
  }))
}

/** Percentages of a whole that add to 100.00; nothing where the whole is nothing. */
export function percentsOf(values: readonly Decimal[]): Decimal[] | undefined {
  return shareOut(hundred, values)
}

const hundred = decimal('100')

/** What is shown by itself, and what the rest has together. */
export interface FoldedParts {
  shown: readonly SharePart[]
  rest?: { count: number; value: Decimal; percent?: Decimal }
}

/** The largest by themselves and the rest as one; a rest of one is shown by itself. */
export function foldParts(parts: readonly SharePart[], most = 7): FoldedParts {
  if (parts.length <= most + 1) return { shown: parts }
  const rest = parts.slice(most)
  const percents = rest.flatMap(({ percent }) => percent ?? [])
  return {
    shown: parts.slice(0, most),
    rest: {
      count: rest.length,
      value: sumOf(rest.map(({ value }) => value)),
      percent: percents.length > 0 ? sumOf(percents) : undefined,
    },
  }
}

/** The exact sum. */
export function sumOf(numbers: readonly Decimal[]): Decimal {
  return numbers.reduce(add, Decimal.zero)
}
