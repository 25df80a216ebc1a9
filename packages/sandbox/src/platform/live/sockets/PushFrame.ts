/**
 * A changed row: its id and version, and a flag. The flag is 1 when the receiver no longer sees the row, and the version is then
 * the last they could read; 0 when they may not have seen it before.
 */
export type ChangedRow = readonly [id: string, version: number, isGone?: 0 | 1]

/**
 * Returns the last update of a row. It keeps the flag of a new row until it was sent, because the viewer may have read data
 * without it.
 */
export function latestChange(before: ChangedRow | undefined, row: ChangedRow): ChangedRow {
  const [id, version] = row
  return before?.length === 3 && row.length === 2 ? [id, version, 0] : row
}

/** A frame that is pushed; docs/reference/live-socket.md explains each for clients. */
export type PushFrame =
  /** A watched row changed. */
  | { table: string; id: string; version: number }
  /** A watched row is no longer visible: it was deleted, or belongs to another account. */
  | { table: string; id: string; gone: 1 }
  /** Rows of a watched list changed: these, or without `rows` any. */
  | { table: string; id: null; version: number; rows?: readonly ChangedRow[] }
  /** The client must request all watched rows again. */
  | { type: 'resync' }
