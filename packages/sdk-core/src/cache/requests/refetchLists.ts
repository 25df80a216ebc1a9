import type { EntityCache } from '../createEntityCache'

/** Marks every answer with a list of one of the types as outdated; those on the screen are fetched again at once. */
export function refetchLists(entityCache: EntityCache, typenames: Iterable<string>): void {
  // A failed request shows its error where the answer is shown.
  for (const typename of new Set(typenames)) entityCache.refetchLists(typename).catch(() => {})
}
