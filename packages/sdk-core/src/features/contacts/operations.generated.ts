import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type ContactsQueryVariables = Exact<{
  filter?: Types.CustomerFilter | null | undefined;
  orderBy?: Array<Types.CustomersOrderBy> | Types.CustomersOrderBy | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type ContactsQuery = { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', totalCount: number, nodes: Array<{ __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null> } | null };

export type WholeContactsQueryVariables = Exact<{
  filter: Types.CustomerFilter;
  after: string;
  first: number;
}>;


export type WholeContactsQuery = { __typename: 'Query', allCustomers: { __typename: 'CustomersConnection', nodes: Array<{ __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null> } | null };

export type MakeCustomerMutationVariables = Exact<{
  input: Types.MakeCustomerInput;
}>;


export type MakeCustomerMutation = { __typename: 'Mutation', makeCustomer: { __typename: 'MakeCustomerPayload', customer: { __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null } | null };

export type UpdateCustomerMutationVariables = Exact<{
  input: Types.UpdateCustomerByIdInput;
}>;


export type UpdateCustomerMutation = { __typename: 'Mutation', updateCustomerById: { __typename: 'UpdateCustomerPayload', customer: { __typename: 'Customer', id: string, version: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null } | null } | null };

export type ContactFactsFragment = { __typename: 'Customer', version: string, id: string, status: string, contactName: string | null, email: string | null, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string, contactName: string | null, email: string | null } | null };

export const ContactsDocument = { lists: [{"name":"allCustomers","typename":"Customer","text":"query ContactsRows($filter:CustomerFilter!$ids:[UUID!]!$rows:Int!){rows:allCustomers(filter:{and:[$filter{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ContactFacts}}known:allCustomers(filter:{id:{in:$ids}}first:$rows){nodes{id version}}total:allCustomers(filter:$filter first:0){totalCount}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}","tables":["accounts","customers"],"links":[{"typename":"Account","parent":"Customer","by":"investorId","list":"allCustomers","isForward":true}]}], toString: () => 'query Contacts($filter:CustomerFilter$orderBy:[CustomersOrderBy!]$first:Int$offset:Int){__typename allCustomers(filter:$filter orderBy:$orderBy first:$first offset:$offset){__typename totalCount nodes{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<ContactsQuery, ContactsQueryVariables>;
export const WholeContactsDocument = { lists: [{"name":"allCustomers","typename":"Customer","text":"query WholeContactsRows($filter:CustomerFilter!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allCustomers(filter:{and:[{and:[$filter{id:{greaterThan:$after}}]}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ContactFacts}}known:allCustomers(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}","tables":["accounts","customers"],"links":[{"typename":"Account","parent":"Customer","by":"investorId","list":"allCustomers","isForward":true}]}], toString: () => 'query WholeContacts($filter:CustomerFilter!$after:UUID!$first:Int!){__typename allCustomers(filter:{and:[$filter{id:{greaterThan:$after}}]}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<WholeContactsQuery, WholeContactsQueryVariables>;
export const MakeCustomerDocument = { effects: {"makeCustomer.customer":"maybeNew"}, toString: () => 'mutation MakeCustomer($input:MakeCustomerInput!){__typename makeCustomer(input:$input){__typename customer{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<MakeCustomerMutation, MakeCustomerMutationVariables>;
export const UpdateCustomerDocument = { effects: {"updateCustomerById.customer":"mutated"}, toString: () => 'mutation UpdateCustomer($input:UpdateCustomerByIdInput!){__typename updateCustomerById(input:$input){__typename customer{__typename id version ...ContactFacts}}}fragment ContactFacts on Customer{__typename version id status contactName email accountByInvestorId{__typename version id name contactName email}}' } as unknown as TypedDocument<UpdateCustomerMutation, UpdateCustomerMutationVariables>;