import { fixtureIds } from '../../testing/fixtureIds'
import type {
  AssetFragment,
  AssetRoundFragment,
  AssetRoundsQuery,
  AssetsQuery,
  AssetTypesQuery,
  ManagedRoundFragment,
  ManagedRoundsQuery,
} from './operations.generated'

/** An asset of Halden Biologics, as the platform answers it. */
export function anAsset(asset: Partial<AssetFragment> = {}): AssetFragment {
  return {
    __typename: 'Asset',
    version: '1',
    id: fixtureIds.nth(930),
    name: 'Halden Biologics Preferred',
    type: 'Equity',
    status: 'active',
    authorizedTotal: '1500000',
    issued: '302000',
    createdOn: '2025-01-10T09:00:00.000Z',
    accountByIssuerId: {
      __typename: 'Account',
      version: '1',
      id: fixtureIds.nth(931),
      name: 'Halden Biologics, Inc.',
    },
    ...asset,
  }
}

const terms = {
  __typename: 'Round',
  version: '1',
  id: fixtureIds.nth(932),
  assetId: fixtureIds.nth(930),
  securityId: fixtureIds.nth(933),
  name: 'Series B',
  status: 'active',
  opensOn: '2026-02-02',
  closesOn: '2026-12-18',
  price: '12.5',
  total: '800000',
  trancheBondDatumByRoundId: null,
} as const

/** A round of it, as its issuer sees it. */
export function anAssetRound(round: Partial<AssetRoundFragment> = {}): AssetRoundFragment {
  return {
    ...terms,
    totalPaidInCapital: '3590000',
    securityBySecurityId: {
      __typename: 'Security',
      version: '1',
      id: fixtureIds.nth(933),
      listingBySecurityId: null,
    },
    ...round,
  }
}

/** The same round, as a broker that accepted to place units of it sees it. */
export function aManagedRound(round: Partial<ManagedRoundFragment> = {}): ManagedRoundFragment {
  return {
    ...terms,
    brokerAllocationsByRoundId: {
      __typename: 'BrokerAllocationsConnection',
      nodes: [
        {
          ...{ __typename: 'BrokerAllocation', version: '1', id: fixtureIds.nth(934) },
          ...{ status: 'accepted', managedUnits: '120000' },
        },
      ],
    },
    ...round,
  }
}

/** The answer of `Assets`. */
export function assetsAnswer(nodes: AssetFragment[]): AssetsQuery {
  return { __typename: 'Query', allAssets: { __typename: 'AssetsConnection', nodes } }
}

/** The answer of `AssetRounds`. */
export function assetRoundsAnswer(nodes: AssetRoundFragment[]): AssetRoundsQuery {
  return { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes } }
}

/** The answer of `ManagedRounds`. */
export function managedRoundsAnswer(nodes: ManagedRoundFragment[]): ManagedRoundsQuery {
  return { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes } }
}

/** The answer of `AssetTypes`: the three there are at first. */
export function assetTypesAnswer(): AssetTypesQuery {
  const nodes = ['Debt', 'Equity', 'Fund'].map((type) => ({
    __typename: 'AssetType' as const,
    type,
    accountingType: type,
  }))
  return {
    __typename: 'Query',
    allAssetTypes: { __typename: 'AssetTypesConnection', nodes },
  } as AssetTypesQuery
}
