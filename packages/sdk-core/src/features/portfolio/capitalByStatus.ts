import type { Decimal } from '../../money/decimal'
import { sumOfFigure } from './portfolioTotals'
import type { PortfolioAsset } from './PortfolioRow'

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
