import type { LiveTable } from '../client/records/LiveTable'

/**
 * The state of live updates: `live` they arrive; `reconnecting` the connection was lost and is being opened again;
 * `stale` no connection can be opened and records are polled; `off` nothing is followed.
 */
export type LiveStatus = 'live' | 'reconnecting' | 'stale' | 'off'

/** A record changed. */
export interface LiveChange {
  table: LiveTable
  /** The record; `null` for any record of the table that belongs to the account. */
  id: string | null
  version: number | undefined
}

/** The callbacks of a subscription. */
export interface LiveListeners {
  /** Called with the status at once, and whenever it changes. */
  onState?: (status: LiveStatus) => void
  /** Called when a record of the subscription changed. The cache is updated without this callback. */
  onChange?: (change: LiveChange) => void
}

/** Keeps the followed records of an instance up to date, even when the connection is lost. */
export interface Live {
  /**
   * Follows records; an empty list of ids follows changes of any record of the table. Returns a function that
   * unsubscribes.
   *
   * A record with several followers is subscribed to once.
   */
  subscribe(table: LiveTable, ids: readonly string[], listeners?: LiveListeners): () => void
  readonly status: LiveStatus
  /** When the platform's last message arrived, as an ISO timestamp, while the status is `reconnecting` or `stale`. */
  readonly staleSince: string | undefined
  /** Listens to the status; returns a function that stops listening. */
  onStatus(listener: (status: LiveStatus) => void): () => void
}
