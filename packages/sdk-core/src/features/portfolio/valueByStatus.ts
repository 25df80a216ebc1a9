import type { Decimal } from '../../money/decimal'
import { sumOfFigure } from './portfolioTotals'
import type { PortfolioAsset } from './PortfolioRow'

/** What the investments of each status are worth: issued and pending are not one figure, and what failed has none. */
export function valueByStatus(assets: readonly PortfolioAsset[]): { status: string; value: Decimal }[] {
  const rows = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const statuses = [...new Set(rows.map(({ status }) => status))]

  return statuses.map((status) => ({
    status,
    value: sumOfFigure(
      rows.filter((row) => row.status === status),
      'value',
    ),
  }))
}
