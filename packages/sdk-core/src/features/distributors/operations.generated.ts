import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type InvitedBrokersQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type InvitedBrokersQuery = { __typename: 'Query', allBrokerAllocations: { __typename: 'BrokerAllocationsConnection', nodes: Array<{ __typename: 'BrokerAllocation', id: string, version: string, status: string, managedUnits: string | null, roundId: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string, email: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string } | null } | null> } | null };

export type InvitedBrokerFragment = { __typename: 'BrokerAllocation', version: string, id: string, status: string, managedUnits: string | null, roundId: string, accountByBrokerId: { __typename: 'Account', version: string, id: string, name: string, email: string | null } | null, roundByRoundId: { __typename: 'Round', version: string, id: string, name: string } | null };

export const InvitedBrokersDocument = { lists: [{"name":"allBrokerAllocations","typename":"BrokerAllocation","text":"query InvitedBrokersRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allBrokerAllocations(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...InvitedBroker}}known:allBrokerAllocations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment InvitedBroker on BrokerAllocation{__typename version id status managedUnits roundId accountByBrokerId{__typename version id name email}roundByRoundId{__typename version id name}}","tables":["accounts","broker_allocations","rounds"],"links":[{"typename":"Account","parent":"BrokerAllocation","by":"brokerId","list":"allBrokerAllocations","isForward":true},{"typename":"Round","parent":"BrokerAllocation","by":"roundId","list":"allBrokerAllocations","isForward":true}]}], toString: () => 'query InvitedBrokers($after:UUID!$first:Int!){__typename allBrokerAllocations(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...InvitedBroker}}}fragment InvitedBroker on BrokerAllocation{__typename version id status managedUnits roundId accountByBrokerId{__typename version id name email}roundByRoundId{__typename version id name}}' } as unknown as TypedDocument<InvitedBrokersQuery, InvitedBrokersQueryVariables>;