const minDelayMs = 500
const firstMaxDelayMs = 2_000
const maxDelayMs = 30_000

/**
 * How long to wait before the next attempt, in milliseconds: a random time between half a second and two seconds; the
 * upper limit doubles with each attempt, up to half a minute. Randomness keeps clients from returning all at once.
 */
export function backoffMs(attempts: number, random: () => number): number {
  const limit = Math.min(maxDelayMs, firstMaxDelayMs * 2 ** Math.min(attempts - 1, 10))
  return minDelayMs + random() * (limit - minDelayMs)
}
