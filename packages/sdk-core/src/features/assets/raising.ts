import { add, multiply } from '../../money/arithmetic'
import { Decimal, decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'
import { sumDecimals } from '../../money/sumDecimals'

/** The units for sale of a round, their price, and the capital paid in when the reader may see it. */
export interface RoundMoney {
  total: string
  price: string
  totalPaidInCapital: string | null
}

/** The progress of rounds: US dollars, and the part of the target on a scale of 100. */
export interface Raising {
  /** The capital paid in; undefined when the reader may not see the money of others. */
  raised?: Decimal
  /** All units at their prices. */
  target: Decimal
  /** Raised of the target, never clamped; nothing where either is not known or the target is nothing. */
  percent?: Decimal
}

/**
 * Returns the progress of one round, or of all rounds of an asset: the capital paid in, of all units at their prices.
 *
 * @figure ROUND-014
 */
export function raisingOf(rounds: readonly RoundMoney[]): Raising {
  const targets = rounds.map(({ total, price }) => multiply(decimal(total), decimal(price)))
  const target = targets.reduce(add, Decimal.zero)
  const paid = rounds.flatMap(({ totalPaidInCapital }) => totalPaidInCapital ?? [])
  if (paid.length < rounds.length) return { target }
  const raised = sumDecimals(paid) ?? Decimal.zero
  return { raised, target, percent: percentOf(raised, target) }
}

/** Returns the progress of several rounds of an asset together, for a list of these rounds; undefined unless each is known. */
export function raisingTogether(rounds: readonly { raising?: Raising }[]): Raising | undefined {
  const known = rounds.flatMap(({ raising }) => raising ?? [])
  if (known.length < rounds.length) return undefined
  const target = known.reduce((sum, each) => add(sum, each.target), Decimal.zero)
  const paid = known.flatMap(({ raised }) => raised ?? [])
  if (paid.length < known.length) return { target }
  const raised = paid.reduce(add, Decimal.zero)
  return { raised, target, percent: percentOf(raised, target) }
}
