import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardFiguresQueryVariables = Exact<{
  account: string;
  isIssuer: boolean;
}>;


export type DashboardFiguresQuery = { __typename: 'Query', accountById: { __typename: 'Account', version: string, id: string, customersByAccountId: { __typename: 'CustomersConnection', totalCount: number } } | null, closedRounds: { __typename: 'RoundsConnection', totalCount: number } | null, activeRounds: { __typename: 'RoundsConnection', totalCount: number } | null, allDistributions: { __typename: 'DistributionsConnection', totalCount: number } | null, openDistributions: { __typename: 'DistributionsConnection', totalCount: number } | null, allHoldings?: { __typename: 'HoldingsConnection', totalCount: number } | null, allFullHoldings: { __typename: 'FullHoldingsConnection', totals: { __typename: 'FullHoldingTotals', paidInCapital: string | null } } | null };

export type WaitingQueryVariables = Exact<{
  account: string;
  user: string;
  isIssuer: boolean;
}>;


export type WaitingQuery = { __typename: 'Query', allBrokerAllocations?: { __typename: 'BrokerAllocationsConnection', totalCount: number } | null, allDistributions?: { __typename: 'DistributionsConnection', totalCount: number } | null, allDocuments?: { __typename: 'DocumentsConnection', totalCount: number } | null, allImports: { __typename: 'ImportsConnection', nodes: Array<{ __typename: 'Import', version: string, id: string, status: string } | null> } | null };

export type DashboardAssetsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardAssetsQuery = { __typename: 'Query', allAssets: { __typename: 'AssetsConnection', nodes: Array<{ __typename: 'Asset', id: string, version: string, name: string, type: string, status: string, roundsByAssetId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', version: string, id: string, price: string, total: string, totalPaidInCapital: string | null } | null> } } | null> } | null };

export type DashboardAccountsQueryVariables = Exact<{
  type: string;
}>;


export type DashboardAccountsQuery = { __typename: 'Query', allAccounts: { __typename: 'AccountsConnection', nodes: Array<{ __typename: 'Account', id: string, version: string, name: string, assetsByIssuerId: { __typename: 'AssetsConnection', totalCount: number }, brokerAllocationsByBrokerId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null } | null> } } | null> } | null };

export type DashboardTransactionsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardTransactionsQuery = { __typename: 'Query', allTransactions: { __typename: 'TransactionsConnection', nodes: Array<{ __typename: 'Transaction', id: string, version: string, ledgerEntriesByTransactionId: { __typename: 'LedgerEntriesConnection', totalCount: number } } | null> } | null };

export type DashboardAssetFragment = { __typename: 'Asset', version: string, id: string, name: string, type: string, status: string, roundsByAssetId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', version: string, id: string, price: string, total: string, totalPaidInCapital: string | null } | null> } };

export type DashboardAccountFragment = { __typename: 'Account', version: string, id: string, name: string, assetsByIssuerId: { __typename: 'AssetsConnection', totalCount: number }, brokerAllocationsByBrokerId: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null } | null> } };

export type DashboardTransactionFragment = { __typename: 'Transaction', version: string, id: string, ledgerEntriesByTransactionId: { __typename: 'LedgerEntriesConnection', totalCount: number } };

