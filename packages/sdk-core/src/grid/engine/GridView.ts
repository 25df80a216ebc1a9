import type { GridValue, GridColumn } from '../GridColumn'
import type { GridSort } from '../query/GridSort'

/** The parts of a view. */
export interface ViewParts<Row> {
  rows: readonly Row[]
  places: Uint32Array
  columns: readonly GridColumn<Row>[]
  idOf: (row: Row) => string
  /** Returns the key that groups rows; absent without groups. */
  keyOf?: (place: number) => string | null
  /** The first sort. */
  sort?: GridSort
  open: ReadonlySet<string>
  rowHeight: number
  detailHeights: ReadonlyMap<string, number>
}

/** One line of a grid: a row, the sums of a group, or the panel below a row. */
export type GridItem<Row> = GridRowItem<Row> | GridGroupItem | GridDetailItem<Row>

export interface GridRowItem<Row> {
  kind: 'row'
  id: string
  row: Row
}

export interface GridGroupItem {
  kind: 'group'
  id: string
  /** The value by which its rows are grouped; `null` when it is empty. */
  key: string | null
  /** How many rows it has. */
  count: number
  isOpen: boolean
  /**
   * Returns the value of a column in the line of the group, by the column's `aggregate`. It is calculated when it is first read.
   */
  valueOf: (column: string) => GridValue
}

export interface GridDetailItem<Row> {
  kind: 'detail'
  /** The id of the row above it. */
  id: string
  row: Row
}

/** The lines that a grid shows. A view is valid until the engine makes the next one. */
export interface GridView<Row> {
  /** How many lines there are: rows, groups and panels. */
  count: number
  /** How many rows match the filters and the search, those in closed groups among them. */
  rowCount: number
  /** The height of all lines, in pixels. */
  height: number
  /** The rows in their order, as indices into the given rows: no object a row. */
  places: Uint32Array
  itemAt: (at: number) => GridItem<Row> | undefined
  /** Returns the line of a row or a group; -1 if it is not shown. */
  indexOf: (id: string) => number
  /** Returns the top of a line, in pixels. */
  top: (at: number) => number
  /** Returns the line at a position in pixels. */
  at: (y: number) => number
}
