import type { IssuedRound, TotalsByAsset } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import type { Grouping } from './GroupingSwitch'
import { useChosenAsset, type KeptAssetChoice } from './useChosenAsset'

/** What the rows are, and how to choose: kept by whoever shows one table after another. */
export type KeptGrouping = readonly [grouping: Grouping, choose: (grouping: Grouping) => void]

/** Where what is chosen of a cap table is kept: where it is shown unless told. */
export interface CapTableKeeping {
  /** Where it is kept which asset is shown. */
  choice?: KeptAssetChoice
  /** Where it is kept whether stakeholders or rounds are its rows. */
  keptGrouping?: KeptGrouping
}

/** What is chosen of a cap table. */
export interface CapTableShown extends ReturnType<typeof useChosenAsset> {
  totals: TotalsByAsset
  /** Its rounds, as far as they are of the asset that is shown. */
  rounds: readonly IssuedRound[]
  /** Whether there are rounds at all. */
  hasRounds: boolean
  grouping: Grouping
  setGrouping: (grouping: Grouping) => void
}

/** Which asset of a cap table is shown, and by what: the first one at first, by stakeholder. */
export function useCapTableChoice(
  totals: TotalsByAsset,
  rounds: readonly IssuedRound[],
  { choice, keptGrouping }: CapTableKeeping,
): CapTableShown {
  const ownGrouping = useState<Grouping>('stakeholder')
  const [grouping, setGrouping] = keptGrouping ?? ownGrouping
  const asset = useChosenAsset(totals.assets, 'first', choice)
  const { assetId } = asset
  const ownRounds = useMemo(
    () => (assetId === undefined ? rounds : rounds.filter((round) => round.assetId === assetId)),
    [rounds, assetId],
  )
  return { ...asset, totals, rounds: ownRounds, hasRounds: rounds.length > 0, grouping, setGrouping }
}
