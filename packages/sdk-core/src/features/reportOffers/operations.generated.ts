import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type ReportOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportOffersQuery = { __typename: 'Query', allReports: { __typename: 'ReportsConnection', nodes: Array<{ __typename: 'Report', id: string, version: string, name: string, path: string, accountTypes: Array<string | null>, enabled: boolean } | null> } | null };

export type OfferReportMutationVariables = Exact<{
  input: Types.OfferReportInput;
}>;


export type OfferReportMutation = { __typename: 'Mutation', offerReport: { __typename: 'OfferReportPayload', report: { __typename: 'Report', id: string, version: string, name: string, path: string, accountTypes: Array<string | null>, enabled: boolean } | null } | null };

export type TurnReportMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type TurnReportMutation = { __typename: 'Mutation', updateReportById: { __typename: 'UpdateReportPayload', report: { __typename: 'Report', id: string, version: string, name: string, path: string, accountTypes: Array<string | null>, enabled: boolean } | null } | null };

export type ReportOfferFactsFragment = { __typename: 'Report', version: string, id: string, name: string, path: string, accountTypes: Array<string | null>, enabled: boolean };

export const ReportOffersDocument = { lists: [{"name":"allReports","typename":"Report","text":"query ReportOffersRows($ids:[UUID!]!$rows:Int!){rows:allReports(filter:{id:{in:$ids}}first:$rows){__typename nodes{__typename id version ...ReportOfferFacts}}known:allReports(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ReportOfferFacts on Report{__typename version id name path accountTypes enabled}","tables":["reports"]}], toString: () => 'query ReportOffers{__typename allReports(first:50 orderBy:[NAME_ASC]){__typename nodes{__typename id version ...ReportOfferFacts}}}fragment ReportOfferFacts on Report{__typename version id name path accountTypes enabled}' } as unknown as TypedDocument<ReportOffersQuery, ReportOffersQueryVariables>;
export const OfferReportDocument = { effects: {"offerReport.report":"mutated"}, toString: () => 'mutation OfferReport($input:OfferReportInput!){__typename offerReport(input:$input){__typename report{__typename id version ...ReportOfferFacts}}}fragment ReportOfferFacts on Report{__typename version id name path accountTypes enabled}' } as unknown as TypedDocument<OfferReportMutation, OfferReportMutationVariables>;
export const TurnReportDocument = { effects: {"updateReportById.report":"mutated"}, toString: () => 'mutation TurnReport($id:UUID!$enabled:Boolean!){__typename updateReportById(input:{id:$id patch:{enabled:$enabled}}){__typename report{__typename id version ...ReportOfferFacts}}}fragment ReportOfferFacts on Report{__typename version id name path accountTypes enabled}' } as unknown as TypedDocument<TurnReportMutation, TurnReportMutationVariables>;