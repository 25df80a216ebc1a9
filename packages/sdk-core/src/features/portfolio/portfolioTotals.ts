import { add, subtract } from '../../money/arithmetic'
import { Decimal } from '../../money/decimal'
import { percentOf } from '../../money/percentOf'
import type { PortfolioAsset, PortfolioRow } from './PortfolioRow'

/** What the investments that are shown amount to. */
export interface PortfolioTotals {
  units: Decimal
  value: Decimal
  investment: Decimal
  /** Value less investment. */
  change: Decimal
  /** The change on a scale of 100; nothing where nothing was invested. */
  percent?: Decimal
}

/**
 * The sums of the investments that are shown, and how their value has changed; those that failed are worth nothing.
 *
 * @figure PORT-007
 */
export function portfolioTotals(assets: readonly PortfolioAsset[]): PortfolioTotals {
  const rows = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const value = sumOfFigure(rows, 'value')
  const investment = sumOfFigure(rows, 'investment')
  const change = subtract(value, investment)

  return {
    units: sumOfFigure(rows, 'units'),
    value,
    investment,
    change,
    percent: percentOf(change, investment, 4),
  }
}

/** The sum of a figure. A row that does not have it adds nothing. */
export function sumOfFigure(
  rows: readonly PortfolioRow[],
  figure: 'units' | 'value' | 'investment',
): Decimal {
  return rows.reduce((sum, row) => add(sum, row[figure] ?? Decimal.zero), Decimal.zero)
}
