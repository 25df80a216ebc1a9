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


export type DistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null, pricePaid: string | null, committedCapital: string | null } | null> } | null };

export type WholeDistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  after: string;
  first: number;
}>;


export type WholeDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null, pricePaid: string | null, committedCapital: string | null } | null> } | null };

export type DistributionTotalsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
}>;


export type DistributionTotalsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totals: { __typename: 'FullDistributionTotals', amount: string | null, committedCapital: string | null } } | null };

export type UnpricedDistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  orderBy: Array<Types.FullDistributionsOrderBy> | Types.FullDistributionsOrderBy;
  first: number;
  offset: number;
}>;


export type UnpricedDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totalCount: number, nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null } | null> } | null };

export type WholeUnpricedDistributionsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
  after: string;
  first: number;
}>;


export type WholeUnpricedDistributionsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null } | null> } | null };

export type UnpricedDistributionTotalsQueryVariables = Exact<{
  filter: Types.FullDistributionFilter;
}>;


export type UnpricedDistributionTotalsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', totals: { __typename: 'FullDistributionTotals', amount: string | null } } | null };

export type DistributionSummaryQueryVariables = Exact<{
  id: string;
}>;


export type DistributionSummaryQuery = { __typename: 'Query', fullDistributionById: { __typename: 'FullDistribution', id: string, version: string | null, investorId: string | null, ownerId: string | null, roundId: string | null, issuanceStatus: string | null, paidInCapital: string | null, stillExpected: string | null, percentPaid: string | null, isOverpaid: boolean | null, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null, pricePaid: string | null, committedCapital: string | null, distributionById: { __typename: 'Distribution', version: string, id: string, issuanceNote: string | null, allocationByAllocationId: { __typename: 'Allocation', version: string, id: string, status: string } | null } | null } | null };

export type DistributionCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DistributionCountsQuery = { __typename: 'Query', drafted: { __typename: 'FullDistributionsConnection', totalCount: number } | null, open: { __typename: 'FullDistributionsConnection', totalCount: number } | null, closed: { __typename: 'FullDistributionsConnection', totalCount: number } | null, locked: { __typename: 'FullDistributionsConnection', totalCount: number } | null, deleted: { __typename: 'FullDistributionsConnection', totalCount: number } | null };

export type DistributionRowFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorAccountName: string | null, investorAccountEmail: string | null, investorAccountSetup: boolean | null, createdOn: string | null, shownStatus: string | null, locked: boolean | null, qualificationsComplete: boolean | null, stepCount: number | null, stepPosition: number | null, progress: string | null, activeStep: string | null, activeStepStatus: string | null, assetName: string | null, roundName: string | null, allocationId: string | null, allocationName: string | null, isPaidInFull: boolean | null, amount: string | null };

export type DistributionPricesFragment = { __typename: 'FullDistribution', id: string, version: string | null, pricePaid: string | null, committedCapital: string | null };

export const DistributionsDocument = 'query Distributions($filter:FullDistributionFilter!$orderBy:[FullDistributionsOrderBy!]!$first:Int!$offset:Int!){__typename allFullDistributions(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...DistributionRow ...DistributionPrices}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus locked qualificationsComplete stepCount stepPosition progress activeStep activeStepStatus assetName roundName allocationId allocationName isPaidInFull amount}fragment DistributionPrices on FullDistribution{__typename id version pricePaid committedCapital}' as unknown as TypedDocument<DistributionsQuery, DistributionsQueryVariables>;
export const WholeDistributionsDocument = 'query WholeDistributions($filter:FullDistributionFilter!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...DistributionRow ...DistributionPrices}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus locked qualificationsComplete stepCount stepPosition progress activeStep activeStepStatus assetName roundName allocationId allocationName isPaidInFull amount}fragment DistributionPrices on FullDistribution{__typename id version pricePaid committedCapital}' as unknown as TypedDocument<WholeDistributionsQuery, WholeDistributionsQueryVariables>;
export const DistributionTotalsDocument = 'query DistributionTotals($filter:FullDistributionFilter!){__typename allFullDistributions(filter:$filter first:0){__typename totals{__typename amount committedCapital}}}' as unknown as TypedDocument<DistributionTotalsQuery, DistributionTotalsQueryVariables>;
export const UnpricedDistributionsDocument = 'query UnpricedDistributions($filter:FullDistributionFilter!$orderBy:[FullDistributionsOrderBy!]!$first:Int!$offset:Int!){__typename allFullDistributions(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...DistributionRow}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus locked qualificationsComplete stepCount stepPosition progress activeStep activeStepStatus assetName roundName allocationId allocationName isPaidInFull amount}' as unknown as TypedDocument<UnpricedDistributionsQuery, UnpricedDistributionsQueryVariables>;
export const WholeUnpricedDistributionsDocument = 'query WholeUnpricedDistributions($filter:FullDistributionFilter!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...DistributionRow}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus locked qualificationsComplete stepCount stepPosition progress activeStep activeStepStatus assetName roundName allocationId allocationName isPaidInFull amount}' as unknown as TypedDocument<WholeUnpricedDistributionsQuery, WholeUnpricedDistributionsQueryVariables>;
export const UnpricedDistributionTotalsDocument = 'query UnpricedDistributionTotals($filter:FullDistributionFilter!){__typename allFullDistributions(filter:$filter first:0){__typename totals{__typename amount}}}' as unknown as TypedDocument<UnpricedDistributionTotalsQuery, UnpricedDistributionTotalsQueryVariables>;
export const DistributionSummaryDocument = { shown: [{"table":"distributions"},{"table":"allocations"}], toString: () => 'query DistributionSummary($id:UUID!){__typename fullDistributionById(id:$id){__typename id version ...DistributionRow ...DistributionPrices investorId ownerId roundId issuanceStatus paidInCapital stillExpected percentPaid isOverpaid distributionById{__typename version id issuanceNote allocationByAllocationId{__typename version id status}}}}fragment DistributionRow on FullDistribution{__typename version id investorAccountName investorAccountEmail investorAccountSetup createdOn shownStatus locked qualificationsComplete stepCount stepPosition progress activeStep activeStepStatus assetName roundName allocationId allocationName isPaidInFull amount}fragment DistributionPrices on FullDistribution{__typename id version pricePaid committedCapital}' } as unknown as TypedDocument<DistributionSummaryQuery, DistributionSummaryQueryVariables>;
export const DistributionCountsDocument = 'query DistributionCounts{__typename drafted:allFullDistributions(filter:{shownStatus:{equalTo:"drafted"}}first:0){__typename totalCount}open:allFullDistributions(filter:{shownStatus:{equalTo:"open"}}first:0){__typename totalCount}closed:allFullDistributions(filter:{shownStatus:{in:["closed" "rejected"]}}first:0){__typename totalCount}locked:allFullDistributions(filter:{locked:{equalTo:true}}first:0){__typename totalCount}deleted:allFullDistributions(filter:{shownStatus:{equalTo:"deleted"}}first:0){__typename totalCount}}' as unknown as TypedDocument<DistributionCountsQuery, DistributionCountsQueryVariables>;