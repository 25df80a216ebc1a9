import type { LiveTable } from '../client/LiveTable'

/**
 * How live updates are: `live` they arrive; `reconnecting` the connection was lost and is being made again; `stale` no
 * connection can be made and records are asked for now and then; `off` nothing is followed, or not yet.
 */
export type LiveStatus = 'live' | 'reconnecting' | 'stale' | 'off'

/** A record changed. */
export interface LiveChange {
  table: LiveTable
  /** The record; `null` says that some record of the table changed that belongs to the account. */
  id: string | null
  version: number | undefined
}

/** What a subscriber may want to be told. */
export interface LiveListeners {
  /** How live updates are, now and whenever that changes. */
  onState?: (status: LiveStatus) => void
  /** A record of the subscription changed; the cache is brought up to date without this. */
  onChange?: (change: LiveChange) => void
}

/** Keeps the followed records of an instance at the platform's values, whatever the connection does. */
export interface Live {
  /**
   * Follows records; an empty list of ids follows "a list you may see has changed". Answers how to stop.
   *
   * However many followers a record has, the platform is told once.
   */
  subscribe(table: LiveTable, ids: readonly string[], listeners?: LiveListeners): () => void
  readonly status: LiveStatus
  /** Since when nothing has been heard, as an ISO timestamp, while it is `reconnecting` or `stale`. */
  readonly staleSince: string | undefined
  /** Listens to the status; answers how to stop. */
  onStatus(listener: (status: LiveStatus) => void): () => void
}
