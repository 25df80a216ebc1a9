import { add, subtract } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'

/** The figures of one holding, in US dollars. */
export interface HeldFigures {
  /** Units at the latest price; undefined where it is not known. */
  value: Decimal | undefined
  /** Units at the price paid; undefined where it is not known, as of units that were granted. */
  cost: Decimal | undefined
}

/** The totals of holdings, in US dollars. */
export interface HeldTotals {
  /** The value of all holdings whose value is known. */
  value: Decimal
  /** The cost of all holdings whose cost is known. */
  cost: Decimal
  /** The value less the cost of the holdings that have both. */
  change: Decimal
  /** The change on a scale of 100 of their cost; undefined where nothing was paid. */
  percent: Decimal | undefined
  /** Holdings that are in no sum of values. */
  withoutValue: number
  /** Holdings that are in no sum of costs, and not in the change. */
  withoutCost: number
}

/**
 * The totals of holdings: the value of all, the cost of those that have one, and the change of those that have both. A holding
 * without a cost does not count as a gain.
 *
 * @figure PORT-007
 */
export function heldTotals(holdings: readonly HeldFigures[]): HeldTotals {
  const whole = holdings.filter(({ value, cost }) => value !== undefined && cost !== undefined)
  const paid = sum(whole, 'cost')
  const change = subtract(sum(whole, 'value'), paid)

  return {
    ...{ value: sum(holdings, 'value'), cost: sum(holdings, 'cost'), change },
    percent: percentOf(change, paid, 4),
    withoutValue: holdings.filter(({ value }) => value === undefined).length,
    withoutCost: holdings.filter(({ cost }) => cost === undefined).length,
  }
}

const sum = (holdings: readonly HeldFigures[], figure: keyof HeldFigures) =>
  holdings.reduce((total, holding) => add(total, holding[figure] ?? Decimal.zero), Decimal.zero)
