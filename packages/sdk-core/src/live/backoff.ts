const shortest = 500
const first = 2_000
const longest = 30_000

/**
 * How long to wait before trying again, in milliseconds: anything between half a second and two seconds, up to twice
 * as long for each further try, at most half a minute. The clients of a restarted platform must not return together.
 */
export function backoff(tries: number, random: () => number): number {
  const most = Math.min(longest, first * 2 ** Math.min(tries - 1, 10))
  return shortest + random() * (most - shortest)
}
