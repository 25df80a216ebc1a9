/**
 * The selected rows: some, or all that match the filters and the search, loaded or not, without a few. The anchor is the row
 * from which Shift selects.
 */
export type GridSelection =
  | { kind: 'some'; ids: ReadonlySet<string>; anchor?: string }
  | { kind: 'all'; except: ReadonlySet<string>; anchor?: string }

/** A cell, by the ids of its row (or group) and its column; a row of `null` is the header. */
export interface GridCell {
  row: string | null
  column: string
}

/** A block of cells, from where it was begun to where it was drawn to. */
export interface GridRange {
  anchor: GridCell
  end: GridCell
}
