import type { Environment } from '../client/transport/Environment'

/** A clock a test moves by hand. */
export interface TestClock extends Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout'> {
  /** Lets time pass: timers fire in order, and everything they set going settles in between. */
  advance(milliseconds: number): Promise<void>
  /** Timers that have not fired. */
  readonly pending: number
}

interface Timer {
  due: number
  callback: () => void
}

// Enough turns for any chain of promises the code under test makes between two timers.
const turns = 60

export function testClock(start = Date.UTC(2026, 1, 16)): TestClock {
  const timers = new Map<number, Timer>()
  let now = start
  let count = 0

  // Timers stand in the order they were set: of two that are due together the older comes first.
  const next = (until: number) => {
    let earliest: [number, Timer] | undefined
    for (const each of timers) {
      const { due } = each[1]
      if (due <= until && (!earliest || due < earliest[1].due)) earliest = each
    }
    return earliest
  }

  return {
    now: () => now,
    setTimeout(callback, milliseconds) {
      timers.set(++count, { due: now + milliseconds, callback })
      return count
    },
    clearTimeout: (handle) => void timers.delete(handle as number), // a handle of our own setTimeout
    async advance(milliseconds) {
      const until = now + milliseconds
      await settle()
      for (let timer = next(until); timer; timer = next(until)) {
        const [handle, { due, callback }] = timer
        timers.delete(handle)
        now = due
        callback()
        await settle()
      }
      now = until
    },
    get pending() {
      return timers.size
    },
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}
