import type { Decimal, PortfolioAsset } from '@capstan/sdk-core'
import { sumOf } from './portfolioTotals'

/** What the investments of each status are worth: issued and pending are not one figure. */
export function valueByStatus(assets: readonly PortfolioAsset[]): { status: string; value: Decimal }[] {
  const rows = assets.flatMap((asset) => asset.rows)
  const statuses = [...new Set(rows.map(({ status }) => status))]

  return statuses.map((status) => ({
    status,
    value: sumOf(
      rows.filter((row) => row.status === status),
      'value',
    ),
  }))
}
