import type { Query } from '@tanstack/query-core'

export function isInFlight({ state }: Query): boolean {
  return state.fetchStatus !== 'idle'
}

/** Returns true when a query requests its next page. Such a request does not read the earlier pages again. */
export function isFetchingMore(query: Query): boolean {
  return isInFlight(query) && query.state.fetchMeta?.fetchMore !== undefined
}

/** Resolves when the request of a query has ended, whether it failed or not. */
export async function whenSettled({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined)
}
