import { Decimal } from '@capstan/sdk-core'
import type { PortfolioAsset } from '@capstan/sdk-core/portfolio'
import type { Share } from '../../charts/shareParts'

/** What each asset is worth. One that is worth nothing has no share. */
export function assetShares(assets: readonly PortfolioAsset[]): Share[] {
  return assets
    .map((asset) => ({ id: asset.id, label: nameOf(asset, assets), value: asset.value ?? Decimal.zero }))
    .filter(({ value }) => !value.isZero)
}

/** Two assets of one name are told apart by their issuers. */
function nameOf({ id, asset, issuer }: PortfolioAsset, assets: readonly PortfolioAsset[]): string {
  return assets.some((other) => other.asset === asset && other.id !== id) ? `${asset} (${issuer})` : asset
}
