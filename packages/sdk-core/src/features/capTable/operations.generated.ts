import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type CapTableQueryVariables = Exact<{
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  filter?: Types.CapTableRowFilter | null | undefined;
  orderBy?: Array<Types.CapTableRowsOrderBy> | Types.CapTableRowsOrderBy | null | undefined;
  first: number;
  offset: number;
}>;


export type CapTableQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', totalCount: number, nodes: Array<{ __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, units: string | null, percent: string | null, status: string | null } | null> } | null };

export type WholeCapTableQueryVariables = Exact<{
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  filter: Types.CapTableRowFilter;
  after: string;
  first: number;
}>;


export type WholeCapTableQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', nodes: Array<{ __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, units: string | null, percent: string | null, status: string | null } | null> } | null };

export type CapTableSumsQueryVariables = Exact<{
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  filter?: Types.CapTableRowFilter | null | undefined;
}>;


export type CapTableSumsQuery = { __typename: 'Query', capTable: { __typename: 'CapTableRowsConnection', totals: { __typename: 'CapTableRowTotals', units: string | null, percent: string | null } } | null };

export type CapTableTotalsQueryVariables = Exact<{
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type CapTableTotalsQuery = { __typename: 'Query', capTableTotals: { __typename: 'CapTableTotalsConnection', nodes: Array<{ __typename: 'CapTableTotal', id: string | null, assetId: string | null, assetName: string | null, rowCount: number | null, stakeholders: number | null, holders: number | null, units: string | null, pendingUnits: string | null } | null> } | null };

export type CapTablePartsQueryVariables = Exact<{
  assetId: string;
  roundId?: string | null | undefined;
  day?: string | null | undefined;
  most: number;
}>;


export type CapTablePartsQuery = { __typename: 'Query', capTableParts: { __typename: 'CapTablePartsConnection', nodes: Array<{ __typename: 'CapTablePart', id: string | null, investorName: string | null, roundId: string | null, units: string | null, percent: string | null, status: string | null, place: number | null } | null> } | null };

export type CapTableRoundsQueryVariables = Exact<{
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type CapTableRoundsQuery = { __typename: 'Query', capTableRounds: { __typename: 'CapTableRoundsConnection', nodes: Array<{ __typename: 'CapTableRound', id: string | null, roundId: string | null, roundName: string | null, assetId: string | null, assetName: string | null, stakeholders: number | null, units: string | null, percent: string | null, pendingUnits: string | null, latestPrice: string | null, totalValue: string | null, allStakeholders: number | null, roundPrice: string | null } | null> } | null };

export type ScheduleOfPurchasersQueryVariables = Exact<{
  day?: string | null | undefined;
  filter?: Types.PurchaserFilter | null | undefined;
  orderBy?: Array<Types.PurchasersOrderBy> | Types.PurchasersOrderBy | null | undefined;
  first: number;
  offset: number;
}>;


export type ScheduleOfPurchasersQuery = { __typename: 'Query', scheduleOfPurchasers: { __typename: 'PurchasersConnection', totalCount: number, nodes: Array<{ __typename: 'Purchaser', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, units: string | null, paidInCapital: string | null, paidOn: string | null } | null> } | null };

export type WholeScheduleOfPurchasersQueryVariables = Exact<{
  day?: string | null | undefined;
  filter: Types.PurchaserFilter;
  after: string;
  first: number;
}>;


export type WholeScheduleOfPurchasersQuery = { __typename: 'Query', scheduleOfPurchasers: { __typename: 'PurchasersConnection', nodes: Array<{ __typename: 'Purchaser', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, units: string | null, paidInCapital: string | null, paidOn: string | null } | null> } | null };

export type PurchaserSumsQueryVariables = Exact<{
  day?: string | null | undefined;
  filter?: Types.PurchaserFilter | null | undefined;
}>;


export type PurchaserSumsQuery = { __typename: 'Query', scheduleOfPurchasers: { __typename: 'PurchasersConnection', totals: { __typename: 'PurchaserTotals', units: string | null, paidInCapital: string | null } } | null };

export type PurchaserTotalsQueryVariables = Exact<{
  day?: string | null | undefined;
  first: number;
  offset: number;
}>;


export type PurchaserTotalsQuery = { __typename: 'Query', purchaserTotals: { __typename: 'PurchaserTotalsConnection', nodes: Array<{ __typename: 'PurchaserTotal', id: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, rowCount: number | null, stakeholders: number | null, paidInCapital: string | null } | null> } | null };

export type CapTableHolderFragment = { __typename: 'CapTableRow', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, units: string | null, percent: string | null, status: string | null };

export type CapTableIssueFragment = { __typename: 'CapTableRound', id: string | null, roundId: string | null, roundName: string | null, assetId: string | null, assetName: string | null, stakeholders: number | null, units: string | null, percent: string | null, pendingUnits: string | null, latestPrice: string | null, totalValue: string | null, allStakeholders: number | null, roundPrice: string | null };

export type PurchaserRowFragment = { __typename: 'Purchaser', id: string | null, investorId: string | null, investorName: string | null, investorEmail: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, units: string | null, paidInCapital: string | null, paidOn: string | null };

export type CapTableTotalFactsFragment = { __typename: 'CapTableTotal', id: string | null, assetId: string | null, assetName: string | null, rowCount: number | null, stakeholders: number | null, holders: number | null, units: string | null, pendingUnits: string | null };

export type CapTablePartFactsFragment = { __typename: 'CapTablePart', id: string | null, investorName: string | null, roundId: string | null, units: string | null, percent: string | null, status: string | null, place: number | null };

export type PurchaserTotalFactsFragment = { __typename: 'PurchaserTotal', id: string | null, assetId: string | null, assetName: string | null, roundId: string | null, roundName: string | null, rowCount: number | null, stakeholders: number | null, paidInCapital: string | null };

export const CapTableDocument = 'query CapTable($roundId:UUID$day:Date$filter:CapTableRowFilter$orderBy:[CapTableRowsOrderBy!]$first:Int!$offset:Int!){__typename capTable(roundId:$roundId day:$day filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id ...CapTableHolder}}}fragment CapTableHolder on CapTableRow{__typename id investorId investorName investorEmail assetId assetName units percent status}' as unknown as TypedDocument<CapTableQuery, CapTableQueryVariables>;
export const WholeCapTableDocument = 'query WholeCapTable($roundId:UUID$day:Date$filter:CapTableRowFilter!$after:UUID!$first:Int!){__typename capTable(roundId:$roundId day:$day filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id ...CapTableHolder}}}fragment CapTableHolder on CapTableRow{__typename id investorId investorName investorEmail assetId assetName units percent status}' as unknown as TypedDocument<WholeCapTableQuery, WholeCapTableQueryVariables>;
export const CapTableSumsDocument = 'query CapTableSums($roundId:UUID$day:Date$filter:CapTableRowFilter){__typename capTable(roundId:$roundId day:$day filter:$filter first:0){__typename totals{__typename units percent}}}' as unknown as TypedDocument<CapTableSumsQuery, CapTableSumsQueryVariables>;
export const CapTableTotalsDocument = 'query CapTableTotals($roundId:UUID$day:Date$first:Int!$offset:Int!){__typename capTableTotals(roundId:$roundId day:$day first:$first offset:$offset){__typename nodes{__typename id ...CapTableTotalFacts}}}fragment CapTableTotalFacts on CapTableTotal{__typename id assetId assetName rowCount stakeholders holders units pendingUnits}' as unknown as TypedDocument<CapTableTotalsQuery, CapTableTotalsQueryVariables>;
export const CapTablePartsDocument = 'query CapTableParts($assetId:UUID!$roundId:UUID$day:Date$most:Int!){__typename capTableParts(roundId:$roundId day:$day filter:{assetId:{equalTo:$assetId}place:{lessThanOrEqualTo:$most}}first:1000 orderBy:[PLACE_ASC UNITS_DESC ID_ASC]){__typename nodes{__typename id ...CapTablePartFacts}}}fragment CapTablePartFacts on CapTablePart{__typename id investorName roundId units percent status place}' as unknown as TypedDocument<CapTablePartsQuery, CapTablePartsQueryVariables>;
export const CapTableRoundsDocument = 'query CapTableRounds($day:Date$first:Int!$offset:Int!){__typename capTableRounds(day:$day first:$first offset:$offset){__typename nodes{__typename id ...CapTableIssue}}}fragment CapTableIssue on CapTableRound{__typename id roundId roundName assetId assetName stakeholders units percent pendingUnits latestPrice totalValue allStakeholders roundPrice}' as unknown as TypedDocument<CapTableRoundsQuery, CapTableRoundsQueryVariables>;
export const ScheduleOfPurchasersDocument = 'query ScheduleOfPurchasers($day:Date$filter:PurchaserFilter$orderBy:[PurchasersOrderBy!]$first:Int!$offset:Int!){__typename scheduleOfPurchasers(day:$day filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id ...PurchaserRow}}}fragment PurchaserRow on Purchaser{__typename id investorId investorName investorEmail assetId assetName roundId roundName units paidInCapital paidOn}' as unknown as TypedDocument<ScheduleOfPurchasersQuery, ScheduleOfPurchasersQueryVariables>;
export const WholeScheduleOfPurchasersDocument = 'query WholeScheduleOfPurchasers($day:Date$filter:PurchaserFilter!$after:UUID!$first:Int!){__typename scheduleOfPurchasers(day:$day filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id ...PurchaserRow}}}fragment PurchaserRow on Purchaser{__typename id investorId investorName investorEmail assetId assetName roundId roundName units paidInCapital paidOn}' as unknown as TypedDocument<WholeScheduleOfPurchasersQuery, WholeScheduleOfPurchasersQueryVariables>;
export const PurchaserSumsDocument = 'query PurchaserSums($day:Date$filter:PurchaserFilter){__typename scheduleOfPurchasers(day:$day filter:$filter first:0){__typename totals{__typename units paidInCapital}}}' as unknown as TypedDocument<PurchaserSumsQuery, PurchaserSumsQueryVariables>;
export const PurchaserTotalsDocument = 'query PurchaserTotals($day:Date$first:Int!$offset:Int!){__typename purchaserTotals(day:$day first:$first offset:$offset){__typename nodes{__typename id ...PurchaserTotalFacts}}}fragment PurchaserTotalFacts on PurchaserTotal{__typename id assetId assetName roundId roundName rowCount stakeholders paidInCapital}' as unknown as TypedDocument<PurchaserTotalsQuery, PurchaserTotalsQueryVariables>;