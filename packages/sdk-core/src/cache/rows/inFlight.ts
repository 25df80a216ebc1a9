import type { Query } from '@tanstack/query-core'

export function isInFlight({ state }: Query): boolean {
  return state.fetchStatus !== 'idle'
}

/** Whether a query asks for a page behind those it has, which are not read again by that. */
export function isFetchingMore(query: Query): boolean {
  return isInFlight(query) && query.state.fetchMeta?.fetchMore !== undefined
}

/** Resolves when the request of a query has ended, whether it failed or not. */
export async function whenSettled({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined)
}
