import { add } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { heldTotals, type HeldTotals } from '../holding/heldTotals'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'

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
