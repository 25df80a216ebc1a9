/** How high rows are. (GRID-011, GRID-012, GRID-013) */
export type GridDensity = 'compact' | 'standard' | 'comfortable'

/** The side of the grid a column stays at while the others scroll. */
export type GridSide = 'start' | 'end'

/** How a reader arranged a grid. */
export interface GridLayout {
  density: GridDensity
  /** Columns from first to last; one that is not named stands where its author put it, after those that are. */
  order: readonly string[]
  /** Widths in pixels. */
  widths: Readonly<Record<string, number>>
  /** The shown columns, if the reader changed them. */
  visibility: Readonly<Record<string, boolean>>
  /** The columns that stay at a side. */
  pinned: Readonly<Record<string, GridSide>>
}

/** As the author of a grid arranged it. (GRID-015) */
export const untouchedLayout: GridLayout = {
  density: 'compact',
  order: [],
  widths: {},
  visibility: {},
  pinned: {},
}
