import { add, Decimal, divide, multiply, subtract } from '@capstan/sdk-core'
import type { PortfolioAsset, PortfolioRow } from '@capstan/sdk-core/portfolio'

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

/** The sums of the investments that are shown; those that failed are worth nothing. */
export function portfolioTotals(assets: readonly PortfolioAsset[]): PortfolioTotals {
  const rows = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const value = sumOf(rows, 'value')
  const investment = sumOf(rows, 'investment')
  const change = subtract(value, investment)

  return { units: sumOf(rows, 'units'), value, investment, change, percent: shareOf(change, investment) }
}

/** A part on a scale of 100 of a whole; nothing where the whole is nothing. */
function shareOf(part: Decimal, whole: Decimal): Decimal | undefined {
  return whole.isZero ? undefined : divide(multiply(part, hundred), whole, 4)
}

/** The sum of a figure. A row that does not have it adds nothing. */
export function sumOf(rows: readonly PortfolioRow[], figure: 'units' | 'value' | 'investment'): Decimal {
  return rows.reduce((sum, row) => add(sum, row[figure] ?? Decimal.zero), Decimal.zero)
}

const hundred = new Decimal(100n, 0)
