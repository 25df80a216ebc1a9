import { add, divide } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { heldTotals, type HeldTotals } from '../holding/heldTotals'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'
import { percentOf } from '../../money/percentOf'

/** The totals of the holdings shown, and of the investments in progress. */
export interface PortfolioTotals extends HeldTotals {
  units: Decimal
  /** The committed capital of investments that are not issued yet; nothing where there are none. */
  underWay?: Decimal
}

/**
 * The sums of the holdings that are shown, and how their value has changed. Investments that are not issued yet stand beside
 * them with their committed capital, as under way: nothing is held of them. Those that failed count nowhere.
 *
 * @figure PORT-007
 */
export function portfolioTotals(assets: readonly PortfolioAsset[]): PortfolioTotals {
  const all = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const rows = all.filter(({ kind }) => kind === 'holding')
  const waiting = all.filter(({ kind }) => kind === 'distribution')

  return {
    ...heldTotals(rows.map(({ value, investment }) => ({ value, cost: investment }))),
    units: sumOfFigure(rows, 'units'),
    underWay: waiting.length > 0 ? sumOfFigure(waiting, 'committedCapital') : undefined,
  }
}

/** The sum of a figure. A row that does not have it adds nothing. */
export function sumOfFigure(
  rows: readonly PortfolioRow[],
  figure: 'units' | 'value' | 'committedCapital',
): Decimal {
  return rows.reduce((sum, row) => add(sum, row[figure] ?? Decimal.zero), Decimal.zero)
}

/**
 * Returns the sums of the investments by status, without failed ones: holdings at their value, the others with their committed
 * capital. The two are not added up.
 */
export function capitalByStatus(assets: readonly PortfolioAsset[]): { status: string; capital: Decimal }[] {
  const rows = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const statuses = [...new Set(rows.map(({ status }) => status))]

  return statuses.map((status) => {
    const own = rows.filter((row) => row.status === status)
    const isHeld = own.some(({ kind }) => kind === 'holding')
    return { status, capital: sumOfFigure(own, isHeld ? 'value' : 'committedCapital') }
  })
}

/**
 * The cost basis of an asset: the purchase prices of its investments, summed and divided by their number.
 *
 * @figure PORT-027
 */
export function costBasis(purchasePrices: readonly Decimal[]): Decimal | undefined {
  if (purchasePrices.length === 0) return undefined
  return divide(purchasePrices.reduce(add, Decimal.zero), new Decimal(BigInt(purchasePrices.length), 0), 18)
}

/**
 * How much of the committed capital is paid in, on a scale of 100 and never clamped.
 *
 * @figure FMT-018
 *
 * Nothing where nothing is committed: there is no such percentage, and N/A is shown.
 */
export function percentPaid(paidIn: Decimal, committed: Decimal): Decimal | undefined {
  return percentOf(paidIn, committed)
}
