import { asPart } from '../../grid/query/asPart'
import type { GridQuery } from '../../grid/query/gridQuery'

/** Returns the grid filter for the distributions of a round that can be issued: none in a stale allocation. (ROUND-032, ALLOC-037) */
export function issuableIn(roundId: string): NonNullable<GridQuery['filter']> {
  return {
    roundId: { equalTo: roundId },
    status: { equalTo: 'closed' },
    allocationStatus: { notEqualTo: 'stale' },
    amount: { greaterThan: '0' },
    shownStatus: { in: ['closed', 'rejected'] },
  }
}

/** The filter of issuable distributions: all, paid in full, or not (short or over). */
export type IssuablePaid = 'all' | 'in_full' | 'not_in_full'

/** Returns the query of `issuableSource` for a search by the investor's name. */
export function issuableAsked(search: string, paid: IssuablePaid = 'all'): GridQuery {
  return { ...filterOf(search, paid), orderBy: byInvestor }
}

/** Returns the query of `issuableSource` for some of its rows, by the investor's name. */
export function issuablesById(ids: readonly string[]): GridQuery {
  return { filter: { id: { in: [...ids] } }, orderBy: byInvestor }
}

const byInvestor = ['INVESTOR_ACCOUNT_NAME_ASC', 'ID_ASC']

function filterOf(search: string, paid: IssuablePaid): Pick<GridQuery, 'filter'> {
  const wanted = search.trim()
  const part = { includesInsensitive: asPart(wanted) }
  const filters = [
    ...(wanted === '' ? [] : [{ or: [{ investorAccountName: part }, { allocationName: part }] }]),
    ...(paid === 'all' ? [] : [{ isPaidInFull: { equalTo: paid === 'in_full' } }]),
  ]
  const [first] = filters
  if (!first) return {}
  return { filter: filters.length === 1 ? first : { and: filters } }
}
