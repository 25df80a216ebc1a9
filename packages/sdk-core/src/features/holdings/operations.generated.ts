import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type HoldingsQueryVariables = Exact<{
  filter?: Types.FullHoldingFilter | null | undefined;
  orderBy?: Array<Types.FullHoldingsOrderBy> | Types.FullHoldingsOrderBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type HoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', totalCount: number, nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, securityName: string | null, amount: string | null, percentOfSecurity: string | null, purchasePrice: string | null, isTokenized: boolean | null, term: number | null, coupon: string | null, totalValue: string | null, issuedOn: string | null } | null> } | null };

export type WholeHoldingsQueryVariables = Exact<{
  filter: Types.FullHoldingFilter;
  after: string;
  first: number;
}>;


export type WholeHoldingsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', nodes: Array<{ __typename: 'FullHolding', id: string, version: string | null, investorAccountName: string | null, investorAccountEmail: string | null, securityName: string | null, amount: string | null, percentOfSecurity: string | null, purchasePrice: string | null, isTokenized: boolean | null, term: number | null, coupon: string | null, totalValue: string | null, issuedOn: string | null } | null> } | null };

export type HoldingTotalsQueryVariables = Exact<{
  filter?: Types.FullHoldingFilter | null | undefined;
}>;


export type HoldingTotalsQuery = { __typename: 'Query', allFullHoldings: { __typename: 'FullHoldingsConnection', totals: { __typename: 'FullHoldingTotals', amount: string | null, totalValue: string | null } } | null };

export type HoldingRowFragment = { __typename: 'FullHolding', version: string | null, id: string, investorAccountName: string | null, investorAccountEmail: string | null, securityName: string | null, amount: string | null, percentOfSecurity: string | null, purchasePrice: string | null, isTokenized: boolean | null, term: number | null, coupon: string | null, totalValue: string | null, issuedOn: string | null };

export const HoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query HoldingsRows($filter:FullHoldingFilter!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...HoldingRow}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allFullHoldings(filter:$filter first:0){totalCount}}fragment HoldingRow on FullHolding{__typename version id investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn}","tables":["holdings"]}], toString: () => 'query Holdings($filter:FullHoldingFilter$orderBy:[FullHoldingsOrderBy!]$first:Int$offset:Int){__typename allFullHoldings(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...HoldingRow}}}fragment HoldingRow on FullHolding{__typename version id investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn}' } as unknown as TypedDocument<HoldingsQuery, HoldingsQueryVariables>;
export const WholeHoldingsDocument = { lists: [{"name":"allFullHoldings","typename":"FullHolding","text":"query WholeHoldingsRows($filter:FullHoldingFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allFullHoldings(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...HoldingRow}}known:allFullHoldings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment HoldingRow on FullHolding{__typename version id investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn}","tables":["holdings"]}], toString: () => 'query WholeHoldings($filter:FullHoldingFilter!$after:UUID!$first:Int!){__typename allFullHoldings(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...HoldingRow}}}fragment HoldingRow on FullHolding{__typename version id investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn}' } as unknown as TypedDocument<WholeHoldingsQuery, WholeHoldingsQueryVariables>;
export const HoldingTotalsDocument = { shown: [{"table":"holdings"}], toString: () => 'query HoldingTotals($filter:FullHoldingFilter){__typename allFullHoldings(filter:$filter first:0){__typename totals{__typename amount totalValue}}}' } as unknown as TypedDocument<HoldingTotalsQuery, HoldingTotalsQueryVariables>;