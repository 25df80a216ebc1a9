/** A row that changed: its id and version; 1 when whoever is told sees it no more, and the version is the last they could read. */
export type ToldRow = readonly [id: string, version: number, gone?: 1]

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
