import type { IssuedRound, TotalsByAsset } from '@capstan/sdk-core/capTable'
import { useMemo, useState } from 'react'
import type { Grouping } from './GroupingSwitch'
import { useChosenAsset, type KeptAssetChoice } from './useChosenAsset'

/** The kind of row and its setter, kept by a parent that shows one table after another. */
export type KeptGrouping = readonly [grouping: Grouping, choose: (grouping: Grouping) => void]

/** The places where choices of a cap table are kept: inside it by default. */
export interface CapTableKeeping {
  /** The state of the chosen asset. */
  choice?: KeptAssetChoice
  /** The state that decides between rows by stakeholder and by round. */
  keptGrouping?: KeptGrouping
}

/** The choices of a cap table. */
export interface CapTableShown extends ReturnType<typeof useChosenAsset> {
  totals: TotalsByAsset
  /** Its rounds, as far as they are of the asset that is shown. */
  rounds: readonly IssuedRound[]
  /** True when there are rounds. */
  hasRounds: boolean
  grouping: Grouping
  setGrouping: (grouping: Grouping) => void
}

/** Returns the chosen asset and grouping of a cap table; by default the first asset, by stakeholder. */
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
