/** How an asset is accounted for. */
export type AssetCategory = 'debt' | 'fund' | 'equity'

/** The category of an asset type: Debt, Fund, and equity for all others. */
export function assetCategory(type: string | null | undefined): AssetCategory {
  return type === 'Debt' ? 'debt' : type === 'Fund' ? 'fund' : 'equity'
}
