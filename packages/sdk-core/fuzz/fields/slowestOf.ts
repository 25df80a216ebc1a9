/**
 * The milliseconds of the slowest of some calls. What seems slow is tried again, and its best time counts: a machine that
 * others load stops any call now and then.
 */
export function slowestOf(calls: readonly (() => unknown)[], limit = 5): number {
  return Math.max(...calls.map((call) => timeOf(call, limit)))
}

function timeOf(call: () => unknown, limit: number): number {
  let best = Infinity
  for (let attempt = 0; attempt < 6 && best > limit / 2; attempt++) {
    const start = performance.now()
    call()
    best = Math.min(best, performance.now() - start)
  }
  return best
}
