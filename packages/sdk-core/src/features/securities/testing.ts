import { fixtureIds } from '../../testing/fixtureIds'
import type { SecuritiesQuery, SecurityNamesQuery, SecurityQuery } from './operations.generated'
import type { ListedSecurity, Security } from './Security'

const id = fixtureIds.nth

/** Series B Preferred of Halden Biologics, which trades on an ATS. */
export function aSecurity(changes: Partial<Security> = {}): Security {
  return {
    ...{ id: id(4101), version: '1', name: 'Series B Preferred', ticker: 'HBPB' },
    ...{ unitValue: '12.5', latestValue: '10000000', total: '800000', issued: '287200', ats: 'Pierhead ATS' },
    issuerId: fixtureIds.account,
    issuer: 'Halden Biologics, Inc.',
    address: '0x5aF3c0D19bE4277a6E19E4b1F5b1A9e0c2B7d4E8',
    rounds: [{ id: id(2200), name: 'Series B' }],
    ...changes,
  }
}

/** The answer of `Securities` that reads as these. */
export function securitiesAnswer(securities: readonly ListedSecurity[]): SecuritiesQuery {
  const nodes = securities.map(({ ats, ...security }) => listed(security, ats))
  return { __typename: 'Query', allSecurities: { __typename: 'SecuritiesConnection', nodes } }
}

/** The answer of `SecurityNames` that reads as these. */
export function securityNamesAnswer(securities: readonly ListedSecurity[]): SecurityNamesQuery {
  const nodes = securities.map(({ id: of, name, ticker }) => ({
    ...{ __typename: 'Security' as const, version: '1', id: of, name, ticker },
  }))
  return { __typename: 'Query', allSecurities: { __typename: 'SecuritiesConnection', nodes } }
}

/** The answer of `Security` that reads as this. */
export function securityAnswer({ ats, issuer, address, rounds, ...security }: Security): SecurityQuery {
  const nodes = rounds.map((round) => ({ __typename: 'Round' as const, version: '1', ...round }))
  return {
    __typename: 'Query',
    securityById: {
      ...listed(security, ats),
      ...security,
      accountByIssuerId:
        issuer === null ? null : { __typename: 'Account', version: '1', id: security.issuerId, name: issuer },
      blockchainAddressByBlockchainAddressId:
        address === null
          ? null
          : { __typename: 'BlockchainAddress', version: '1', id: `${security.id} address`, address },
      roundsBySecurityId: { __typename: 'RoundsConnection', nodes },
    },
  }
}

function listed(
  { id: of, name, ticker, unitValue, latestValue }: Omit<ListedSecurity, 'ats'>,
  ats: string | null,
) {
  const account = { __typename: 'Account' as const, version: '1', id: `${of} ats`, name: ats ?? '' }
  return {
    ...{ __typename: 'Security' as const, version: '1', id: of, name, ticker, unitValue, latestValue },
    listingBySecurityId:
      ats === null
        ? null
        : { __typename: 'Listing' as const, version: '1', id: `${of} listing`, accountByAtsId: account },
  }
}
