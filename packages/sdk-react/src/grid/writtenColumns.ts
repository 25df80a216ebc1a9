import type { GridGroupItem, GridValue } from '@capstan/sdk-core/grid'
import { formatted, textOf, type DataColumn } from './DataColumn'

/** A column as files and spreadsheets take it. */
export interface WrittenColumn<Row> {
  id: string
  header: string
  kind: 'text' | 'number'
  value: (row: Row) => string | undefined
  /** What stands in the line of a group, but for its name. */
  groupValue: (group: GridGroupItem) => string | undefined
}

/** Columns for a file or a spreadsheet: figures with all their digits, to be reckoned with; the rest as it is shown. */
export function writtenColumns<Row>(columns: readonly DataColumn<Row>[]): WrittenColumn<Row>[] {
  return columns.map((column) => {
    const written = (value: GridValue) => formatted(column, value)
    const kind = column.kind === 'number' && !column.text ? 'number' : 'text'
    return {
      id: column.id,
      header: column.header,
      kind,
      value: (row) => (kind === 'number' ? figure(column.value(row)) : textOf(column, row)),
      groupValue: ({ valueOf }) => (kind === 'number' ? figure : written)(valueOf(column.id)),
    }
  })
}

function figure(value: GridValue): string | undefined {
  return value === null || value === undefined ? undefined : String(value)
}
