import type { Grid, GridState } from '@capstan/sdk-core/grid'
import { useSyncExternalStore } from 'react'

/** A part of a grid's state, such as its sorts: the same object until it changes. */
export function useGridState<Part>(grid: Grid, part: (state: GridState) => Part): Part {
  const read = () => part(grid.store.getState())
  return useSyncExternalStore(grid.store.subscribe, read, read)
}
