import { gridQuery, type Grid, type GridSource, type GridSourceState } from '@capstan/sdk-core/grid'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DataColumn } from './DataColumn'
import type { DataGridSource, MoreRows } from './DataGridSource'
import { useGridState } from './useGridState'

export interface GridSourceInput<Row> {
  /** Where the rows come from: the same object as long as the list is the same. */
  source: GridSource<Row>
  grid: Grid
  columns: readonly DataColumn<Row>[]
}

/** The rows of a list of the platform, which filters and sorts them as the grid says, until all of them are loaded. */
export function useGridSource<Row>({ source, grid, columns }: GridSourceInput<Row>): DataGridSource<Row> {
  const { store } = source
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const sorts = useGridState(grid, (each) => each.sorts)
  const filters = useGridState(grid, (each) => each.filters)
  const search = useGridState(grid, (each) => each.search)
  const asked = useMemo(
    () => gridQuery(columns, { filters, sorts, search }),
    [columns, filters, sorts, search],
  )
  useEffect(() => source.show(asked), [source, asked])
  useEffect(() => source.start(), [source])

  return useMemo(() => shownSource(source, state), [source, state])
}

function shownSource<Row>(source: GridSource<Row>, state: GridSourceState<Row>): DataGridSource<Row> {
  const { status, rows, total, isOrdered, isOutdated, progress, error, totals } = state
  if (status === 'loading') return { status }
  if (status === 'error') return { status, error, retry: () => void source.retry() }
  return {
    status,
    rows,
    total,
    isOrdered,
    isOutdated,
    totals,
    error,
    more: moreOf(source, state),
    readAll: (options) => source.readAll(options),
    loadAll: {
      isLoading: progress !== undefined,
      loaded: progress?.loaded,
      start: () => void source.loadAll(),
      cancel: () => source.cancel(),
    },
  }
}

function moreOf<Row>(source: GridSource<Row>, { more }: GridSourceState<Row>): MoreRows | undefined {
  if (more === 'none') return undefined
  if (more === 'error') return { status: more, load: () => void source.retry() }
  return { status: more === 'page' ? 'waiting' : more, load: () => void source.loadMore() }
}
