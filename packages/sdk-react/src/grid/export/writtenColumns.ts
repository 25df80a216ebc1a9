import type { CsvColumn, GridGroupItem, GridValue } from '@capstan/sdk-core/grid'
import { withoutZeros } from '../../language/withoutZeros'
import { formatted, textOf, type DataColumn } from '../model/DataColumn'

/** A column as files and spreadsheets take it. */
export interface WrittenColumn<Row> {
  id: string
  header: string
  kind: 'text' | 'number'
  value: (row: Row) => string | undefined
  /** Returns the text of a group's line in this column, without the name of the group. */
  groupValue: (group: GridGroupItem) => string | undefined
}

/** Columns for a file or a spreadsheet: figures with all their digits, to be reckoned with; the rest as it is shown. */
export function writtenColumns<Row>(columns: readonly DataColumn<Row>[]): WrittenColumn<Row>[] {
  return columns.map((column) => {
    const { id, header } = column
    const kind = column.kind === 'number' && !column.text ? 'number' : 'text'
    const written = kind === 'number' ? figure : (value: GridValue) => formatted(column, value)
    return {
      id,
      header,
      kind,
      value: kind === 'number' ? (row) => figure(column.value(row)) : writer(column),
      groupValue: ({ valueOf }) => written(valueOf(id)),
    }
  })
}

/** Columns for a file: each is followed by the columns that only a file has. */
export function columnsOfFile<Row>(columns: readonly DataColumn<Row>[]): CsvColumn<Row>[] {
  return columns.flatMap((column) => [...writtenColumns([column]), ...(column.fileColumns ?? [])])
}

/** Writes a column as it is shown. Repeated values, days above all, are formatted once. */
function writer<Row>(column: DataColumn<Row>): (row: Row) => string {
  if (column.text || column.kind === 'text') return (row) => textOf(column, row)
  const known = new Map<GridValue, string>()
  return (row) => {
    const value = column.value(row)
    let text = known.get(value)
    if (text === undefined) known.set(value, (text = formatted(column, value)))
    return text
  }
}

const figure = (value: GridValue): string | undefined =>
  value === null || value === undefined ? undefined : withoutZeros(String(value))
