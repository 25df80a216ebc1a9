import { add, compare, Decimal, decimal, shareOut, type DecimalLike } from '@capstan/sdk-core'
import { partOf } from '../partOf'

/** The share of one of several. */
export interface Share {
  /** The id of the share. */
  id: string
  /** The name of the share. */
  label: string
  /** Its size: plain digits, not below 0. */
  value: DecimalLike
  /** Its percentage, when the percentages of all shares are computed elsewhere. */
  percent?: DecimalLike
  /** The id of the owner, for an owner with several shares; by default each share has its own owner. */
  owner?: string
  /** The group it is of, by its id. */
  group?: string
  /** It is not there yet: it is drawn dashed. */
  isPending?: boolean
}

/** The sum of many small shares that are not given one by one. */
export interface RestOfShares {
  /** How many have it. */
  count: number
  /** Their size: plain digits, not below 0. */
  value: DecimalLike
  /** Their percentage, where the shares have theirs. */
  percent?: DecimalLike
}

/** The sum of all shares with one state. */
export interface ShareState {
  label: string
  value: DecimalLike
  /** It is not there yet. */
  isPending?: boolean
}

/** A share with its place in the whole. */
export interface SharePart extends Share {
  value: Decimal
  /** On a scale of 100; nothing where the whole is nothing. */
  percent?: Decimal
}

/** Many small shares with their place in the whole. */
export interface RestPart extends RestOfShares {
  value: Decimal
  percent?: Decimal
}

/** A whole: its shares, the largest first, and the rest. */
export interface WholeParts {
  parts: SharePart[]
  rest?: RestPart
}

/**
 * The shares of a whole, with percentages that add to 100.00 by the largest remainder, or those they come with.
 *
 * @throws CapstanError `invalid_decimal`, `invalid_part`
 */
export function wholeParts(shares: readonly Share[], rest?: RestOfShares): WholeParts {
  const parts = shares
    .map((share) => ({ ...share, value: partOf(share.value) }))
    .sort((a, b) => compare(b.value, a.value))
  const others = rest && { ...rest, value: partOf(rest.value) }
  const all = [...parts, ...(others ? [others] : [])]
  const isGiven = all.some(({ percent }) => percent !== undefined)
  const percents = isGiven ? undefined : percentsOf(all.map(({ value }) => value))
  const withPercent = <Part extends { percent?: DecimalLike }>(part: Part, at: number) => ({
    ...part,
    percent: part.percent === undefined ? percents?.[at] : partOf(part.percent),
  })
  return { parts: parts.map(withPercent), rest: others && withPercent(others, parts.length) }
}

/**
 * The shares of a whole that are all known.
 *
 * @throws CapstanError `invalid_decimal`, `invalid_part`
 */
export function shareParts(shares: readonly Share[]): SharePart[] {
  return wholeParts(shares).parts
}

/** Percentages of a whole that add to 100.00; nothing where the whole is nothing. */
export function percentsOf(values: readonly Decimal[]): Decimal[] | undefined {
  return shareOut(hundred, values)
}

const hundred = decimal('100')

/** The shares that are shown separately, and the sum of the rest. */
export interface FoldedParts {
  shown: readonly SharePart[]
  rest?: RestPart
}

/** Returns the largest shares separately and the rest as one; a rest of one known share is shown separately. */
export function foldParts(parts: readonly SharePart[], most = 7, besides?: RestPart): FoldedParts {
  if (parts.length <= most + (besides ? 0 : 1)) return { shown: parts, rest: besides }
  const small = parts.slice(most)
  const folded = [...small, ...(besides ? [besides] : [])]
  const percents = folded.flatMap(({ percent }) => percent ?? [])
  return {
    shown: parts.slice(0, most),
    rest: {
      count: new Set(small.map(ownerOf)).size + (besides?.count ?? 0),
      value: sumOf(folded.map(({ value }) => value)),
      percent: percents.length > 0 ? sumOf(percents) : undefined,
    },
  }
}

/** Returns the id of the owner of a share. */
export const ownerOf = ({ owner, id }: Pick<Share, 'owner' | 'id'>) => owner ?? id

/** The exact sum. */
export function sumOf(numbers: readonly Decimal[]): Decimal {
  return numbers.reduce(add, Decimal.zero)
}
