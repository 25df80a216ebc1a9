import type { Query, QueryCache } from '@tanstack/query-core'

/** What the index does with what it sees in the cache. */
export interface AnswerListener {
  /** The answer of a query as the index has last seen or made it. */
  answer(hash: string): unknown
  onAnswer(hash: string, data: unknown): void
  onRemoved(hash: string): void
}

/** Follows a cache: what is fetched is learnt, what is dropped forgotten. */
export interface CacheFollower {
  /** Puts another value in place of an answer. */
  write(hash: string, data: unknown): void
  stop(): void
}

export function followCache(cache: QueryCache, listener: AnswerListener): CacheFollower {
  /** Values that we have put others in place of. */
  const replaced = new WeakSet<object>()

  const write = (query: Query | undefined, data: unknown) => {
    const before: unknown = query?.state.data
    if (typeof before === 'object' && before !== null) replaced.add(before)
    // setState and not setData: a patch is no answer, so the answer's age and staleness stay as they are.
    query?.setState({ data })
  }

  const readAnswer = ({ queryHash, state }: Query) => {
    if (state.data !== listener.answer(queryHash)) listener.onAnswer(queryHash, state.data)
  }

  // A request that is cancelled puts back what was there when it left, and with it what we have replaced since.
  const handleSetState = (query: Query) => {
    const data: unknown = query.state.data
    const known = listener.answer(query.queryHash)
    const isReverted = data !== known && typeof data === 'object' && data !== null && replaced.has(data)
    if (isReverted) write(query, known)
    else readAnswer(query)
  }

  const stop = cache.subscribe((event) => {
    if (event.type === 'removed') return listener.onRemoved(event.query.queryHash)
    // A request may come back after its query was dropped.
    if (event.type !== 'updated' || cache.get(event.query.queryHash) !== event.query) return
    if (event.action.type === 'success') readAnswer(event.query)
    else if (event.action.type === 'setState') handleSetState(event.query)
  })

  return { write: (hash, data) => write(cache.get(hash), data), stop }
}
