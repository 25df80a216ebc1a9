/**
 * How far over its limit a call may be. A slice, or a test, shares its machine with others, where five milliseconds say
 * nothing: it looks for what hangs. Only the whole campaign, left alone, holds the figure itself.
 */
const allowance = process.argv.includes('--slice') || process.env.VITEST ? 20 : 1

/** Returns true when the milliseconds exceed a limit. */
export const isTooSlow = (milliseconds: number, limit: number): boolean => milliseconds > limit * allowance

/**
 * The milliseconds of the slowest of some calls. What seems slow is tried again, and its best time counts: a machine that
 * others load stops any call now and then.
 */
export function slowestOf(calls: readonly (() => unknown)[], limit: number): number {
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
