import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type InvitationsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type InvitationsQuery = { __typename: 'Query', allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', id: string, version: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null> } | null };

export type AnswerInvitationMutationVariables = Exact<{
  input: Types.UpdateBrokerAllocationByIdInput;
}>;


export type AnswerInvitationMutation = { __typename: 'Mutation', updateBrokerAllocationById: { __typename: 'UpdateBrokerAllocationPayload', brokerAllocation: { __typename: 'BrokerAllocation', id: string, version: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null } | null } | null };

export type RoundInvitationFragment = { __typename: 'BrokerAllocation', version: string, id: string, issuerId: string, status: string, managedUnits: string | null, createdOn: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string, price: string, closesOn: string | null, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string } | null } | null };

export const InvitationsDocument = { lists: [{"name":"allBrokerAllocations","typename":"BrokerAllocation","text":"query InvitationsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allBrokerAllocations(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...RoundInvitation}}known:allBrokerAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment RoundInvitation on BrokerAllocation{__typename version id issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}","tables":["accounts","assets","broker_allocations","rounds"],"links":[{"typename":"Account","parent":"BrokerAllocation","by":"issuerId","list":"allBrokerAllocations","isForward":true},{"typename":"Round","parent":"BrokerAllocation","by":"roundId","list":"allBrokerAllocations","isForward":true},{"typename":"Asset","parent":"Round","by":"assetId","list":"allRounds","isForward":true}]}], toString: () => 'query Invitations($after:UUID!$first:Int!){__typename allBrokerAllocations(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...RoundInvitation}}}fragment RoundInvitation on BrokerAllocation{__typename version id issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}' } as unknown as TypedDocument<InvitationsQuery, InvitationsQueryVariables>;
export const AnswerInvitationDocument = { effects: {"updateBrokerAllocationById.brokerAllocation":"mutated"}, toString: () => 'mutation AnswerInvitation($input:UpdateBrokerAllocationByIdInput!){__typename updateBrokerAllocationById(input:$input){__typename brokerAllocation{__typename id version ...RoundInvitation}}}fragment RoundInvitation on BrokerAllocation{__typename version id issuerId status managedUnits createdOn accountByIssuerId{__typename version id name}roundByRoundId{__typename version id name price closesOn assetByAssetId{__typename version id name}}}' } as unknown as TypedDocument<AnswerInvitationMutation, AnswerInvitationMutationVariables>;