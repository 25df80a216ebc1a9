import type { GridSide } from './GridLayout'

/** What a column holds: `number` is a decimal text, `date` a day or an instant in ISO 8601, `set` one of few values. */
export type GridColumnKind = 'text' | 'number' | 'date' | 'boolean' | 'set'

/** What stands in a cell before it is formatted; nothing is shown as empty, and sorted last. */
export type GridValue = string | boolean | null | undefined

/**
 * What stands in a column of a row that sums up a group: what all its rows agree on, their sum, or their average, each
 * exact and over the rows that say something; a function is given all rows of the group.
 */
export type GridAggregate<Row> = 'same' | 'sum' | 'average' | ((rows: readonly Row[]) => GridValue)

/** One column of a grid, without its looks. */
export interface GridColumn<Row> {
  /** Names it in preferences, filters and sorts. */
  id: string
  kind: GridColumnKind
  value: (row: Row) => GridValue
  /** Where the platform has it, when it can filter by it: `amount`, `accountByInvestorId.name`. */
  field?: string
  /** What the platform sorts by, without its direction: `ACCOUNT_NAME`. The field itself where it is the record's own. */
  orderBy?: string
  /** The values a `set` can have, in the order in which they are offered. */
  options?: readonly string[]
  /** A number that is always whole, which the platform compares with no other. */
  isWhole?: boolean
  /** A date that is a moment: it is compared with the days of its reader's calendar. */
  isMoment?: boolean
  /** It holds names or e-mail addresses, which want room. */
  isWide?: boolean
  /** The side it stays at, whatever is scrolled, unless its reader wants another. */
  side?: GridSide
  /** It is shown when its reader asks for it. */
  isHidden?: boolean
  /** What stands at the foot of the grid. */
  total?: 'sum'
  /** Whether a row adds to what stands at the foot; each does unless told. */
  isCounted?: (row: Row) => boolean
  aggregate?: GridAggregate<Row>
  /** What brings rows together where it is not what stands in the column: two may have one name. */
  groupKey?: (row: Row) => string
}
