/** An asset, and how many rows are of it. */
export interface RowsOfAsset {
  id: string
  name: string
  count: number
}

/** The assets of the rows, in the order of the rows. */
export function assetsOf(
  rows: readonly { assetId: string | null; assetName: string | null }[],
): RowsOfAsset[] {
  const assets = new Map<string, RowsOfAsset>()
  for (const { assetId, assetName } of rows) {
    if (assetId === null) continue
    const asset = assets.get(assetId) ?? { id: assetId, name: assetName ?? '', count: 0 }
    assets.set(assetId, { ...asset, count: asset.count + 1 })
  }
  return [...assets.values()]
}
