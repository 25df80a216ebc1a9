import type { Decimal } from '@capstan/sdk-core'
import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { sumOf } from './portfolioTotals'

/** What the investments of each status are worth: issued and pending are not one figure, and what failed has none. */
export function valueByStatus(assets: readonly PortfolioAsset[]): { status: string; value: Decimal }[] {
  const rows = assets.flatMap((asset) => asset.rows).filter(({ isFailed }) => !isFailed)
  const statuses = [...new Set(rows.map(({ status }) => status))]

  return statuses.map((status) => ({
    status,
    value: sumOf(
      rows.filter((row) => row.status === status),
      'value',
    ),
  }))
}
