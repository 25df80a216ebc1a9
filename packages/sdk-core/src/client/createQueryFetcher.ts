import { CancelledError, hashKey, type QueryClient } from '@tanstack/query-core'
import { CapstanError } from '../errors/CapstanError'
import type { QueryKey } from './Client'
import type { NetworkPolicy } from './NetworkPolicy'

/** Finds answers in the cache or on the network, as a network policy says. */
export interface QueryFetcher {
  fetch(policy: NetworkPolicy, query: QueryFetch): Promise<unknown>
  /** Clears the queries that were sent under `network-once`. */
  forget(): void
}

/** The fetcher of one QueryClient. */
export function createQueryFetcher(queryClient: QueryClient): QueryFetcher {
  const requests = new Map<string, Promise<unknown>>()

  const byPolicy = (policy: NetworkPolicy, query: QueryFetch): Promise<unknown> => {
    switch (policy) {
      case 'cache-first':
        return queryClient.fetchQuery({ ...query, staleTime: Infinity })
      case 'cache-only':
        return fromCache(queryClient, query.queryKey)
      case 'network-only':
        return fetchAgain(queryClient, query)
      case 'network-once':
        return fetchOnce(requests, queryClient, query)
    }
  }

  return {
    fetch: (policy, query) => byPolicy(policy, query).catch(asCapstanError),
    forget: () => requests.clear(),
  }
}

// A request is cancelled when its query leaves the cache, the account changes, or the instance is destroyed.
function asCapstanError(error: unknown): never {
  throw error instanceof CancelledError ? new CapstanError('aborted', { cause: error }) : error
}

/** A query: its key, and how it is fetched. */
export interface QueryFetch {
  queryKey: QueryKey
  queryFn: () => Promise<unknown>
  retry: boolean
}

async function fromCache(queryClient: QueryClient, queryKey: QueryKey): Promise<unknown> {
  const answer = queryClient.getQueryData<unknown>(queryKey)
  if (answer === undefined) throw new CapstanError('not_cached')
  return answer
}

// Joining a request that started earlier could show data from before a change.
function fetchAgain(queryClient: QueryClient, query: QueryFetch): Promise<unknown> {
  void queryClient.getQueryCache().find({ queryKey: query.queryKey, exact: true })?.cancel({ silent: true })
  return queryClient.fetchQuery({ ...query, staleTime: 0 })
}

async function fetchOnce(
  requests: Map<string, Promise<unknown>>,
  queryClient: QueryClient,
  query: QueryFetch,
): Promise<unknown> {
  const hash = hashKey(query.queryKey)
  // An answer that has left the cache is no longer updated.
  const isCached = !!queryClient.getQueryState(query.queryKey)
  const request = (isCached && requests.get(hash)) || fetchAgain(queryClient, query)
  requests.set(hash, request)
  // A failed request does not count as the one time.
  request.catch(() => requests.get(hash) === request && requests.delete(hash))
  const first = await request
  return queryClient.getQueryData(query.queryKey) ?? first
}
