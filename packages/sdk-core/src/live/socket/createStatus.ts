import { callListener } from '../../events/callListener'
import type { LiveStatus } from '../Live'

type StatusListener = (status: LiveStatus) => void

/** The status of live updates, and its listeners. */
export interface Status {
  readonly now: LiveStatus
  /** When the platform's last message arrived, while the connection is lost. */
  readonly since: number | undefined
  /** `heardAt` is when the platform's last message arrived, if the connection is lost. */
  set(next: LiveStatus, heardAt?: number): void
  /** Listens to the status; returns a function that stops listening. */
  listen(listener: StatusListener): () => void
  clear(): void
}

/** The listeners that `followers` returns at the time of a change are called too. */
export function createStatus(followers: () => readonly StatusListener[]): Status {
  const listeners = new Set<StatusListener>()
  let now: LiveStatus = 'off'
  let since: number | undefined

  return {
    get now() {
      return now
    },
    get since() {
      return since
    },
    set(next, heardAt) {
      since = heardAt
      if (next === now) return
      now = next
      for (const listener of [...listeners, ...followers()]) callListener(() => listener(next))
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    clear: () => listeners.clear(),
  }
}
