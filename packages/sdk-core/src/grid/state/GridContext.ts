import type { StoreApi } from 'zustand/vanilla'
import type { GridPreferenceStore } from '../createGridPreferences'
import type { GridColumn } from '../GridColumn'
import type { GridState } from './GridState'

/** A column as the state of a grid needs to know it. */
export type StateColumn = Pick<GridColumn<never>, 'id' | 'kind' | 'isWide' | 'isHidden'>

/** Dependencies of the actions of a grid. */
export interface GridContext {
  store: StoreApi<GridState>
  key: string
  columns: readonly StateColumn[]
  preferences: GridPreferenceStore
}
