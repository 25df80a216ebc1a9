/** Rows that changed together, and were and are seen by the same. */
export interface RowsChange {
  table: string
  rows: readonly (readonly [id: string, version: number])[]
  /** The keys that saw them before, when they differ from the present ones. */
  before?: readonly Key[]
  /** The keys that see them now: none for deleted rows, whose version is one more than any that was read. */
  after: readonly Key[]
}

/** The key by which a row is visible: the id of an account or a person, or the target of a link, `visible_rows.row_id:<id>`. */
export type Key = string

/** Links that were added or removed, each `<viewer> <visible record>`. */
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

/** Any row of a table may have changed for these: too many at once to name them, or rows of the table are never named. */
export interface AnyChange {
  table: string
  /** Ids of accounts or persons, or a type of accounts, which stands for all of them. */
  any: readonly string[]
}

/** A change event, as the triggers of the platform's tables send it to every server. */
export type Change = RowsChange | LinksChange | DependencyChange | AnyChange
