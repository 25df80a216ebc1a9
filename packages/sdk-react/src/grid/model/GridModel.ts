import type { Grid, GridView } from '@capstan/sdk-core/grid'
import type { ReactNode, RefObject } from 'react'
import type { DataColumn } from './DataColumn'
import type { MoreRows } from './DataGridSource'
import type { FullText } from './useFullText'
import type { Around } from './lines'
import type { GridRoom } from './useGridRoom'
import type { ShownColumn } from './shownColumns'

/** The data and functions that the parts of a grid render from in one pass. */
export interface GridModel<Row> {
  grid: Grid
  view: GridView<Row>
  columns: readonly ShownColumn<Row>[]
  /** The column they are grouped by, whether it is shown or not. */
  grouped: DataColumn<Row> | undefined
  /** How many rows match, those that are not loaded among them. */
  total: number
  /** Returns the total of a column over all rows that match; `undefined` while it is computed. */
  totalOf: ((column: string) => string | undefined) | undefined
  more: MoreRows | undefined
  room: GridRoom
  /** Rows are cards. */
  isCards: boolean
  /** In pixels. */
  rowHeight: number
  around: Around
  /** The number of lines above the rows. */
  headLines: number
  /** How many lines the rows have, those that are not shown or not loaded among them. */
  bodyLines: number
  isSelectable: boolean
  /** The panel beneath a row. */
  detail: ((row: Row) => ReactNode) | undefined
  /** Called when a row is opened; nothing where rows cannot be. */
  onOpen: ((row: Row) => void) | undefined
  /** The row that is open beside the grid. */
  openRow: string | undefined
  /** Names a row where its cells do not: on its box. */
  nameOf: (row: Row) => string
  /** Returns the full text of a cell. */
  fullText: (column: DataColumn<Row>, row: Row) => FullText
  scroller: RefObject<HTMLDivElement | null>
}
