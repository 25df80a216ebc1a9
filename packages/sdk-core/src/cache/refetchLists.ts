import type { EntityIndex } from './createEntityIndex'

/** Asks every answer with a list of one of the types again. */
export function refetchLists(index: EntityIndex, typenames: Iterable<string>): void {
  // An answer that cannot be had is shown as an error where it is shown.
  for (const typename of new Set(typenames)) index.refetchLists(typename).catch(() => {})
}
