import { add, subtract } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'

/** The totals of the holdings shown, and of the investments in progress. */
export interface PortfolioTotals {
  units: Decimal
  value: Decimal
  investment: Decimal
  /** Value less investment. */
  change: Decimal
  /** The change on a scale of 100; nothing where nothing was invested. */
  percent?: Decimal
  /** The value of investments that are not issued yet; nothing where there are none. */
  underWay?: Decimal
}

/**
 * The sums of the holdings that are shown, and how their value has changed. Investments that are not issued yet stand beside
 * them as under way: nothing is held of them. Those that failed count nowhere.
 *
 * @figure PORT-007
 */
export function portfolioTotals(assets: readonly PortfolioAsset[]): PortfolioTotals {
  const all = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const rows = all.filter(({ kind }) => kind === 'holding')
  const waiting = all.filter(({ kind }) => kind === 'distribution')
  const value = sumOfFigure(rows, 'value')
  const investment = sumOfFigure(rows, 'investment')
  const change = subtract(value, investment)

  return {
    units: sumOfFigure(rows, 'units'),
    value,
    investment,
    change,
    percent: percentOf(change, investment, 4),
    underWay: waiting.length > 0 ? sumOfFigure(waiting, 'value') : undefined,
  }
}

/** The sum of a figure. A row that does not have it adds nothing. */
export function sumOfFigure(
  rows: readonly PortfolioRow[],
  figure: 'units' | 'value' | 'investment',
): Decimal {
  return rows.reduce((sum, row) => add(sum, row[figure] ?? Decimal.zero), Decimal.zero)
}
