import type { StoreApi } from 'zustand/vanilla'
import type { GridFilter } from '../query/GridFilter'
import type { GridDensity, GridLayout, GridSide } from '../GridLayout'
import type { GridCell, GridRange, GridSelection } from './GridSelection'
import type { GridSort } from '../query/GridSort'
import type { GridView } from '../engine/GridView'
import type { NamedView, SavedView } from './SavedView'

/** The choices of a grid's reader. The rows are not part of it. */
export interface GridState {
  sorts: readonly GridSort[]
  filters: readonly GridFilter[]
  /** The quick search. */
  search: string
  groupBy: string | undefined
  /** The ids of the groups whose rows are shown, and of the rows whose panel is. */
  open: ReadonlySet<string>
  layout: GridLayout
  /** True when a row of filters is shown under the headings. */
  hasFilterLine: boolean
  /** The layouts before this one, the last of them last. */
  pastLayouts: readonly GridLayout[]
  selection: GridSelection
  focus: GridCell | undefined
  range: GridRange | undefined
  savedViews: readonly NamedView[]
  /** The announcement of the last change. The kit has the words. */
  announcement: GridAnnouncement | undefined
}

/** The result of a change, without words. `count` is the number of rows that match, once it is known. */
export type GridAnnouncement =
  | { kind: 'sorted'; sorts: readonly GridSort[]; count?: number }
  /** `isCleared`: all rows that matched were selected, and no row is now. */
  | { kind: 'filtered'; isCleared?: boolean; count?: number }
  | { kind: 'grouped'; column: string | undefined; count?: number }
  | { kind: 'selected'; count?: number }
  | { kind: 'layoutUndone'; count?: number }
  | { kind: 'viewShown'; name: string | undefined; count?: number }

/** The state of one grid, and all that changes it. */
export interface Grid {
  /** The key under which it is stored. */
  readonly key: string
  readonly store: Pick<StoreApi<GridState>, 'getState' | 'subscribe'>
  /** A click on a header; with Shift (`isAdded`) other sorts stay. (GRID-001) */
  sortBy(column: string, isAdded?: boolean): void
  setSorts(sorts: readonly GridSort[]): void
  /** Puts a filter in the place of the column's own; nothing takes it away. */
  setFilter(column: string, filter: GridFilter | undefined): void
  setFilters(filters: readonly GridFilter[]): void
  setSearch(search: string): void
  setGroupBy(column: string | undefined): void
  /** Opens or closes a group or the panel of a row. */
  toggleOpen(id: string): void
  setDensity(density: GridDensity): void
  setWidth(column: string, width: number): void
  setVisible(column: string, isVisible: boolean): void
  setPinned(column: string, side: GridSide | undefined): void
  /** Moves a column by a number of places among the shown columns. */
  moveColumn(column: string, by: number): void
  /** Puts a column before another one, or last. */
  placeColumn(column: string, before: string | undefined): void
  /** Shows the row of filters or hides it, and keeps that. */
  showFilterLine(isShown: boolean): void
  undoLayout(): void
  /** Resets to the layout of the author of the grid. */
  resetLayout(): void
  toggleSelected(id: string): void
  /** Selects from the anchor to a row, in the order of the view. */
  selectTo(id: string, view: GridView<unknown>): void
  selectAll(): void
  clearSelection(): void
  setFocus(cell: GridCell | undefined): void
  /** Draws the range of cells to a cell; from the focused one where none was begun. */
  extendRange(end: GridCell): void
  clearRange(): void
  /** Stores the current view under a name, and replaces an earlier one. */
  saveView(name: string): void
  removeView(name: string): void
  /** Shows a view; unknown columns in it are ignored. */
  showView(view: SavedView, name?: string): void
  /** Returns the view that is shown. */
  currentView(): SavedView
  /** Returns the number of matching rows after the last change was computed. */
  settle(count: number): void
}
