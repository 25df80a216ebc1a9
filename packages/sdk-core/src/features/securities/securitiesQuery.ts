import type { Capstan } from '../../Capstan'
import { memoizeByRow, rowsOf } from '../../client/records/answers'
import { listQuery } from '../../client/records/allPages'
import type { CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import {
  SecuritiesDocument,
  SecurityNamesDocument,
  type ListedSecurityFragment,
  type NamedSecurityFragment,
  type SecuritiesQuery,
  type SecurityNamesQuery,
} from './operations.generated'
import type { ListedSecurity } from './Security'

/**
 * The securities that the account of this instance has issued, by name, with their unit values and trading systems.
 * (SEC-001)
 */
export function securitiesQuery(capstan: Capstan): CapstanQuery<readonly ListedSecurity[], SecuritiesQuery> {
  return listQuery(capstan, { document: SecuritiesDocument, list: 'allSecurities', select: readSecurities })
}

/** The securities that an account sees which has not issued them: their names. (SEC-002) */
export function securityNamesQuery(
  capstan: Capstan,
): CapstanQuery<readonly ListedSecurity[], SecurityNamesQuery> {
  return listQuery(capstan, { document: SecurityNamesDocument, list: 'allSecurities', select: readNames })
}

function readSecurities({ allSecurities }: SecuritiesQuery): readonly ListedSecurity[] {
  return byName(rowsOf(allSecurities).map(readListed))
}

function readNames({ allSecurities }: SecurityNamesQuery): readonly ListedSecurity[] {
  return byName(rowsOf(allSecurities).map(readNamed))
}

const readListed = memoizeByRow(listedSecurity)

const readNamed = memoizeByRow(({ id, name, ticker }: NamedSecurityFragment): ListedSecurity => ({
  ...{ id, name, ticker, unitValue: null, latestValue: null, ats: null },
}))

/** A security as a list shows it. */
export function listedSecurity(security: ListedSecurityFragment): ListedSecurity {
  const { id, name, ticker, unitValue, latestValue, listingBySecurityId: listing } = security
  return { id, name, ticker, unitValue, latestValue, ats: listing?.accountByAtsId?.name ?? null }
}

const byName = (securities: readonly ListedSecurity[]) =>
  securities.toSorted((a, b) => compareText(sortableText(a.name), sortableText(b.name)))
