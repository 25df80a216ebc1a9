import type { TableColumn } from './TableDefinition'

export interface TableSearched<Row> {
  columns: readonly TableColumn<Row>[]
  /** What was typed. */
  search: string
  /** Whether a row is found in any case. */
  isHeld: (row: Row) => boolean
}

/** The rows in any of whose columns of texts something begins with what was typed, capitals or not. (GRID-002) */
export function searchedRows<Row>(
  rows: readonly Row[],
  { columns, search, isHeld }: TableSearched<Row>,
): readonly Row[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return rows
  const begins = (text: string) => text.toLowerCase().startsWith(wanted)
  return rows.filter((row) => isHeld(row) || columns.some((column) => textsOf(column, row).some(begins)))
}

function textsOf<Row>({ kind, value, searched }: TableColumn<Row>, row: Row): readonly string[] {
  if (searched) return searched(row)
  const found = kind === 'text' ? value(row) : undefined
  return typeof found === 'string' ? [found] : []
}
