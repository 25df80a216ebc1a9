import type { Machine } from './Machine.ts'

const timeout = 30_000

export function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Returns the time of the work, and the longest task from its start on. */
export async function timedTasks(work: () => void, { nextTask }: Machine): Promise<[number, number]> {
  const elapsed = timed(work)
  let longest = elapsed
  for (const end = performance.now() + 100; performance.now() < end;) {
    const start = performance.now()
    await nextTask()
    longest = Math.max(longest, performance.now() - start)
  }
  return [elapsed, longest]
}

/** Returns true when the condition became true in time. */
export async function until(isDone: () => boolean, { nextTask }: Machine): Promise<boolean> {
  for (const end = performance.now() + timeout; !isDone(); await nextTask())
    if (performance.now() > end) return false
  return true
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** The middle one; nothing of nothing. */
export function medianOf(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[values.length >> 1]
}
