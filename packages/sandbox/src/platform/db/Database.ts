import type pg from 'pg'

/** A source of rows and notifications: PGlite in this process, or a PostgreSQL server. */
export interface Database {
  kind: 'pglite' | 'postgres'
  /** On PGlite it holds one client, because PGlite is one session. */
  pool: pg.Pool
  /** The subscriber through which PostGraphile listens on PGlite; a PostgreSQL pool needs none. */
  pgSubscriber?: Subscriber
  /**
   * Calls back with every payload notified on the channel, until the returned function is called.
   */
  listen(channel: string, callback: (payload: string) => void, outage?: Outage): Promise<() => Promise<void>>
  /** The whole data folder as one file; PGlite only. */
  snapshot?(): Promise<Blob>
  close(): Promise<void>
}

/** Callbacks for the loss of the listening connection. */
export interface Outage {
  onLost?: () => void
  /** It is back; payloads may have been missed. */
  onGap?: () => void
}

/** The interface that PostGraphile expects of a source of notifications. */
export interface Subscriber {
  subscribe<T>(topic: string): AsyncIterableIterator<T>
  release(): void
}

export interface OpenDbOptions {
  /** A PostgreSQL server, `postgres://…`; without it PGlite is used. */
  url?: string
  /** PGlite's folder; without it the data live in memory. */
  dataDir?: string
  /** A data folder to begin with in memory, as `Database.snapshot` returned it; PGlite only, and not with `dataDir`. */
  snapshot?: Blob
  /** Fills PGlite's folder before it is opened. */
  fill?(dataDir: string): Promise<void>
}
