import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvestorHoldingsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, securityName: string | null, amount: string | null, purchasePrice: string | null, totalValue: string | null, issuedOn: string | null } | null> } | null };

export type InvestorInvestmentsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorInvestmentsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, allocationId: string | null, roundName: string | null, amount: string | null, committedCapital: string | null, paidInCapital: string | null, status: string | null, issuanceStatus: string | null, shownStatus: string | null, activeStep: string | null, createdOn: string | null } | null> } | null };

export type InvestorPaymentsQueryVariables = Exact<{
  investorId: string;
  after: string;
  first: number;
}>;


export type InvestorPaymentsQuery = { __typename: 'Query', allFullDistributionPayments: { __typename: 'FullDistributionPaymentsConnection', nodes: Array<{ __typename: 'FullDistributionPayment', id: string, version: string | null, allocationName: string | null, amount: string | null, paidOn: string | null, status: string | null } | null> } | null };

export type InvestorHoldingFragment = { __typename: 'FullHolding', version: string | null, id: string, securityName: string | null, amount: string | null, purchasePrice: string | null, totalValue: string | null, issuedOn: string | null };

export type InvestorInvestmentFragment = { __typename: 'FullDistribution', version: string | null, id: string, allocationId: string | null, roundName: string | null, amount: string | null, committedCapital: string | null, paidInCapital: string | null, status: string | null, issuanceStatus: string | null, shownStatus: string | null, activeStep: string | null, createdOn: string | null };

export type InvestorPaymentFragment = { __typename: 'FullDistributionPayment', version: string | null, id: string, allocationName: string | null, amount: string | null, paidOn: string | null, status: string | null };

export const InvestorHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query InvestorHoldingsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{investorId:{equalTo:$investorId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorHolding}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorHolding on FullHolding{__typename version id securityName amount purchasePrice totalValue issuedOn}","tables":["holdings"]}], toString: () => 'query InvestorHoldings($investorId:UUID!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{investorId:{equalTo:$investorId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorHolding}}}fragment InvestorHolding on FullHolding{__typename version id securityName amount purchasePrice totalValue issuedOn}' } as unknown as TypedDocument<InvestorHoldingsQuery, InvestorHoldingsQueryVariables>;
export const InvestorInvestmentsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query InvestorInvestmentsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{investorId:{equalTo:$investorId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorInvestment}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorInvestment on FullDistribution{__typename version id allocationId roundName amount committedCapital paidInCapital status issuanceStatus shownStatus activeStep createdOn}","tables":["distributions"]}], toString: () => 'query InvestorInvestments($investorId:UUID!$after:UUID!$first:Int!){__typename allFullDistributions(filter:{investorId:{equalTo:$investorId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorInvestment}}}fragment InvestorInvestment on FullDistribution{__typename version id allocationId roundName amount committedCapital paidInCapital status issuanceStatus shownStatus activeStep createdOn}' } as unknown as TypedDocument<InvestorInvestmentsQuery, InvestorInvestmentsQueryVariables>;
export const InvestorPaymentsDocument = { lists: [{"name":"allFullDistributionPayments","typename":"FullDistributionPayment","text":"query InvestorPaymentsRows($investorId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullDistributionPayments(filter:{and:[{investorId:{equalTo:$investorId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvestorPayment}}known:allFullDistributionPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvestorPayment on FullDistributionPayment{__typename version id allocationName amount paidOn status}","tables":["distribution_payments"]}], toString: () => 'query InvestorPayments($investorId:UUID!$after:UUID!$first:Int!){__typename allFullDistributionPayments(filter:{investorId:{equalTo:$investorId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvestorPayment}}}fragment InvestorPayment on FullDistributionPayment{__typename version id allocationName amount paidOn status}' } as unknown as TypedDocument<InvestorPaymentsQuery, InvestorPaymentsQueryVariables>;