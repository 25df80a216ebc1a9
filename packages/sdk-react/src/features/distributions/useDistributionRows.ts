import type { AccountType } from '@capstan/sdk-core/accounts'
import {
  distributionsSource,
  distributionStates,
  type DistributionRow,
  type DistributionState,
} from '@capstan/sdk-core/distributions'
import type { Grid } from '@capstan/sdk-core/grid'
import { useMemo } from 'react'
import type { DataColumn } from '../../grid/model/DataColumn'
import { useGridMessages } from '../../grid/messages'
import { useGridSource } from '../../grid/useGridSource'
import { useShownMeanwhile } from '../../grid/useShownMeanwhile'
import { useFormats } from '../../language/useFormats'
import { useCapstan } from '../../provider/useCapstan'
import { useSearchParameter } from '../../provider/useSearchParameter'
import { useSpokenResult } from '../../provider/announcements/useSpokenResult'

export interface DistributionRowsInput {
  /** Whose account it is. */
  type: AccountType | undefined
  /** Those of one round; of all rounds by default. */
  roundId: string | undefined
  grid: Grid
  columns: readonly DataColumn<DistributionRow>[]
}

/** The distributions in some states, by default all of them, from the address; their number is announced when the states change. */
export function useDistributionRows({ type, roundId, grid, columns }: DistributionRowsInput) {
  const capstan = useCapstan()
  const messages = useGridMessages()
  const { plural } = useFormats()
  const [written, write] = useSearchParameter(`status.${grid.key}`)
  const states = useMemo(() => readStates(written), [written])
  const source = useMemo(
    () => distributionsSource(capstan, type, { states, roundId }),
    [capstan, type, states, roundId],
  )
  const rows = useShownMeanwhile(useGridSource({ source, grid, columns }))
  const known = rows.status === 'ready' && !rows.isOutdated ? rows : undefined
  const saySoon = useSpokenResult(source, known && plural(messages.rows, known.total ?? known.rows.length))
  const showStates = (next: readonly DistributionState[]) => {
    saySoon()
    // Those that matched are others now, as after any filter.
    if (grid.store.getState().selection.kind === 'all') grid.clearSelection()
    write(next.length === distributionStates.length ? undefined : next.join('.'))
  }

  return { rows, states, showStates }
}

function readStates(written: string | undefined): readonly DistributionState[] {
  if (written === undefined) return distributionStates
  const words = written.split('.')
  return distributionStates.filter((state) => words.includes(state))
}
