import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { __typename: 'Query', allReports: { __typename: 'ReportsConnection', nodes: Array<{ __typename: 'Report', id: string, version: string, name: string, path: string, accountTypes: Array<string | null>, reportRunsByReportId: { __typename: 'ReportRunsConnection', nodes: Array<{ __typename: 'ReportRun', version: string, id: string, size: number, rowCount: number, madeAt: string } | null> } } | null> } | null };

export type ControlBookRoundsQueryVariables = Exact<{
  day?: string | null | undefined;
  after: string;
  first: number;
}>;


export type ControlBookRoundsQuery = { __typename: 'Query', allRounds: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, bookedUnits: string | null, totalOn: string | null, name: string, createdOn: string, total: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, authorizedTotalOn: string | null, name: string, authorizedTotal: string | null } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, ticker: string | null } | null } | null> } | null };

export type StatementHolderQueryVariables = Exact<{
  id: string;
}>;


export type StatementHolderQuery = { __typename: 'Query', accountById: { __typename: 'Account', version: string, id: string, name: string } | null };

export type StatementHoldersQueryVariables = Exact<{
  typed: string;
  day?: string | null | undefined;
}>;


export type StatementHoldersQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', nodes: Array<{ __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null } | null> } | null };

export type StatementPositionsQueryVariables = Exact<{
  day?: string | null | undefined;
  investorId: string;
  first: number;
  offset: number;
}>;


export type StatementPositionsQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', nodes: Array<{ __typename: 'CapTableRow', id: string | null, assetName: string | null, units: string | null, percent: string | null } | null> } | null };

export type StatementEntriesQueryVariables = Exact<{
  investorId: string;
  day: string;
  after: string;
  first: number;
}>;


export type StatementEntriesQuery = { __typename: 'Query', allLedgerEntries: { __typename: 'LedgerEntriesConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, version: string, amount: string, bookedOn: string, createdOn: string, balanceAfter: string | null, transactionByTransactionId: { __typename: 'Transaction', version: string, id: string, kind: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string } | null } | null> } | null };

export type ReportFactsFragment = { __typename: 'Report', version: string, id: string, name: string, path: string, accountTypes: Array<string | null>, reportRunsByReportId: { __typename: 'ReportRunsConnection', nodes: Array<{ __typename: 'ReportRun', version: string, id: string, size: number, rowCount: number, madeAt: string } | null> } };

export type ControlBookRoundFragment = { __typename: 'Round', version: string, id: string, name: string, createdOn: string, total: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, authorizedTotal: string | null } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, ticker: string | null } | null };

export type StatementPositionFragment = { __typename: 'CapTableRow', id: string | null, assetName: string | null, units: string | null, percent: string | null };

export type StatementEntryFragment = { __typename: 'LedgerEntry', version: string, id: string, amount: string, bookedOn: string, createdOn: string, balanceAfter: string | null, transactionByTransactionId: { __typename: 'Transaction', version: string, id: string, kind: string } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, name: string } | null };

export type StatementHolderFactsFragment = { __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null };

