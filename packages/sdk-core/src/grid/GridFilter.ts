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

/** Keeps the rows whose cell in a column compares so with a value, is one of several, is empty or is not. */
export type GridFilter =
  | { column: string; operator: GridOperator; value: string }
  | { column: string; operator: 'in'; values: readonly string[] }
  | { column: string; operator: 'isEmpty' | 'isNotEmpty' }
