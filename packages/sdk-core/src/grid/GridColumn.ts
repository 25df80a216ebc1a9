/** What a column holds: `number` is a decimal text, `date` a day or an instant in ISO 8601. */
export type GridColumnKind = 'text' | 'number' | 'date' | 'boolean'

/** What stands in a cell before it is formatted; nothing is shown as empty, and sorted last. */
export type GridValue = string | boolean | null | undefined

/** One column of a grid, without its looks. */
export interface GridColumn<Row> {
  /** Names it in preferences, filters and sorts. */
  id: string
  kind: GridColumnKind
  value: (row: Row) => GridValue
  /** Where the platform has it, when it can filter and sort by it: `accountByInvestorId.name`. */
  field?: string
  /** It holds names or e-mail addresses, which want room. */
  isWide?: boolean
}

/** The operators of a column's filter, under the platform's names. */
export type GridOperator =
  | 'includesInsensitive'
  | 'equalTo'
  | 'notEqualTo'
  | 'greaterThan'
  | 'greaterThanOrEqualTo'
  | 'lessThan'
  | 'lessThanOrEqualTo'

/** Keeps the rows whose cell in a column compares so with a value. */
export interface GridFilter {
  column: string
  operator: GridOperator
  value: string
}

/** Sorts by a column. */
export interface GridSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** What a click on a header does to its sort: none, ascending, descending, none. (GRID-001) */
export function nextSort(column: string, sort: GridSort | undefined): GridSort | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}
