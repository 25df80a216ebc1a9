import type { Machine } from './Machine.ts'
import type { Peer } from './Peer.ts'
import { pause, until } from './timing.ts'
import { lists, type Answer } from './workload.ts'

/** All lists of a peer, observed. */
export interface Watch {
  /** Returns the last answer that the list received. */
  seen(list: number): Answer | undefined
  /**
   * Returns the milliseconds from a change until the last observer was notified. The check of each observer is not timed:
   * comparing thirty thousand rows would take longer than the notification.
   */
  step(change: () => void, isSeen: (answer: Answer | undefined) => boolean): Promise<number>
}

export function watch(peer: Peer, machine: Machine): Watch {
  const seen: (Answer | undefined)[] = Array.from({ length: lists })
  let toldAt = 0
  for (const list of seen.keys())
    peer.observe(list, (answer) => {
      seen[list] = answer
      toldAt = performance.now()
    })
  return {
    seen: (list) => seen[list],
    async step(change, isSeen) {
      const start = performance.now()
      change()
      const isDone = await until(() => seen.every(isSeen), machine)
      const elapsed = isDone ? toldAt - start : Number.NaN
      await pause(5)
      return elapsed
    },
  }
}
