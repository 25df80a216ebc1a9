import { assetsOf, type UnitsOf } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'

/** What somebody chose of several assets: one, or all where none is named. */
export interface ChosenAsset {
  assetId?: string
}

/** What was chosen, and how to choose: kept by whoever shows one table after another. */
export type KeptAssetChoice = readonly [
  choice: ChosenAsset | undefined,
  choose: (choice: ChosenAsset) => void,
]

/** The rows that are shown: those of one asset, or all. One that has gone leaves all. */
export function useChosenAsset<Row extends UnitsOf & { assetName: string | null }>(
  rows: readonly Row[],
  atFirst: 'first' | 'all',
  kept?: KeptAssetChoice,
) {
  const assets = useMemo(() => assetsOf(rows), [rows])
  const own = useState<ChosenAsset>()
  const [choice, choose] = kept ?? own
  const chosen = choice ? choice.assetId : atFirst === 'first' ? assets[0]?.id : undefined
  const assetId = assets.some(({ id }) => id === chosen) ? chosen : undefined
  const shown = useMemo(
    () => (assetId === undefined ? rows : rows.filter((row) => row.assetId === assetId)),
    [rows, assetId],
  )
  const setAssetId = (id: string | undefined) => choose({ assetId: id })
  return { assetId, setAssetId, shown, hasChoice: assets.length > 1 }
}
