import type { Query, QueryClient } from '@tanstack/query-core'
import type { RequestTimes } from './createRequestTimes'
import { isFetchingMore, isInFlight, whenSettled } from '../rows/inFlight'

/**
 * Marks queries as outdated and fetches those on the screen again; rejects when one of them could not be fetched. A page that
 * follows others is waited for: cancelled by every change of these, it would never come.
 */
export async function refetchQueries(queryClient: QueryClient, hashes: ReadonlySet<string>): Promise<void> {
  const cache = queryClient.getQueryCache()
  const refetch = async (some: ReadonlySet<string>) => {
    if (some.size === 0) return
    const predicate = ({ queryHash }: { queryHash: string }) => some.has(queryHash)
    await queryClient.invalidateQueries({ predicate }, { throwOnError: true })
  }
  const waiting = [...hashes].flatMap((hash) => {
    const query = cache.get(hash)
    return query && isFetchingMore(query) ? query : []
  })
  const now = new Set([...hashes].filter((hash) => !waiting.some(({ queryHash }) => queryHash === hash)))
  await Promise.all([
    refetch(now),
    ...waiting.map((query) => whenSettled(query).then(() => refetch(new Set([query.queryHash])))),
  ])
}

/** Answers that may show the change, and when the client learned of it. */
export interface ChangedAnswers {
  /** The hashes of their queries, as far as they are here. */
  hashes: () => readonly string[]
  changedAt: number
}

/**
 * The same, but waits for requests of the queries that started after a change instead of repeating them. A first answer in flight
 * may have missed the change, and its rows are unknown until it arrives.
 */
export async function refetchSince(
  queryClient: QueryClient,
  requestTimes: RequestTimes,
  { hashes, changedAt }: ChangedAnswers,
): Promise<void> {
  const cache = queryClient.getQueryCache()
  const isNewer = (hash: string) => {
    const query = cache.get(hash)
    const isWhole = query?.state.fetchStatus === 'fetching' && !isFetchingMore(query)
    return isWhole && requestTimes.ofRequest(hash) > changedAt
  }
  const isFirst = (query: Query) => query.state.data === undefined && isInFlight(query)
  const first = cache.getAll().filter((query) => isFirst(query) && !isNewer(query.queryHash))
  const known = hashes().filter((hash) => !first.some(({ queryHash }) => queryHash === hash))
  const running = known.filter(isNewer).map((hash) => cache.get(hash)?.promise)
  const refetchFirst = async (query: Query) => {
    await whenSettled(query)
    if (hashes().includes(query.queryHash)) await refetchQueries(queryClient, new Set([query.queryHash]))
  }
  await Promise.all([
    refetchQueries(queryClient, new Set(known.filter((hash) => !isNewer(hash)))),
    ...running,
    ...first.map(refetchFirst),
  ])
}