export const DashboardFiguresDocument = { shown: [{"table":"accounts","by":"account"},{"table":"customers"},{"table":"rounds"},{"table":"distributions"},{"table":"holdings"}], toString: () => 'query DashboardFigures($account:UUID!$isIssuer:Boolean!){__typename accountById(id:$account){__typename version id customersByAccountId(first:0){__typename totalCount}}closedRounds:allRounds(condition:{status:"closed"}first:0){__typename totalCount}activeRounds:allRounds(condition:{status:"active"}first:0){__typename totalCount}allDistributions(filter:{status:{notEqualTo:"deleted"}}first:0){__typename totalCount}openDistributions:allDistributions(filter:{status:{equalTo:"open"}}first:0){__typename totalCount}allHoldings(first:0)@include(if:$isIssuer){__typename totalCount}allFullHoldings(first:0){__typename totals{__typename paidInCapital}}}' } as unknown as TypedDocument<DashboardFiguresQuery, DashboardFiguresQueryVariables>;
export const WaitingDocument = { lists: [{"name":"allImports","typename":"Import","text":"query WaitingRows($user:UUID!$ids:[UUID!]!$rows:Int!){rows:allImports(filter:{and:[{createdBy:{equalTo:$user}status:{notEqualTo:\"discarded\"}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id status}}known:allImports(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["imports"]}], shown: [{"table":"broker_allocations"},{"table":"distributions"},{"table":"documents"}], toString: () => 'query Waiting($account:UUID!$user:UUID!$isIssuer:Boolean!){__typename allBrokerAllocations(filter:{brokerId:{equalTo:$account}status:{equalTo:"sent"}}first:0)@skip(if:$isIssuer){__typename totalCount}allDistributions(filter:{status:{equalTo:"closed"}locked:{equalTo:false}}first:0)@include(if:$isIssuer){__typename totalCount}allDocuments(filter:{uploadedBy:{equalTo:$account}sharingsExist:false}first:0)@include(if:$isIssuer){__typename totalCount}allImports(filter:{createdBy:{equalTo:$user}status:{notEqualTo:"discarded"}}first:1 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename version id status}}}' } as unknown as TypedDocument<WaitingQuery, WaitingQueryVariables>;
export const DashboardAssetsDocument = { lists: [{"name":"allAssets","typename":"Asset","text":"query DashboardAssetsRows($ids:[UUID!]!$rows:Int!){rows:allAssets(filter:{id:{in:$ids}}first:$rows){__typename nodes{__typename id version ...DashboardAsset}}known:allAssets(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment DashboardAsset on Asset{__typename version id name type status roundsByAssetId(first:100){__typename nodes{__typename version id price total totalPaidInCapital}}}","tables":["assets","rounds"],"links":[{"typename":"Round","parent":"Asset","by":"assetId","list":"allRounds"}]}], toString: () => 'query DashboardAssets{__typename allAssets(first:3 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...DashboardAsset}}}fragment DashboardAsset on Asset{__typename version id name type status roundsByAssetId(first:100){__typename nodes{__typename version id price total totalPaidInCapital}}}' } as unknown as TypedDocument<DashboardAssetsQuery, DashboardAssetsQueryVariables>;
export const DashboardAccountsDocument = { shown: [{"table":"accounts"},{"table":"assets"},{"table":"broker_allocations"}], toString: () => 'query DashboardAccounts($type:String!){__typename allAccounts(condition:{type:$type}first:3 orderBy:[NAME_ASC]){__typename nodes{__typename id version ...DashboardAccount}}}fragment DashboardAccount on Account{__typename version id name assetsByIssuerId(first:0){__typename totalCount}brokerAllocationsByBrokerId(first:100){__typename nodes{__typename version id status managedUnits}}}' } as unknown as TypedDocument<DashboardAccountsQuery, DashboardAccountsQueryVariables>;
export const DashboardTransactionsDocument = { lists: [{"name":"allTransactions","typename":"Transaction","text":"query DashboardTransactionsRows($ids:[UUID!]!$rows:Int!){rows:allTransactions(filter:{id:{in:$ids}}first:$rows){__typename nodes{__typename id version ...DashboardTransaction}}known:allTransactions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment DashboardTransaction on Transaction{__typename version id ledgerEntriesByTransactionId(first:0){__typename totalCount}}","tables":["ledger_entries","transactions"],"links":[{"typename":"LedgerEntry","parent":"Transaction","by":"transactionId","list":"allLedgerEntries"}]}], toString: () => 'query DashboardTransactions{__typename allTransactions(first:5 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...DashboardTransaction}}}fragment DashboardTransaction on Transaction{__typename version id ledgerEntriesByTransactionId(first:0){__typename totalCount}}' } as unknown as TypedDocument<DashboardTransactionsQuery, DashboardTransactionsQueryVariables>;