import { importedRowsSource, type ImportedRow } from '@capstan/sdk-core/contacts'
import type { GridSourceState } from '@capstan/sdk-core/grid'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useLoadingHold, type LoadingPhase } from '../../ui/lazy/useLoadingHold'

/** Which rows of a file are looked at. */
export type RowsShown = 'all' | 'wrong' | 'left' | 'added'

const outcomes: Readonly<Record<RowsShown, readonly string[] | undefined>> = {
  all: undefined,
  wrong: ['wrong'],
  left: ['known', 'repeated'],
  added: ['added'],
}

/** Rows as far as they are loaded. */
export interface ImportedRows {
  state: GridSourceState<ImportedRow>
  /** Whether the first of them are waited for, and whether that is seen. */
  phase: LoadingPhase
  /** Asks for the next page. */
  loadMore: () => void
  /** Asks for the rows anew. */
  reload: () => Promise<void>
}

/** The rows of a file, those with errors first, a page more at a time. */
export function useImportedRows(importId: string, shown: RowsShown): ImportedRows {
  const capstan = useCapstan()
  const [source] = useState(() => importedRowsSource(capstan))
  const { getState, subscribe } = source.store
  const state = useSyncExternalStore(subscribe, getState, getState)
  useEffect(() => {
    const found = outcomes[shown]
    const filter = { importId: { equalTo: importId }, ...(found && { outcome: { in: found } }) }
    source.show({ filter, orderBy: ['PLACE_ASC'] })
  }, [source, importId, shown])
  useEffect(() => source.start(), [source])

  const phase = useLoadingHold(state.status === 'loading', { hasCome: () => getState().status !== 'loading' })

  return {
    ...{ state, phase },
    loadMore: () => void (state.more === 'error' ? source.retry() : source.loadMore()),
    reload: useCallback(() => source.retry(), [source]),
  }
}
