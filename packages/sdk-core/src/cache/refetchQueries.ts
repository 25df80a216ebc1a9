import type { QueryClient } from '@tanstack/query-core'
import type { RequestTimes } from './createRequestTimes'

/** Marks queries as outdated and fetches those on the screen again; rejects when one of them could not be fetched. */
export async function refetchQueries(queryClient: QueryClient, hashes: ReadonlySet<string>): Promise<void> {
  if (hashes.size === 0) return
  const predicate = ({ queryHash }: { queryHash: string }) => hashes.has(queryHash)
  await queryClient.invalidateQueries({ predicate }, { throwOnError: true })
}

/** The same, but waits for requests of the queries that started after a change instead of repeating them. */
export async function refetchSince(
  queryClient: QueryClient,
  requestTimes: RequestTimes,
  { hashes, changedAt }: { hashes: readonly string[]; changedAt: number },
): Promise<void> {
  const cache = queryClient.getQueryCache()
  const isNewer = (hash: string) =>
    cache.get(hash)?.state.fetchStatus === 'fetching' && requestTimes.ofRequest(hash) > changedAt
  const outdated = hashes.filter((hash) => !isNewer(hash))
  const running = hashes.filter(isNewer).map((hash) => cache.get(hash)?.promise)
  await Promise.all([refetchQueries(queryClient, new Set(outdated)), ...running])
}
