import type { Query, QueryCache } from '@tanstack/query-core'

/** When the requests of queries started, in milliseconds. */
export interface RequestTimes {
  start(hash: string, at: number): void
  answer(hash: string): void
  remove(hash: string): void
  /** When the last request of a query started; 0 when it had none. */
  ofRequest(hash: string): number
  /**
   * When the oldest request started of those whose answer is shown by one of the queries or on its way, and of all that have
   * no answer yet; `undefined` when there is none. Answers that will be fetched again do not count.
   */
  oldest(cache: QueryCache, hashes: readonly string[]): number | undefined
}

export function createRequestTimes(): RequestTimes {
  const requests = new Map<string, number>()
  const answers = new Map<string, number>()
  return {
    start: (hash, at) => void requests.set(hash, at),
    answer(hash) {
      const at = requests.get(hash)
      if (at !== undefined) answers.set(hash, at)
    },
    remove(hash) {
      requests.delete(hash)
      answers.delete(hash)
    },
    ofRequest: (hash) => requests.get(hash) ?? 0,
    oldest(cache, hashes) {
      const shown = hashes.filter((hash) => cache.get(hash)?.state.isInvalidated === false)
      const isOnItsWay = ({ queryHash, state }: Query) =>
        state.fetchStatus !== 'idle' && (state.data === undefined || hashes.includes(queryHash))
      const times = [
        ...shown.map((hash) => answers.get(hash)),
        ...cache
          .getAll()
          .filter(isOnItsWay)
          .map(({ queryHash }) => requests.get(queryHash)),
      ].filter((at) => at !== undefined)
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}
