import type { GridColumn, GridValue } from '@capstan/sdk-core/grid'
import type { ReactNode } from 'react'

/** One column of a grid, with its looks. */
export interface DataColumn<Row> extends GridColumn<Row> {
  /** Its heading. */
  header: string
  /** The heading of the columns among which it stands. */
  group?: string
  /** What its heading means: hovering over it says so. */
  explanation?: string
  /** How wide it is at first, in pixels of a text of 14. */
  width?: number
  /** Writes what stands in it, and what its rows amount to; text is written as it is. */
  format?: (value: GridValue) => string
  /** What stands in a cell as text, where its value alone does not say it. */
  text?: (row: Row) => string
  /** All digits of a figure that is written shorter: hovering over it says so. */
  fullValue?: (value: GridValue) => string | undefined
  /** Where a cell leads. */
  href?: (row: Row) => string | undefined
  /** What stands in a cell where text is not enough; `undefined` where it is. Links and controls in it are reached with Enter. */
  cell?: (row: Row) => ReactNode
  /** What stands in the line of a group where text is not enough; nothing where it is. */
  groupCell?: (value: GridValue) => ReactNode
  /** The line of a group says here how many rows it has, rather than beside its name. */
  hasCount?: boolean
  /** What it is on a card, where there is no room for a table: `fact` unless told. */
  as?: 'title' | 'end' | 'wide' | 'fact' | 'none'
}

/** What stands in a cell, as text. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  return column.text ? column.text(row) : formatted(column, column.value(row))
}

/** A value of a column, as it is written. */
export function formatted<Row>({ format }: Pick<DataColumn<Row>, 'format'>, value: GridValue): string {
  if (format) return format(value)
  return value === null || value === undefined ? '' : String(value)
}
