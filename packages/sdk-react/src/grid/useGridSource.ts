import {
  gridQuery,
  type Grid,
  type GridSource,
  type GridSourceState,
  type ReadAllOptions,
} from '@capstan/sdk-core/grid'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DataColumn } from './model/DataColumn'
import type { DataGridSource, MoreRows } from './model/DataGridSource'
import { useGridState } from './model/useGridState'

export interface GridSourceInput<Row> {
  /** The source of the rows: the same object as long as the list is the same. */
  source: GridSource<Row>
  grid: Grid
  columns: readonly DataColumn<Row>[]
}

/**
 * The rows of a list of the platform. The platform filters and sorts them for the grid until all of them are loaded.
 */
export function useGridSource<Row>({ source, grid, columns }: GridSourceInput<Row>): DataGridSource<Row> {
  const { store } = source
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const sorts = useGridState(grid, (each) => each.sorts)
  const filters = useGridState(grid, (each) => each.filters)
  const search = useGridState(grid, (each) => each.search)
  // As the grid is by now: a view in the address is shown before anything is requested.
  useEffect(() => {
    const requests = grid.store.getState()
    source.show(gridQuery(columns, requests), requests)
  }, [source, grid, columns, filters, sorts, search])
  useEffect(() => source.start(), [source])

  const actions = useMemo(() => actionsOf(source), [source])
  return useMemo(() => shownSource(actions, state), [actions, state])
}

/** Returns the actions on the rows, with the same identity for the lifetime of the source. */
function actionsOf<Row>(source: GridSource<Row>) {
  return {
    retry: () => void source.retry(),
    loadMore: () => void source.loadMore(),
    start: () => void source.loadAll(),
    cancel: () => source.cancel(),
    readAll: (options: ReadAllOptions) => source.readAll(options),
  }
}

type Actions<Row> = ReturnType<typeof actionsOf<Row>>

function shownSource<Row>(actions: Actions<Row>, state: GridSourceState<Row>): DataGridSource<Row> {
  const { status, rows, total, isOrdered, isOutdated, requests, progress, error, totals } = state
  const { retry, start, cancel, readAll } = actions
  if (status === 'loading') return { status }
  if (status === 'error') return { status, error, retry }
  return {
    status,
    rows,
    total,
    isOrdered,
    isOutdated,
    requests,
    totals,
    error,
    more: moreOf(actions, state),
    readAll,
    loadAll: { isLoading: progress !== undefined, loaded: progress?.loaded, start, cancel },
  }
}

function moreOf<Row>(
  { retry, loadMore }: Actions<Row>,
  { more }: GridSourceState<Row>,
): MoreRows | undefined {
  if (more === 'none') return undefined
  if (more === 'error') return { status: more, load: retry }
  return { status: more === 'page' ? 'waiting' : more, load: loadMore }
}
