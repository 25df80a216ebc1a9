/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** How long some work takes, in milliseconds, once it has been done a few times. */
export async function timesOf(work: () => Promise<unknown>, runs = 25): Promise<number[]> {
  for (let warm = 0; warm < 5; warm++) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}
