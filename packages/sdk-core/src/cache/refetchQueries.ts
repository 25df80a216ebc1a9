import type { QueryClient } from '@tanstack/query-core'
import type { RequestTimes } from './createRequestTimes'
import { isFetchingMore, whenSettled } from './rows/inFlight'

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

/** The same, but waits for requests of the queries that started after a change instead of repeating them. */
export async function refetchSince(
  queryClient: QueryClient,
  requestTimes: RequestTimes,
  { hashes, changedAt }: { hashes: readonly string[]; changedAt: number },
): Promise<void> {
  const cache = queryClient.getQueryCache()
  const isNewer = (hash: string) => {
    const query = cache.get(hash)
    const isWhole = query?.state.fetchStatus === 'fetching' && !isFetchingMore(query)
    return isWhole && requestTimes.ofRequest(hash) > changedAt
  }
  const outdated = hashes.filter((hash) => !isNewer(hash))
  const running = hashes.filter(isNewer).map((hash) => cache.get(hash)?.promise)
  await Promise.all([refetchQueries(queryClient, new Set(outdated)), ...running])
}
