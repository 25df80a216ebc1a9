import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CapTableQueryVariables = Exact<{
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type CapTableQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', nodes: Array<{ __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, units: string | null, percent: string | null, status: string | null } | null> } | null };

export type CapTableRoundsQueryVariables = Exact<{
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type CapTableRoundsQuery = { __typename: 'Query', capTableRounds: { __typename: 'CapTableRoundsConnection', nodes: Array<{ __typename: 'CapTableRound', id: string | null, roundId: string | null, roundName: string | null, assetId: string | null, assetName: string | null, stakeholders: number | null, units: string | null, percent: string | null, pendingUnits: string | null, latestPrice: string | null, totalValue: string | null } | null> } | null };

export type ScheduleOfPurchasersQueryVariables = Exact<{
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type ScheduleOfPurchasersQuery = { __typename: 'Query', scheduleOfPurchasers: { __typename: 'PurchasersConnection', nodes: Array<{ __typename: 'Purchaser', id: string | null, investorId: string | null, investorName: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, units: string | null, paidInCapital: string | null, paidOn: string | null } | null> } | null };

export type CapTableHolderFragment = { __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, units: string | null, percent: string | null, status: string | null };

export type CapTableIssueFragment = { __typename: 'CapTableRound', id: string | null, roundId: string | null, roundName: string | null, assetId: string | null, assetName: string | null, stakeholders: number | null, units: string | null, percent: string | null, pendingUnits: string | null, latestPrice: string | null, totalValue: string | null };

export type PurchaserRowFragment = { __typename: 'Purchaser', id: string | null, investorId: string | null, investorName: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, units: string | null, paidInCapital: string | null, paidOn: string | null };

export const CapTableDocument = 'query CapTable($roundId:UUID$day:Date$first:Int!$offset:Int!){__typename capTable(roundId:$roundId day:$day first:$first offset:$offset){__typename nodes{__typename id ...CapTableHolder}}}fragment CapTableHolder on CapTableRow{__typename id investorId investorName investorEmail assetId assetName units percent status}' as unknown as TypedDocument<CapTableQuery, CapTableQueryVariables>;
export const CapTableRoundsDocument = 'query CapTableRounds($day:Date$first:Int!$offset:Int!){__typename capTableRounds(day:$day first:$first offset:$offset){__typename nodes{__typename id ...CapTableIssue}}}fragment CapTableIssue on CapTableRound{__typename id roundId roundName assetId assetName stakeholders units percent pendingUnits latestPrice totalValue}' as unknown as TypedDocument<CapTableRoundsQuery, CapTableRoundsQueryVariables>;
export const ScheduleOfPurchasersDocument = 'query ScheduleOfPurchasers($day:Date$first:Int!$offset:Int!){__typename scheduleOfPurchasers(day:$day first:$first offset:$offset){__typename nodes{__typename id ...PurchaserRow}}}fragment PurchaserRow on Purchaser{__typename id investorId investorName assetId assetName roundId roundName units paidInCapital paidOn}' as unknown as TypedDocument<ScheduleOfPurchasersQuery, ScheduleOfPurchasersQueryVariables>;