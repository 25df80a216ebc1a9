import type { GridColumn } from '../GridColumn'
import type { GridFilter } from '../query/GridFilter'
import type { GridSort } from '../query/GridSort'
import type { GridView } from './GridView'

/**
 * The rows to show, and the heights of lines. A missing option is empty. Sorts and filters that are the same objects as the last
 * time are not evaluated again.
 */
export interface GridInput<Row> {
  /** All loaded rows. A row that is the same object as before is not read again. */
  rows: readonly Row[]
  sorts?: readonly GridSort[]
  /** Rows that pass all of them are shown. */
  filters?: readonly GridFilter[]
  /** Part of a text in any column of texts, capitals or not. */
  search?: string
  /** The column whose values bring rows together. */
  groupBy?: string
  /** The ids of the groups whose rows are shown, and of the rows whose panel is. */
  open?: ReadonlySet<string>
  /** The platform has filtered and sorted already: rows stay as they came. */
  isOrdered?: boolean
  /** The height of a row, in pixels; that of a compact row by default. */
  rowHeight?: number
  /** The heights of panels that have been measured, by the id of their row. */
  detailHeights?: ReadonlyMap<string, number>
}

/** Computes the rows of a grid, and caches results for the next time. */
export interface GridEngine<Row> {
  view: (input: GridInput<Row>) => GridView<Row>
  /** The exact sum of a column over the rows that match; undefined if none of them has a value. */
  total: (column: string) => string | undefined
  /** Returns true when the sum is known, or has few rows. */
  isSummedUp: (column: string) => boolean
  /** Reads a column of the rows that were shown last ahead of a sort or a filter, which is the quicker for it. */
  prepare: (column: string, use: 'sort' | 'filter') => void
}

export interface GridEngineOptions<Row> {
  columns: readonly GridColumn<Row>[]
  /** Decides between rows that are equal otherwise, as the platform does. */
  idOf: (row: Row) => string
}
