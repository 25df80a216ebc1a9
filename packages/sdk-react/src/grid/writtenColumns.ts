import { textOf, type DataColumn } from './DataColumn'

/** A column as files and spreadsheets take it. */
export interface WrittenColumn<Row> {
  id: string
  header: string
  kind: 'text' | 'number'
  value: (row: Row) => string | undefined
}

/** Columns for a file or a spreadsheet: figures with all their digits, to be reckoned with; the rest as it is shown. */
export function writtenColumns<Row>(columns: readonly DataColumn<Row>[]): WrittenColumn<Row>[] {
  return columns.map((column) => {
    const kind = column.kind === 'number' && !column.text ? 'number' : 'text'
    return {
      id: column.id,
      header: column.header,
      kind,
      value: (row) => (kind === 'number' ? figure(column.value(row)) : textOf(column, row)),
    }
  })
}

function figure(value: ReturnType<DataColumn<never>['value']>): string | undefined {
  return value === null || value === undefined ? undefined : String(value)
}
