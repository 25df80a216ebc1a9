/** How a cell is compared with a value, under the platform's names. */
export type GridOperator =
  | 'includesInsensitive'
  | 'startsWithInsensitive'
  | 'equalTo'
  | 'notEqualTo'
  | 'greaterThan'
  | 'greaterThanOrEqualTo'
  | 'lessThan'
  | 'lessThanOrEqualTo'

/** Keeps the rows whose cell in a column compares with a value in this way, is one of several, or is empty or not. */
export type GridFilter =
  | { column: string; operator: GridOperator; value: string }
  | { column: string; operator: 'in'; values: readonly string[] }
  | { column: string; operator: 'isEmpty' | 'isNotEmpty' }
