import { callListener } from '../events/callListener'
import type { LiveStatus } from './Live'

type StatusListener = (status: LiveStatus) => void

/** How live updates are, and who wants to know. */
export interface Status {
  readonly now: LiveStatus
  /** When the platform was last heard, while it is not. */
  readonly since: number | undefined
  /** `heardAt` says when the platform was last heard, if it is not heard now. */
  set(next: LiveStatus, heardAt?: number): void
  /** Listens; answers how to stop. */
  listen(listener: StatusListener): () => void
  clear(): void
}

/** `followers` are told too, asked for anew at each change. */
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
