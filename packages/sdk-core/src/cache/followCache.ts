import type { Query, QueryCache } from '@tanstack/query-core'

/** The index, as the cache follower calls it. */
export interface AnswerListener {
  /** The answer of a query as the index has it. */
  answer(hash: string): unknown
  /** A request of the query has started. */
  onRequest(hash: string): void
  onAnswer(hash: string, data: unknown): void
  onRemoved(hash: string): void
}

/** Notifies the index of fetched answers and removed queries. */
export interface CacheFollower {
  /** Replaces an answer. */
  write(hash: string, data: unknown): void
  stop(): void
}

export function followCache(cache: QueryCache, listener: AnswerListener): CacheFollower {
  /** Values that `write` has replaced. */
  const replaced = new WeakSet<object>()

  const write = (query: Query | undefined, data: unknown) => {
    const before: unknown = query?.state.data
    if (typeof before === 'object' && before !== null) replaced.add(before)
    // setState instead of setData keeps the age and staleness of the answer.
    query?.setState({ data })
  }

  const readAnswer = ({ queryHash, state }: Query) => {
    if (state.data !== listener.answer(queryHash)) listener.onAnswer(queryHash, state.data)
  }

  // Cancelling a request restores the data from before it started, and would undo later writes.
  const handleSetState = (query: Query) => {
    const data: unknown = query.state.data
    const known = listener.answer(query.queryHash)
    const isReverted = data !== known && typeof data === 'object' && data !== null && replaced.has(data)
    if (isReverted) write(query, known)
    else readAnswer(query)
  }

  const stop = cache.subscribe((event) => {
    if (event.type === 'removed') return listener.onRemoved(event.query.queryHash)
    // A request may finish after its query was removed.
    if (event.type !== 'updated' || cache.get(event.query.queryHash) !== event.query) return
    if (event.action.type === 'fetch') listener.onRequest(event.query.queryHash)
    else if (event.action.type === 'success') readAnswer(event.query)
    else if (event.action.type === 'setState') handleSetState(event.query)
  })

  return { write: (hash, data) => write(cache.get(hash), data), stop }
}
