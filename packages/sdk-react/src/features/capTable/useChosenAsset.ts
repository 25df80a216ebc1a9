import { useState } from 'react'

/** The chosen one of several assets, or all of them when none is chosen. */
export interface ChosenAsset {
  assetId?: string
}

/** The chosen asset and its setter, kept by a parent that shows one table after another. */
export type KeptAssetChoice = readonly [
  choice: ChosenAsset | undefined,
  choose: (choice: ChosenAsset) => void,
]

/** The asset that is shown: one of these, or all. One that has gone leaves all. */
export function useChosenAsset(
  assets: readonly { id: string }[],
  atFirst: 'first' | 'all',
  kept?: KeptAssetChoice,
) {
  const own = useState<ChosenAsset>()
  const [choice, choose] = kept ?? own
  const chosen = choice ? choice.assetId : atFirst === 'first' ? assets[0]?.id : undefined
  const assetId = assets.some(({ id }) => id === chosen) ? chosen : undefined
  const setAssetId = (id: string | undefined) => choose({ assetId: id })
  const only = assets.length === 1 ? assets[0]?.id : undefined
  return { assetId, onlyId: assetId ?? only, setAssetId, hasChoice: assets.length > 1 }
}
