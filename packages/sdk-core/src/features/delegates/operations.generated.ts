import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type DelegatesQueryVariables = Exact<{
  accountId: string;
  after: string;
  first: number;
}>;


export type DelegatesQuery = { __typename: 'Query', allUsersAccounts: { __typename: 'UsersAccountsConnection', nodes: Array<{ __typename: 'UsersAccount', id: string, version: string, role: string, status: string, userByUserId: { __typename: 'User', version: string, id: string, firstName: string, lastName: string, emails: Array<string | null> } | null } | null> } | null };

export type MakeDelegateMutationVariables = Exact<{
  input: Types.MakeDelegateInput;
}>;


export type MakeDelegateMutation = { __typename: 'Mutation', makeDelegate: { __typename: 'MakeDelegatePayload', usersAccount: { __typename: 'UsersAccount', id: string, version: string, role: string, status: string, userByUserId: { __typename: 'User', version: string, id: string, firstName: string, lastName: string, emails: Array<string | null> } | null } | null } | null };

export type UpdateUsersAccountMutationVariables = Exact<{
  input: Types.UpdateUsersAccountByIdInput;
}>;


export type UpdateUsersAccountMutation = { __typename: 'Mutation', updateUsersAccountById: { __typename: 'UpdateUsersAccountPayload', usersAccount: { __typename: 'UsersAccount', id: string, version: string, role: string, status: string, userByUserId: { __typename: 'User', version: string, id: string, firstName: string, lastName: string, emails: Array<string | null> } | null } | null } | null };

export type TransferOwnershipMutationVariables = Exact<{
  email: string;
}>;


export type TransferOwnershipMutation = { __typename: 'Mutation', transferOwnership: { __typename: 'TransferOwnershipPayload', usersAccount: { __typename: 'UsersAccount', id: string, version: string, role: string, status: string, userByUserId: { __typename: 'User', version: string, id: string, firstName: string, lastName: string, emails: Array<string | null> } | null } | null } | null };

export type DelegateFactsFragment = { __typename: 'UsersAccount', version: string, id: string, role: string, status: string, userByUserId: { __typename: 'User', version: string, id: string, firstName: string, lastName: string, emails: Array<string | null> } | null };

export const DelegatesDocument = { lists: [{"name":"allUsersAccounts","typename":"UsersAccount","text":"query DelegatesRows($accountId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allUsersAccounts(filter:{and:[{accountId:{equalTo:$accountId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...DelegateFacts}}known:allUsersAccounts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment DelegateFacts on UsersAccount{__typename version id role status userByUserId{__typename version id firstName lastName emails}}","tables":["users","users_accounts"],"links":[{"typename":"User","parent":"UsersAccount","by":"userId","list":"allUsersAccounts","isForward":true}]}], toString: () => 'query Delegates($accountId:UUID!$after:UUID!$first:Int!){__typename allUsersAccounts(filter:{accountId:{equalTo:$accountId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...DelegateFacts}}}fragment DelegateFacts on UsersAccount{__typename version id role status userByUserId{__typename version id firstName lastName emails}}' } as unknown as TypedDocument<DelegatesQuery, DelegatesQueryVariables>;
export const MakeDelegateDocument = { effects: {"makeDelegate.usersAccount":"created"}, toString: () => 'mutation MakeDelegate($input:MakeDelegateInput!){__typename makeDelegate(input:$input){__typename usersAccount{__typename id version ...DelegateFacts}}}fragment DelegateFacts on UsersAccount{__typename version id role status userByUserId{__typename version id firstName lastName emails}}' } as unknown as TypedDocument<MakeDelegateMutation, MakeDelegateMutationVariables>;
export const UpdateUsersAccountDocument = { effects: {"updateUsersAccountById.usersAccount":"mutated"}, toString: () => 'mutation UpdateUsersAccount($input:UpdateUsersAccountByIdInput!){__typename updateUsersAccountById(input:$input){__typename usersAccount{__typename id version ...DelegateFacts}}}fragment DelegateFacts on UsersAccount{__typename version id role status userByUserId{__typename version id firstName lastName emails}}' } as unknown as TypedDocument<UpdateUsersAccountMutation, UpdateUsersAccountMutationVariables>;
export const TransferOwnershipDocument = { effects: {"transferOwnership.usersAccount":"mutated"}, toString: () => 'mutation TransferOwnership($email:String!){__typename transferOwnership(input:{email:$email}){__typename usersAccount{__typename id version ...DelegateFacts}}}fragment DelegateFacts on UsersAccount{__typename version id role status userByUserId{__typename version id firstName lastName emails}}' } as unknown as TypedDocument<TransferOwnershipMutation, TransferOwnershipMutationVariables>;