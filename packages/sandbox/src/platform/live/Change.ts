/** Rows that changed together, and were and are seen by the same. */
export interface RowsChange {
  table: string
  rows: readonly (readonly [id: string, version: number])[]
  /** Who saw them before, where that is another than now. */
  before?: readonly Key[]
  /** Who sees them now: nobody when they were deleted, whose version is one more than anybody read. */
  after: readonly Key[]
}

/** By what a row is seen: the id of an account or a person, or what a link leads to, `visible_rows.row_id:<id>`. */
export type Key = string

/** Links that were given or taken away, each `<viewer> <what it leads to>`. */
export interface LinksChange {
  source: string
  links: readonly string[]
  lost: boolean
}

/** Other rows show something of rows that changed; which, the dependency of this name finds by the keys. */
export interface DependencyChange {
  dependency: string
  keys: readonly string[]
}

/** Any row of a table may have changed for these: so many came at once that none is named, or none ever is. */
export interface AnyChange {
  table: string
  /** Ids of accounts or persons, or a type of accounts, which stands for all of them. */
  any: readonly string[]
}

/** What the triggers of the platform's tables tell every server. */
export type Change = RowsChange | LinksChange | DependencyChange | AnyChange
