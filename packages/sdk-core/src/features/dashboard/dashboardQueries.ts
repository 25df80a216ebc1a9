import type { Capstan } from '../../Capstan'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { sumDecimals } from '../../money/sumDecimals'
import type { AccountType } from '../accounts/Account'
import { capTableRules } from '../capTable/capTableRules'
import {
  DashboardAccountsDocument,
  DashboardAssetsDocument,
  DashboardFiguresDocument,
  DashboardTransactionsDocument,
  type DashboardAccountFragment,
  type DashboardAccountsQuery,
  type DashboardAssetFragment,
  type DashboardAssetsQuery,
  type DashboardFiguresQuery,
  type DashboardTransactionFragment,
  type DashboardTransactionsQuery,
} from './operations.generated'

/** The account that a dashboard belongs to. */
export interface DashboardOwner {
  id: string
  type: AccountType
}

/** The figures of the tiles of a dashboard. */
export interface DashboardFigures {
  closedRounds: number
  activeRounds: number
  /** US dollars received for investments: payments alone move it. Nothing where the platform does not say. (G-39) */
  capitalRaised: string | null
  /** The accounts in its book of contacts. */
  investors: number
  distributions: number
  openDistributions: number
  /** For issuers alone. (DASH-007) */
  holdings?: number
}

/** An asset as a dashboard shows it. */
export interface DashboardAsset extends Omit<
  DashboardAssetFragment,
  '__typename' | 'version' | 'roundsByAssetId'
> {
  roundCount: number
  /** All of them; nothing where there are more than are read, so that no sum leaves one out. */
  rounds: { id: string; price: string; total: string; totalPaidInCapital: string | null }[]
}

/** A broker with the units that it manages, or an issuer with its assets. */
export interface DashboardAccount {
  id: string
  name: string
  assetCount: number
  /** Units of the rounds it has accepted to place, an exact decimal text; nothing where it has accepted none. */
  managedUnits?: string
  /** The best status among its invitations to rounds; `none` when it has no invitation. */
  invitation: 'accepted' | 'sent' | 'rejected' | 'none'
}

/** A transaction of the ledger, as a dashboard lists it. */
export interface DashboardTransaction {
  id: string
  entryCount: number
}

/** The current figures of the tiles. */
export function dashboardFiguresQuery(
  capstan: Capstan,
  { id, type }: DashboardOwner,
): CapstanQuery<DashboardFigures, DashboardFiguresQuery> {
  capstan.register(...capTableRules)
  return recordQuery(capstan, {
    document: DashboardFiguresDocument,
    variables: { account: id, isIssuer: type === 'issuer' },
    select: readFigures,
  })
}

/** The newest assets, at most three. (DASH-015) */
export function dashboardAssetsQuery(
  capstan: Capstan,
): CapstanQuery<readonly DashboardAsset[], DashboardAssetsQuery> {
  return recordQuery(capstan, {
    document: DashboardAssetsDocument,
    variables: {},
    select: readAssets,
  })
}

/** The brokers an issuer works with, or the issuers a broker works with, at most three. (DASH-016) */
export function dashboardAccountsQuery(
  capstan: Capstan,
  type: 'issuer' | 'broker',
): CapstanQuery<readonly DashboardAccount[], DashboardAccountsQuery> {
  return recordQuery(capstan, {
    document: DashboardAccountsDocument,
    variables: { type },
    select: readAccounts,
  })
}

/** The newest transactions, at most five. (DASH-017) */
export function dashboardTransactionsQuery(
  capstan: Capstan,
): CapstanQuery<readonly DashboardTransaction[], DashboardTransactionsQuery> {
  return recordQuery(capstan, {
    document: DashboardTransactionsDocument,
    variables: {},
    select: readTransactions,
  })
}

function readFigures(answer: DashboardFiguresQuery): DashboardFigures {
  return {
    closedRounds: answer.closedRounds?.totalCount ?? 0,
    activeRounds: answer.activeRounds?.totalCount ?? 0,
    // The first line is the total of all assets. It includes the rounds of brokers, of which an issuer reads no row.
    capitalRaised: answer.purchaserTotals && (rowsOf(answer.purchaserTotals)[0]?.paidInCapital ?? '0'),
    investors: answer.accountById?.customersByAccountId.totalCount ?? 0,
    distributions: answer.allDistributions?.totalCount ?? 0,
    openDistributions: answer.openDistributions?.totalCount ?? 0,
    holdings: answer.allHoldings?.totalCount,
  }
}

function readAssets({ allAssets }: DashboardAssetsQuery): readonly DashboardAsset[] {
  return rowsOf(allAssets).map(({ id, name, type, status, roundsByAssetId }) => ({
    ...{ id, name, type, status },
    roundCount: roundsByAssetId.totalCount,
    rounds: wholeOf(roundsByAssetId),
  }))
}

function readAccounts({ allAccounts }: DashboardAccountsQuery): readonly DashboardAccount[] {
  return rowsOf(allAccounts).map((account: DashboardAccountFragment) => ({
    id: account.id,
    name: account.name,
    assetCount: account.assetsByIssuerId.totalCount,
    ...readInvitations(account),
  }))
}

/** The rows of a list where they are all of it. */
function wholeOf<Row>(list: { totalCount: number; nodes: readonly (Row | null)[] }): Row[] {
  return list.totalCount > list.nodes.length ? [] : rowsOf(list)
}

function readInvitations({
  brokerAllocationsByBrokerId,
}: DashboardAccountFragment): Pick<DashboardAccount, 'managedUnits' | 'invitation'> {
  const invitations = rowsOf(brokerAllocationsByBrokerId)
  const accepted = wholeOf(brokerAllocationsByBrokerId).filter(({ status }) => status === 'accepted')
  const states = ['accepted', 'sent', 'rejected'] as const
  return {
    managedUnits: sumDecimals(accepted.flatMap(({ managedUnits }) => managedUnits ?? []))?.toString(),
    invitation: states.find((state) => invitations.some(({ status }) => status === state)) ?? 'none',
  }
}

function readTransactions({ allTransactions }: DashboardTransactionsQuery): readonly DashboardTransaction[] {
  return rowsOf(allTransactions).map((transaction: DashboardTransactionFragment) => ({
    id: transaction.id,
    entryCount: transaction.ledgerEntriesByTransactionId.totalCount,
  }))
}
