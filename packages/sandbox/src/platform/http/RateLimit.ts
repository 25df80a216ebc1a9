/** Limits each caller to a number of calls a minute; unused calls do not accumulate. */
export class RateLimit {
  readonly #most: number
  readonly #used = new Map<string, { count: number; until: number }>()

  constructor(most: number) {
    this.#most = most
  }

  /** Counts a call; returns the seconds to wait when there were too many, and otherwise 0. */
  take(caller: string, now = performance.now()): number {
    const known = this.#used.get(caller)
    const current = known && known.until > now ? known : { count: 0, until: now + 60_000 }
    current.count += 1
    this.#used.set(caller, current)
    if (this.#used.size > 10_000) this.#forget(now)
    return current.count > this.#most ? Math.ceil((current.until - now) / 1000) : 0
  }

  #forget(now: number): void {
    for (const [caller, { until }] of this.#used) if (until <= now) this.#used.delete(caller)
  }
}
