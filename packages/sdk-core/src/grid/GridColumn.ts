import type { GridSide } from './GridLayout'

/** The type of a column's values: `number` is a decimal text, `date` a day or an instant in ISO 8601, `set` one of few values. */
export type GridColumnKind = 'text' | 'number' | 'date' | 'boolean' | 'set'

/** The value of a cell before it is formatted. No value is shown as empty, and sorted last. */
export type GridValue = string | boolean | null | undefined

/**
 * The value of a column in the row of a group: the value that all rows have in common, their sum, or their average, each exact
 * and over the rows with a value. A function receives all rows of the group.
 */
export type GridAggregate<Row> = 'same' | 'sum' | 'average' | ((rows: readonly Row[]) => GridValue)

/** One column of a grid, without its looks. */
export interface GridColumn<Row> {
  /** Names it in preferences, filters and sorts. */
  id: string
  kind: GridColumnKind
  value: (row: Row) => GridValue
  /** The field of the platform, when it can filter by it: `amount`, `accountByInvestorId.name`. */
  field?: string
  /**
   * The order of the platform without its direction: `ACCOUNT_NAME`. By default the field itself, when it is the record's own.
   */
  orderBy?: string
  /** The values a `set` can have, in the order in which they are offered. */
  options?: readonly string[]
  /** A number that is always whole, which the platform compares with no other. */
  isWhole?: boolean
  /** A date that is a moment: it is compared with the days of its reader's calendar. */
  isMoment?: boolean
  /** It holds names or e-mail addresses, which want room. */
  isWide?: boolean
  /** The side at which it stays while the grid scrolls, unless its reader chooses another. */
  side?: GridSide
  /** It is shown when its reader asks for it. */
  isHidden?: boolean
  /** It is hidden while no loaded row has a value in it, unless its reader asks for it. */
  isHiddenWhenEmpty?: boolean
  /** A file has it also while it is hidden: it says which record a line is of. */
  isExported?: boolean
  /** The figure at the foot of the grid. */
  total?: 'sum'
  /** Values may be hidden from the reader: then the grid says how many rows its total adds up. */
  mayBeHidden?: boolean
  /** Returns true when a row counts in the figure at the foot; by default every row does. */
  isCounted?: (row: Row) => boolean
  aggregate?: GridAggregate<Row>
  /** Returns the key that groups rows, when it is not the value of the column: two records may have one name. */
  groupKey?: (row: Row) => string
}
