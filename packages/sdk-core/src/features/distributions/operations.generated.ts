import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type DistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  orderBy: Array<Types.FullDistributionsOrderBy> | Types.FullDistributionsOrderBy;
  first: number;
  offset: number;
}>;


export type DistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, status: string | null, locked: boolean | null, issuanceStatus: string | null, progress: string | null, activeStep: string | null, assetName: string | null, roundName: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null, pricePaid: string | null, committedCapital: string | null } | null> } | null };

export type DistributionTotalsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
}>;


export type DistributionTotalsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, totals: { __typename: 'FullDistributionTotals', amount: string | null, committedCapital: string | null } } | null };

export type DistributionRowFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, status: string | null, locked: boolean | null, issuanceStatus: string | null, progress: string | null, activeStep: string | null, assetName: string | null, roundName: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null, pricePaid: string | null, committedCapital: string | null };

export const DistributionsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query DistributionsRows($filter:FullDistributionFilter!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...DistributionRow}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullDistributions(filter:$filter first:0){totalCount}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn status locked issuanceStatus progress activeStep assetName roundName allocationName isPaidInFull amount pricePaid committedCapital}","tables":["distributions"]}], toString: () => 'query Distributions($filter:FullDistributionFilter!$orderBy:[FullDistributionsOrderBy!]!$first:Int!$offset:Int!){__typename allFullDistributions(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...DistributionRow}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn status locked issuanceStatus progress activeStep assetName roundName allocationName isPaidInFull amount pricePaid committedCapital}' } as unknown as TypedDocument<DistributionsQuery, DistributionsQueryVariables>;
export const DistributionTotalsDocument = 'query DistributionTotals($filter:FullDistributionFilter!){__typename allFullDistributions(filter:$filter first:0){__typename totalCount totals{__typename amount committedCapital}}}' as unknown as TypedDocument<DistributionTotalsQuery, DistributionTotalsQueryVariables>;