import type { Query, QueryCache } from '@tanstack/query-core'

/** What the index does with what it sees in the cache. */
export interface CacheReader {
  /** The answer of a query as the index has last seen or made it. */
  answer(hash: string): unknown
  learn(hash: string, data: unknown): void
  forget(hash: string): void
}

/** Follows a cache: what is fetched is learnt, what is dropped forgotten. */
export interface CacheFollower {
  /** Puts another value in place of an answer. */
  write(hash: string, data: unknown): void
  stop(): void
}

export function followCache(cache: QueryCache, reader: CacheReader): CacheFollower {
  /** Values that we have put others in place of. */
  const replaced = new WeakSet<object>()

  const write = (query: Query | undefined, data: unknown) => {
    const before: unknown = query?.state.data
    if (typeof before === 'object' && before !== null) replaced.add(before)
    // setState and not setData: a patch is no answer, so the answer's age and staleness stay as they are.
    query?.setState({ data })
  }

  const learn = ({ queryHash, state }: Query) => {
    if (state.data !== reader.answer(queryHash)) reader.learn(queryHash, state.data)
  }

  // A request that is cancelled puts back what was there when it left, and with it what we have replaced since.
  const notice = (query: Query) => {
    const data: unknown = query.state.data
    const known = reader.answer(query.queryHash)
    const isUndone = data !== known && typeof data === 'object' && data !== null && replaced.has(data)
    if (isUndone) write(query, known)
    else learn(query)
  }

  const stop = cache.subscribe((event) => {
    if (event.type === 'removed') return reader.forget(event.query.queryHash)
    // A request may come back after its query was dropped.
    if (event.type !== 'updated' || cache.get(event.query.queryHash) !== event.query) return
    if (event.action.type === 'success') learn(event.query)
    else if (event.action.type === 'setState') notice(event.query)
  })

  return { write: (hash, data) => write(cache.get(hash), data), stop }
}
