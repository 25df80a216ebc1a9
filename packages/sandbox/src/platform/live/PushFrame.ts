/**
 * A row that changed: its id and version; 1 when whoever is told sees it no more, and the version is the last they could read;
 * 0 when they may not have seen it before.
 */
export type ToldRow = readonly [id: string, version: number, isGone?: 0 | 1]

/** The last word on a row, which is new to somebody until they were told so: they may have read something without it. */
export function lastWord(before: ToldRow | undefined, told: ToldRow): ToldRow {
  const [id, version] = told
  return before?.length === 3 && told.length === 2 ? [id, version, 0] : told
}

/** What is pushed; docs/reference/live-socket.md says what each means for who reads it. */
export type PushFrame =
  /** A watched row changed. */
  | { table: string; id: string; version: number }
  /** A watched row is not seen any more: it was deleted, or is somebody else's. */
  | { table: string; id: string; gone: 1 }
  /** Rows of a watched list changed: these, or without `rows` any. */
  | { table: string; id: null; version: number; rows?: readonly ToldRow[] }
  /** Whatever is watched has to be asked for again. */
  | { type: 'resync' }