export const ReportsDocument = { lists: [{"name":"allReports","typename":"Report","text":"query ReportsRows($ids:[UUID!]!$rows:Int!){rows:allReports(filter:{and:[{enabled:{equalTo:true}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ReportFacts}}known:allReports(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ReportFacts on Report{__typename version id name path accountTypes reportRunsByReportId(first:1){__typename nodes{__typename version id size rowCount madeAt}}}","tables":["report_runs","reports"],"links":[{"typename":"ReportRun","parent":"Report","by":"reportId","list":"allReportRuns"}]}], toString: () => 'query Reports{__typename allReports(filter:{enabled:{equalTo:true}}first:50 orderBy:[NAME_ASC]){__typename nodes{__typename id version ...ReportFacts}}}fragment ReportFacts on Report{__typename version id name path accountTypes reportRunsByReportId(first:1){__typename nodes{__typename version id size rowCount madeAt}}}' } as unknown as TypedDocument<ReportsQuery, ReportsQueryVariables>;
export const ControlBookRoundsDocument = { lists: [{"name":"allRounds","typename":"Round","text":"query ControlBookRoundsRows($day:Date$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allRounds(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version bookedUnits(day:$day)totalOn(day:$day)assetByAssetId{__typename version id authorizedTotalOn(day:$day)}...ControlBookRound}}known:allRounds(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ControlBookRound on Round{__typename version id name createdOn total assetByAssetId{__typename version id name authorizedTotal}securityBySecurityId{__typename version id ticker}}","tables":["assets","rounds","securities"],"links":[{"typename":"Asset","parent":"Round","by":"assetId","list":"allRounds","isForward":true},{"typename":"Security","parent":"Round","by":"securityId","list":"allRounds","isForward":true}]}], toString: () => 'query ControlBookRounds($day:Date$after:UUID!$first:Int!){__typename allRounds(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version bookedUnits(day:$day)totalOn(day:$day)assetByAssetId{__typename version id authorizedTotalOn(day:$day)}...ControlBookRound}}}fragment ControlBookRound on Round{__typename version id name createdOn total assetByAssetId{__typename version id name authorizedTotal}securityBySecurityId{__typename version id ticker}}' } as unknown as TypedDocument<ControlBookRoundsQuery, ControlBookRoundsQueryVariables>;
export const StatementHolderDocument = { shown: [{"table":"accounts","by":"id"}], toString: () => 'query StatementHolder($id:UUID!){__typename accountById(id:$id){__typename version id name}}' } as unknown as TypedDocument<StatementHolderQuery, StatementHolderQueryVariables>;
export const StatementHoldersDocument = 'query StatementHolders($typed:String!$day:Date){__typename capTable(day:$day filter:{status:{equalTo:"issued"}investorName:{includesInsensitive:$typed}}first:100 orderBy:[INVESTOR_NAME_ASC ID_ASC]){__typename nodes{__typename id ...StatementHolderFacts}}}fragment StatementHolderFacts on CapTableRow{__typename id investorId investorName investorEmail}' as unknown as TypedDocument<StatementHoldersQuery, StatementHoldersQueryVariables>;
export const StatementPositionsDocument = 'query StatementPositions($day:Date$investorId:UUID!$first:Int!$offset:Int!){__typename capTable(day:$day filter:{investorId:{equalTo:$investorId}status:{equalTo:"issued"}}first:$first offset:$offset){__typename nodes{__typename id ...StatementPosition}}}fragment StatementPosition on CapTableRow{__typename id assetName units percent}' as unknown as TypedDocument<StatementPositionsQuery, StatementPositionsQueryVariables>;
export const StatementEntriesDocument = { lists: [{"name":"allLedgerEntries","typename":"LedgerEntry","text":"query StatementEntriesRows($investorId:UUID!$day:Date!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allLedgerEntries(filter:{and:[{investorId:{equalTo:$investorId}bookedOn:{lessThanOrEqualTo:$day}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...StatementEntry}}known:allLedgerEntries(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment StatementEntry on LedgerEntry{__typename version id amount bookedOn createdOn balanceAfter transactionByTransactionId{__typename version id kind}securityBySecurityId{__typename version id name}}","tables":["ledger_entries","securities","transactions"],"links":[{"typename":"Transaction","parent":"LedgerEntry","by":"transactionId","list":"allLedgerEntries","isForward":true},{"typename":"Security","parent":"LedgerEntry","by":"securityId","list":"allLedgerEntries","isForward":true}]}], toString: () => 'query StatementEntries($investorId:UUID!$day:Date!$after:UUID!$first:Int!){__typename allLedgerEntries(filter:{investorId:{equalTo:$investorId}bookedOn:{lessThanOrEqualTo:$day}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...StatementEntry}}}fragment StatementEntry on LedgerEntry{__typename version id amount bookedOn createdOn balanceAfter transactionByTransactionId{__typename version id kind}securityBySecurityId{__typename version id name}}' } as unknown as TypedDocument<StatementEntriesQuery, StatementEntriesQueryVariables>;