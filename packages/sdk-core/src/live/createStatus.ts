import { callListener } from '../events/callListener'
import type { LiveStatus } from './Live'

type StatusListener = (status: LiveStatus) => void

/** How live updates are, and who wants to know. */
export interface Status {
  readonly now: LiveStatus
  set(next: LiveStatus): void
  /** Listens; answers how to stop. */
  listen(listener: StatusListener): () => void
  clear(): void
}

/** `followers` are told too, asked for anew at each change. */
export function createStatus(followers: () => readonly StatusListener[]): Status {
  const listeners = new Set<StatusListener>()
  let now: LiveStatus = 'off'

  return {
    get now() {
      return now
    },
    set(next) {
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
