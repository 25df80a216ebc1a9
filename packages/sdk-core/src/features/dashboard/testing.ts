import { fixtureIds } from '../../testing/fixtureIds'
import type {
  DashboardAccount,
  DashboardAsset,
  DashboardFigures,
  DashboardTransaction,
} from './dashboardQueries'
import type { Waiting } from './waitingQuery'
import type {
  DashboardAccountsQuery,
  DashboardAssetsQuery,
  DashboardFiguresQuery,
  DashboardTransactionsQuery,
  WaitingQuery,
} from './operations.generated'

/** The tiles of an issuer in the middle of a raise. */
export function someDashboardFigures(figures: Partial<DashboardFigures> = {}): DashboardFigures {
  return {
    closedRounds: 2,
    activeRounds: 1,
    capitalRaised: '7226000.000000000000000000',
    investors: 148,
    distributions: 214,
    openDistributions: 32,
    holdings: 412,
    ...figures,
  }
}

/** An asset on a dashboard. */
export function aDashboardAsset(asset: Partial<DashboardAsset> = {}): DashboardAsset {
  return {
    id: fixtureIds.nth(900),
    name: 'Halden Biologics Preferred',
    type: 'Equity',
    status: 'active',
    rounds: [{ id: fixtureIds.nth(901), price: '12.5', total: '800000', totalPaidInCapital: '3590000' }],
    ...asset,
    roundCount: asset.roundCount ?? asset.rounds?.length ?? 1,
  }
}

/** A broker on an issuer's dashboard, with its one invitation. */
export function aDashboardAccount(account: Partial<DashboardAccount> = {}): DashboardAccount {
  return {
    id: fixtureIds.nth(910),
    name: 'Larkspur Securities LLC',
    assetCount: 0,
    managedUnits: '120000',
    invitation: 'accepted',
    ...account,
  }
}

/** The answer of `DashboardFigures` that reads as these. */
export function dashboardFiguresAnswer(figures: DashboardFigures): DashboardFiguresQuery {
  const { closedRounds, activeRounds, distributions, openDistributions, holdings } = figures
  const rounds = (totalCount: number) => ({ __typename: 'RoundsConnection' as const, totalCount })
  const investments = (totalCount: number) => ({ __typename: 'DistributionsConnection' as const, totalCount })
  return {
    __typename: 'Query',
    accountById: {
      __typename: 'Account',
      version: '1',
      id: fixtureIds.nth(899),
      customersByAccountId: { __typename: 'CustomersConnection', totalCount: figures.investors },
    },
    closedRounds: rounds(closedRounds),
    activeRounds: rounds(activeRounds),
    allDistributions: investments(distributions),
    openDistributions: investments(openDistributions),
    ...(holdings !== undefined && {
      allHoldings: { __typename: 'HoldingsConnection', totalCount: holdings },
    }),
    purchaserTotals:
      figures.capitalRaised === null
        ? null
        : {
            __typename: 'PurchaserTotalsConnection',
            nodes: [
              {
                __typename: 'PurchaserTotal',
                id: fixtureIds.nth(898),
                paidInCapital: figures.capitalRaised,
              },
            ],
          },
  }
}

/** The answer of `Waiting` that reads as this. */
export function waitingAnswer({
  invitations = 0,
  unissued = { count: 0, rounds: [], hasMore: false },
  unshared = { count: 0, documents: [] },
  contactImport,
}: Partial<Waiting>): WaitingQuery {
  const found = {
    __typename: 'Import' as const,
    id: fixtureIds.nth(970),
    version: '1',
    status: contactImport ?? 'done',
  }
  return {
    __typename: 'Query',
    allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', totalCount: invitations },
    allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: unissued.count },
    allRounds: {
      __typename: 'RoundsConnection',
      totalCount: unissued.rounds.length + (unissued.hasMore ? 1 : 0),
      nodes: unissued.rounds.map((round) => ({ __typename: 'Round', version: '1', ...round })),
    },
    allDocuments: {
      __typename: 'DocumentsConnection',
      totalCount: unshared.count,
      nodes: unshared.documents.map(({ name, on, id }, at) => ({
        ...{ __typename: 'Document', id: fixtureIds.nth(975 + at), version: '1', name },
        ...{ securityId: on === 'security' ? id : null, holdingId: on === 'holding' ? id : null },
      })),
    },
    allImports: { __typename: 'ImportsConnection', nodes: contactImport ? [found] : [] },
  }
}

/** The answer of `DashboardAssets` that reads as these. */
export function dashboardAssetsAnswer(assets: readonly DashboardAsset[]): DashboardAssetsQuery {
  const nodes = assets.map(({ rounds, roundCount, ...asset }) => ({
    __typename: 'Asset' as const,
    version: '1',
    ...asset,
    roundsByAssetId: {
      __typename: 'RoundsConnection' as const,
      totalCount: roundCount,
      nodes: rounds.map((round) => ({ __typename: 'Round' as const, version: '1', ...round })),
    },
  }))
  return {
    __typename: 'Query',
    allAssets: { __typename: 'AssetsConnection', nodes },
  }
}

/** The answer of `DashboardAccounts` that reads as these. */
export function dashboardAccountsAnswer(accounts: readonly DashboardAccount[]): DashboardAccountsQuery {
  const nodes = accounts.map(({ id, name, assetCount, managedUnits, invitation }) => ({
    __typename: 'Account' as const,
    version: '1',
    id,
    name,
    assetsByIssuerId: { __typename: 'AssetsConnection' as const, totalCount: assetCount },
    brokerAllocationsByBrokerId: {
      __typename: 'BrokerAllocationsConnection' as const,
      totalCount: invitation === 'none' ? 0 : 1,
      nodes: (invitation === 'none' ? [] : [invitation]).map((status) => ({
        __typename: 'BrokerAllocation' as const,
        version: '1',
        id,
        status,
        managedUnits: managedUnits ?? null,
      })),
    },
  }))
  return { __typename: 'Query', allAccounts: { __typename: 'AccountsConnection', nodes } }
}

/** The answer of `DashboardTransactions` that reads as these. */
export function dashboardTransactionsAnswer(
  transactions: readonly DashboardTransaction[],
): DashboardTransactionsQuery {
  const nodes = transactions.map(({ id, entryCount }) => ({
    __typename: 'Transaction' as const,
    version: '1',
    id,
    ledgerEntriesByTransactionId: {
      __typename: 'LedgerEntriesConnection' as const,
      totalCount: entryCount,
    },
  }))
  return { __typename: 'Query', allTransactions: { __typename: 'TransactionsConnection', nodes } }
}
