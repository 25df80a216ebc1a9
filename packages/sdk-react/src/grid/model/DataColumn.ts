import type { GridColumn, GridValue } from '@capstan/sdk-core/grid'
import type { ReactNode } from 'react'

/** One column of a grid, with its looks. */
export interface DataColumn<Row> extends GridColumn<Row> {
  /** Its heading. */
  header: string
  /** The heading of the columns among which it stands. */
  group?: string
  /** The explanation of the heading, shown on hover. */
  explanation?: string
  /** How wide it is at first, in pixels of a text of 14. */
  width?: number
  /** Formats its values and its sum; a text is not changed. */
  format?: (value: GridValue) => string
  /** Returns the text of a cell, for a value that does not say enough. */
  text?: (row: Row) => string
  /** All digits of a figure that is shortened: its tooltip shows them. */
  fullValue?: (value: GridValue) => string | undefined
  /** The text shown on hover in place of the cell's; nothing if undefined. */
  note?: (row: Row) => string | undefined
  /** Columns that a file has after this one, for the hover texts of its cells. */
  fileColumns?: readonly FileColumn<Row>[]
  /** Returns the link of a cell. */
  href?: (row: Row) => string | undefined
  /**
   * Renders the content of a cell that is more than text; `undefined` where text is enough. Links and controls in it are reached
   * with Enter.
   */
  cell?: (row: Row) => ReactNode
  /** Renders the content of a group's line that is more than text. */
  groupCell?: (value: GridValue) => ReactNode
  /** The group line shows the number of its rows here, rather than beside its name. */
  hasCount?: boolean
  /** The part that the column plays on a card, when there is no room for a table; `fact` by default. */
  as?: 'title' | 'end' | 'wide' | 'fact' | 'none'
}

/** A column that only a file has. */
export interface FileColumn<Row> {
  id: string
  header: string
  kind: 'text' | 'number'
  /** Returns the value of a row in the file; undefined for an empty cell. */
  value: (row: Row) => string | undefined
}

/** Returns the text of a cell. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : formatted(column, column.value(row))
}

/** Formats a value of a column. */
export function formatted<Row>({ format }: Pick<DataColumn<Row>, 'format'>, value: GridValue): string {
  if (format) return format(value)
  return value === null || value === undefined ? '' : String(value)
}
