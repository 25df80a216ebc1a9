import { createStore } from 'zustand/vanilla'
import { readLayout } from '../readLayout'
import { storedName } from '../storedName'
import type { GridContext } from './GridContext'
import type { Grid, GridState } from './GridState'
import { layoutActions } from './layoutActions'
import { noRows, queryActions } from './queryActions'
import { storedViews, viewActions } from './savedViews'
import { selectionActions } from './selectionActions'

/** Options of a grid: its key, its columns, and its store. */
export type GridOptions = Omit<GridContext, 'store'> & {
  /** How it begins, where that is not without sorts and filters. */
  initial?: Partial<Pick<GridState, 'sorts' | 'filters' | 'search' | 'groupBy'>>
}

/** The state of a grid, as its reader left it. */
export function createGrid({ initial, ...options }: GridOptions): Grid {
  const store = createStore<GridState>(() => ({
    sorts: [],
    filters: [],
    search: '',
    groupBy: undefined,
    ...initial,
    open: new Set(),
    layout: readLayout(options.preferences.get(storedName(options.key))),
    hasFilterLine:
      (options.preferences.get(storedName(options.key, '.filters')) ?? Boolean(initial?.filters?.length)) ===
      true,
    pastLayouts: [],
    selection: noRows,
    focus: undefined,
    range: undefined,
    savedViews: storedViews(options),
    announcement: undefined,
  }))
  const context: GridContext = { ...options, store }
  return {
    key: options.key,
    store,
    ...queryActions(context),
    ...layoutActions(context),
    ...selectionActions(context),
    ...viewActions(context),
  }
}
