import { importedRowsSource, type ContactImport, type ImportedRow } from '@capstan/sdk-core/contacts'
import type { GridSourceState } from '@capstan/sdk-core/grid'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import { useLoadingDelay, type LoadingPhase } from '../../ui/lazy/useLoadingDelay'

/** The filter of the rows of a file. */
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
  /** The loading phase of the first rows. */
  phase: LoadingPhase
  /** Asks for the next page. */
  loadMore: () => void
  /** Asks for the rows again. */
  reload: () => void
}

/**
 * The rows of a file, those with errors first, a page more at a time. Rows are not pushed: the import is, for every change,
 * whether it is made here, in another tab or by another user.
 */
export function useImportedRows(
  { id: importId, version }: Pick<ContactImport, 'id' | 'version'>,
  shown: RowsShown,
): ImportedRows {
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
  const readAt = useRef(version)
  useEffect(() => {
    if (readAt.current === version) return
    readAt.current = version
    void source.retry()
  }, [source, version])

  const phase = useLoadingDelay(state.status === 'loading', {
    hasCome: () => getState().status !== 'loading',
  })

  return {
    ...{ state, phase },
    loadMore: () => void (state.more === 'error' ? source.retry() : source.loadMore()),
    reload: () => void source.retry(),
  }
}
