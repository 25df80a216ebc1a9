import type { Query } from '@tanstack/query-core'

export function isInFlight({ state }: Query): boolean {
  return state.fetchStatus !== 'idle'
}

/** Resolves when the request of a query has ended, whether it failed or not. */
export async function whenSettled({ promise }: Query): Promise<void> {
  await promise?.catch(() => undefined)
}
