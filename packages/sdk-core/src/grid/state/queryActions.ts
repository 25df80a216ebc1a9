import { nextSorts } from '../query/GridSort'
import type { GridContext } from './GridContext'
import type { Grid, GridState } from './GridState'

type QueryActions = Pick<
  Grid,
  'sortBy' | 'setSorts' | 'setFilter' | 'setFilters' | 'setSearch' | 'setGroupBy' | 'toggleOpen' | 'settle'
>

/** Says which rows a grid shows and in which order. */
export function queryActions({ store }: GridContext): QueryActions {
  const setSorts: Grid['setSorts'] = (sorts) =>
    store.setState({ sorts, announcement: { kind: 'sorted', sorts } })

  // The matching rows are different now: keeping all of them selected would select rows that the user has not seen.
  const narrow = (changes: Partial<Pick<GridState, 'filters' | 'search'>>) =>
    store.setState(({ selection }) => ({
      ...changes,
      ...(selection.kind === 'all' && { selection: noRows }),
      announcement: { kind: 'filtered', ...(selection.kind === 'all' && { isCleared: true }) },
    }))

  return {
    sortBy: (column, isAdded) => setSorts(nextSorts(column, store.getState().sorts, isAdded)),
    setSorts,
    setFilter(column, filter) {
      const others = store.getState().filters.filter((other) => other.column !== column)
      narrow({ filters: filter ? [...others, filter] : others })
    },
    setFilters: (filters) => narrow({ filters }),
    setSearch: (search) => narrow({ search }),
    setGroupBy: (column) => store.setState({ groupBy: column, announcement: { kind: 'grouped', column } }),
    toggleOpen(id) {
      const open = new Set(store.getState().open)
      if (!open.delete(id)) open.add(id)
      store.setState({ open })
    },
    settle(count) {
      const { announcement } = store.getState()
      if (announcement && announcement.count === undefined)
        store.setState({ announcement: { ...announcement, count } })
    },
  }
}

/** No row is selected. */
export const noRows: GridState['selection'] = { kind: 'some', ids: new Set() }
