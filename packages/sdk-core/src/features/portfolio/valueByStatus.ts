import type { Decimal } from '../../money/decimal'
import { sumOfFigure } from './portfolioTotals'
import type { PortfolioAsset } from './PortfolioRow'

/** Returns the value of the investments by status, without failed ones. Issued and pending values are not added up. */
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
