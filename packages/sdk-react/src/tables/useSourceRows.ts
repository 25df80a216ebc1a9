import type { GridQuery, GridSource, GridTotals } from '@capstan/sdk-core/grid'
import { useEffect, useSyncExternalStore } from 'react'
import type { QueryState } from '../provider/queries/useCapstanQuery'
import { useLoadingDelay } from '../ui/lazy/useLoadingDelay'

/** The rows of a list that the platform searches and sorts, as far as they are loaded. */
export interface LoadedRows<Row> {
  rows: readonly Row[]
  /** How many there are that match. */
  total: number
  /** The state after the last row: nothing, another page, a page that loads, a page that failed. */
  more: 'none' | 'page' | 'loading' | 'error'
  /** The sums of all that match, by column, once they are here. */
  totals?: GridTotals
}

/** A list of the platform, a page more at a time; `asked` is the same object as long as the same is requested. */
export function useSourceRows<Row>(source: GridSource<Row>, asked: GridQuery) {
  const { getState, subscribe } = source.store
  const state = useSyncExternalStore(subscribe, getState, getState)
  useEffect(() => source.show(asked), [source, asked])
  useEffect(() => source.start(), [source])
  const phase = useLoadingDelay(state.status === 'loading', {
    hasCome: () => getState().status !== 'loading',
  })
  const { rows, more, totals, total = rows.length } = state

  const loaded: QueryState<LoadedRows<Row>> =
    phase !== 'over'
      ? { status: 'loading', visible: phase === 'showing' }
      : state.status === 'ready'
        ? { status: 'ready', data: { rows, total, more, totals } }
        : state.error
          ? { status: 'error', error: state.error, retry: () => void source.retry() }
          : { status: 'loading', visible: false }

  return {
    loaded,
    /** Asks for the next page. */
    loadMore: () => void (more === 'error' ? source.retry() : source.loadMore()),
    /** Asks for the rows again. */
    reload: () => source.retry(),
  }
}
