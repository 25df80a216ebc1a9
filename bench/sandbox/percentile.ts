/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/**
 * Returns the milliseconds of some work once it is warm: work of a few milliseconds must run some hundred times before it is
 * compiled. It runs at least 5 times and half a second first, then 25 times and a second.
 */
export async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  await repeat(work, { times: 5, milliseconds: 500 })
  return repeat(work, { times: 25, milliseconds: 1_000 })
}

/** At least this many times, and for at least this long. */
async function repeat(work: () => Promise<unknown>, least: { times: number; milliseconds: number }) {
  const began = performance.now()
  const times: number[] = []
  while (times.length < least.times || performance.now() - began < least.milliseconds) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}
