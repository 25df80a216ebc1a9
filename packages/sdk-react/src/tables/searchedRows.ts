import type { TableColumn } from './TableDefinition'

export interface TableSearched<Row> {
  columns: readonly TableColumn<Row>[]
  /** The typed text. */
  search: string
  /** Returns true when a row is kept in every search. */
  isHeld: (row: Row) => boolean
}

/** Returns the rows with a text column that begins with the typed text, in any case of letters. (GRID-002) */
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
