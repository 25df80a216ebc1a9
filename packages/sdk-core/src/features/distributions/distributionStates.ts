import type { GridQuery } from '../../grid/query/gridQuery'

/** The states of a distribution, of which it has exactly one. A locked distribution has no other state. */
export const distributionStates = ['drafted', 'open', 'closed', 'locked', 'deleted'] as const

/** One of the states of distributions. */
export type DistributionState = (typeof distributionStates)[number]

/** A query of the distributions that are in some states alone. */
export function inStates(query: GridQuery, states: readonly DistributionState[]): GridQuery {
  if (distributionStates.every((state) => states.includes(state))) return query
  // A locked distribution shows none of the other states. (DIST-015) A closed one also shows that its issuance was rejected.
  const shown = states.flatMap((state) =>
    state === 'locked' ? [] : state === 'closed' ? [state, 'rejected'] : [state],
  )
  const unlocked = { shownStatus: { in: shown } }
  const filter = states.includes('locked') ? { or: [unlocked, { locked: { equalTo: true } }] } : unlocked
  return { ...query, filter: query.filter ? { and: [query.filter, filter] } : filter }
}
