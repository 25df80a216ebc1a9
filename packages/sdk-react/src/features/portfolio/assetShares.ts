import { add, compare, Decimal, type Formats } from '@capstan/sdk-core'
import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import { shareOf } from './portfolioTotals'

/** One part of the bar. */
interface Share {
  label: string
  percent: number
  text: string
}

/** How the shares are said. */
interface ShareWords {
  /** What the smallest are called together. */
  others: string
  percent: Formats['percent']
}

const most = 7

/** The shares of the assets in the whole value, the largest first; the smallest together where there are many. */
export function assetShares(
  assets: readonly PortfolioAsset[],
  whole: Decimal,
  { others, percent }: ShareWords,
): Share[] {
  const parts = assets
    .map((asset) => ({ label: nameOf(asset, assets), value: asset.value ?? Decimal.zero }))
    .filter(({ value }) => !value.isZero)
    .sort((a, b) => compare(b.value, a.value))
  const rest = parts.slice(most).reduce((sum, { value }) => add(sum, value), Decimal.zero)
  const shown = rest.isZero ? parts : [...parts.slice(0, most), { label: others, value: rest }]

  return shown.flatMap(({ label, value }) => {
    const share = shareOf(value, whole)
    // The width of a drawing, not a figure: the words beside it are exact.
    return share ? [{ label, percent: Number(share.toString()), text: percent(share) }] : []
  })
}

/** Two assets of one name are told apart by their issuers. */
function nameOf({ id, asset, issuer }: PortfolioAsset, assets: readonly PortfolioAsset[]): string {
  return assets.some((other) => other.asset === asset && other.id !== id) ? `${asset} (${issuer})` : asset
}
