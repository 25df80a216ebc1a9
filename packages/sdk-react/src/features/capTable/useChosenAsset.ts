import { assetsOf, type UnitsOf } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'

/** The rows that are shown: those of one asset, or all. One that has gone leaves all. */
export function useChosenAsset<Row extends UnitsOf & { assetName: string | null }>(
  rows: readonly Row[],
  atFirst: 'first' | 'all',
) {
  const assets = useMemo(() => assetsOf(rows), [rows])
  const [chosen, setAssetId] = useState(() => (atFirst === 'first' ? assets[0]?.id : undefined))
  const assetId = assets.some(({ id }) => id === chosen) ? chosen : undefined
  const shown = useMemo(
    () => (assetId === undefined ? rows : rows.filter((row) => row.assetId === assetId)),
    [rows, assetId],
  )
  return { assetId, setAssetId, shown, hasChoice: assets.length > 1 }
}
