import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type BrokerInvitationsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type BrokerInvitationsQuery = { __typename: 'Query', allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', id: string, version: string, roundId: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null> } | null };

export type ManagedAccountsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type ManagedAccountsQuery = { __typename: 'Query', allManagedAccounts: { __typename: 'ManagedAccountsConnection', nodes: Array<{ __typename: 'ManagedAccount', id: string, version: string, createdOn: string, claimedOn: string | null, entityId: string, userByCreatedBy: { __typename: 'User', version: string, id: string, firstName: string, lastName: string } | null, accountByEntityId: { __typename: 'Account', id: string, version: string, name: string, email: string | null } | null } | null> } | null };

export type AnswerInvitationMutationVariables = Exact<{
  input: Types.UpdateBrokerAllocationByIdInput;
}>;


export type AnswerInvitationMutation = { __typename: 'Mutation', updateBrokerAllocationById: { __typename: 'UpdateBrokerAllocationPayload', brokerAllocation: { __typename: 'BrokerAllocation', id: string, version: string, roundId: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null } | null };

export type MakeIssuerAccountMutationVariables = Exact<{
  input: Types.MakeIssuerAccountInput;
}>;


export type MakeIssuerAccountMutation = { __typename: 'Mutation', makeIssuerAccount: { __typename: 'MakeIssuerAccountPayload', managedAccount: { __typename: 'ManagedAccount', id: string, version: string, createdOn: string, claimedOn: string | null, entityId: string, userByCreatedBy: { __typename: 'User', version: string, id: string, firstName: string, lastName: string } | null, accountByEntityId: { __typename: 'Account', id: string, version: string, name: string, email: string | null } | null } | null } | null };

export type UpdateManagedAccountMutationVariables = Exact<{
  input: Types.UpdateAccountByIdInput;
}>;


export type UpdateManagedAccountMutation = { __typename: 'Mutation', updateAccountById: { __typename: 'UpdateAccountPayload', account: { __typename: 'Account', id: string, version: string, name: string, email: string | null } | null } | null };

export type RoundInvitationFragment = { __typename: 'BrokerAllocation', version: string, id: string, roundId: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null };

export type ManagedIssuerFragment = { __typename: 'ManagedAccount', version: string, id: string, createdOn: string, claimedOn: string | null, entityId: string, userByCreatedBy: { __typename: 'User', version: string, id: string, firstName: string, lastName: string } | null, accountByEntityId: { __typename: 'Account', id: string, version: string, name: string, email: string | null } | null };

export type ManagedCardFragment = { __typename: 'Account', version: string, id: string, name: string, email: string | null };

export const BrokerInvitationsDocument = { lists: [{"name":"allBrokerAllocations","typename":"BrokerAllocation","text":"query BrokerInvitationsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allBrokerAllocations(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundInvitation}}known:allBrokerAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundInvitation on BrokerAllocation{__typename version id roundId issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}","tables":["accounts","assets","broker_allocations","rounds"],"links":[{"typename":"Account","parent":"BrokerAllocation","by":"issuerId","list":"allBrokerAllocations","isForward":true},{"typename":"Round","parent":"BrokerAllocation","by":"roundId","list":"allBrokerAllocations","isForward":true},{"typename":"Asset","parent":"Round","by":"assetId","list":"allRounds","isForward":true}]}], toString: () => 'query BrokerInvitations($after:UUID!$first:Int!){__typename allBrokerAllocations(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundInvitation}}}fragment RoundInvitation on BrokerAllocation{__typename version id roundId issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}' } as unknown as TypedDocument<BrokerInvitationsQuery, BrokerInvitationsQueryVariables>;
export const ManagedAccountsDocument = { lists: [{"name":"allManagedAccounts","typename":"ManagedAccount","text":"query ManagedAccountsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allManagedAccounts(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ManagedIssuer}}known:allManagedAccounts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ManagedIssuer on ManagedAccount{__typename version id createdOn claimedOn entityId userByCreatedBy{__typename version id firstName lastName}accountByEntityId{__typename id version ...ManagedCard}}fragment ManagedCard on Account{__typename version id name email}","tables":["accounts","managed_accounts","users"],"links":[{"typename":"User","parent":"ManagedAccount","by":"createdBy","list":"allManagedAccounts","isForward":true},{"typename":"Account","parent":"ManagedAccount","by":"entityId","list":"allManagedAccounts","isForward":true}]}], toString: () => 'query ManagedAccounts($after:UUID!$first:Int!){__typename allManagedAccounts(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ManagedIssuer}}}fragment ManagedIssuer on ManagedAccount{__typename version id createdOn claimedOn entityId userByCreatedBy{__typename version id firstName lastName}accountByEntityId{__typename id version ...ManagedCard}}fragment ManagedCard on Account{__typename version id name email}' } as unknown as TypedDocument<ManagedAccountsQuery, ManagedAccountsQueryVariables>;
export const AnswerInvitationDocument = { effects: {"updateBrokerAllocationById.brokerAllocation":"mutated"}, toString: () => 'mutation AnswerInvitation($input:UpdateBrokerAllocationByIdInput!){__typename updateBrokerAllocationById(input:$input){__typename brokerAllocation{__typename id version ...RoundInvitation}}}fragment RoundInvitation on BrokerAllocation{__typename version id roundId issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}' } as unknown as TypedDocument<AnswerInvitationMutation, AnswerInvitationMutationVariables>;
export const MakeIssuerAccountDocument = { effects: {"makeIssuerAccount.managedAccount":"created"}, toString: () => 'mutation MakeIssuerAccount($input:MakeIssuerAccountInput!){__typename makeIssuerAccount(input:$input){__typename managedAccount{__typename id version ...ManagedIssuer}}}fragment ManagedIssuer on ManagedAccount{__typename version id createdOn claimedOn entityId userByCreatedBy{__typename version id firstName lastName}accountByEntityId{__typename id version ...ManagedCard}}fragment ManagedCard on Account{__typename version id name email}' } as unknown as TypedDocument<MakeIssuerAccountMutation, MakeIssuerAccountMutationVariables>;
export const UpdateManagedAccountDocument = { effects: {"updateAccountById.account":"mutated"}, toString: () => 'mutation UpdateManagedAccount($input:UpdateAccountByIdInput!){__typename updateAccountById(input:$input){__typename account{__typename id version ...ManagedCard}}}fragment ManagedCard on Account{__typename version id name email}' } as unknown as TypedDocument<UpdateManagedAccountMutation, UpdateManagedAccountMutationVariables>;