import { asPart } from '../../grid/asPart'
import type { GridQuery } from '../../grid/gridQuery'

/** What may be issued of a round, in the platform's words. (ROUND-032) */
export function issuableIn(roundId: string): NonNullable<GridQuery['filter']> {
  return {
    roundId: { equalTo: roundId },
    status: { equalTo: 'closed' },
    amount: { greaterThan: '0' },
    shownStatus: { in: ['closed', 'rejected'] },
  }
}

/** How `issuableSource` is shown what was searched for, by the investor's name. */
export function issuableAsked(search: string): GridQuery {
  return { ...filterOf(search), orderBy: byInvestor }
}

/** How `issuableSource` is shown some of its rows, by the investor's name. */
export function issuablesById(ids: readonly string[]): GridQuery {
  return { filter: { id: { in: [...ids] } }, orderBy: byInvestor }
}

const byInvestor = ['INVESTOR_ACCOUNT_NAME_ASC', 'ID_ASC']

function filterOf(search: string): Pick<GridQuery, 'filter'> {
  const wanted = search.trim()
  if (wanted === '') return {}
  const part = { includesInsensitive: asPart(wanted) }
  return { filter: { or: [{ investorAccountName: part }, { allocationName: part }] } }
}
