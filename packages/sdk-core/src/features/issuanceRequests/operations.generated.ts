import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type IssuanceRequestsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type IssuanceRequestsQuery = { __typename: 'Query', allIssuanceRequests: { __typename: 'IssuanceRequestsConnection', nodes: Array<{ __typename: 'IssuanceRequest', id: string, version: string, roundId: string, issuerName: string, assetName: string, roundName: string, investorName: string, units: string, paid: string | null, status: string, note: string | null, createdOn: string, answeredOn: string | null } | null> } | null };

export type TransferAgentsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type TransferAgentsQuery = { __typename: 'Query', allVendorAgents: { __typename: 'VendorAgentsConnection', nodes: Array<{ __typename: 'VendorAgent', id: string, version: string, name: string, decidesIssuances: boolean } | null> } | null };

export type ApproveIssuanceRequestMutationVariables = Exact<{
  input: Types.ApproveIssuanceRequestInput;
}>;


export type ApproveIssuanceRequestMutation = { __typename: 'Mutation', approveIssuanceRequest: { __typename: 'ApproveIssuanceRequestPayload', issuanceRequest: { __typename: 'IssuanceRequest', id: string, version: string, roundId: string, issuerName: string, assetName: string, roundName: string, investorName: string, units: string, paid: string | null, status: string, note: string | null, createdOn: string, answeredOn: string | null } | null } | null };

export type RejectIssuanceRequestMutationVariables = Exact<{
  input: Types.RejectIssuanceRequestInput;
}>;


export type RejectIssuanceRequestMutation = { __typename: 'Mutation', rejectIssuanceRequest: { __typename: 'RejectIssuanceRequestPayload', issuanceRequest: { __typename: 'IssuanceRequest', id: string, version: string, roundId: string, issuerName: string, assetName: string, roundName: string, investorName: string, units: string, paid: string | null, status: string, note: string | null, createdOn: string, answeredOn: string | null } | null } | null };

export type ChooseTransferAgentMutationVariables = Exact<{
  input: Types.ChooseTransferAgentInput;
}>;


export type ChooseTransferAgentMutation = { __typename: 'Mutation', chooseTransferAgent: { __typename: 'ChooseTransferAgentPayload', vendorAgent: { __typename: 'VendorAgent', id: string, version: string, name: string, decidesIssuances: boolean } | null } | null };

export type IssuanceRequestFragment = { __typename: 'IssuanceRequest', version: string, id: string, roundId: string, issuerName: string, assetName: string, roundName: string, investorName: string, units: string, paid: string | null, status: string, note: string | null, createdOn: string, answeredOn: string | null };

export type TransferAgentFragment = { __typename: 'VendorAgent', version: string, id: string, name: string, decidesIssuances: boolean };

export const IssuanceRequestsDocument = { lists: [{"name":"allIssuanceRequests","typename":"IssuanceRequest","text":"query IssuanceRequestsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allIssuanceRequests(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...IssuanceRequest}}known:allIssuanceRequests(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment IssuanceRequest on IssuanceRequest{__typename version id roundId issuerName assetName roundName investorName units paid status note createdOn answeredOn}","tables":["issuance_requests"]}], toString: () => 'query IssuanceRequests($after:UUID!$first:Int!){__typename allIssuanceRequests(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...IssuanceRequest}}}fragment IssuanceRequest on IssuanceRequest{__typename version id roundId issuerName assetName roundName investorName units paid status note createdOn answeredOn}' } as unknown as TypedDocument<IssuanceRequestsQuery, IssuanceRequestsQueryVariables>;
export const TransferAgentsDocument = { lists: [{"name":"allVendorAgents","typename":"VendorAgent","text":"query TransferAgentsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allVendorAgents(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TransferAgent}}known:allVendorAgents(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TransferAgent on VendorAgent{__typename version id name decidesIssuances}","tables":["vendor_agents"]}], toString: () => 'query TransferAgents($after:UUID!$first:Int!){__typename allVendorAgents(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...TransferAgent}}}fragment TransferAgent on VendorAgent{__typename version id name decidesIssuances}' } as unknown as TypedDocument<TransferAgentsQuery, TransferAgentsQueryVariables>;
export const ApproveIssuanceRequestDocument = { effects: {"approveIssuanceRequest.issuanceRequest":"mutated"}, toString: () => 'mutation ApproveIssuanceRequest($input:ApproveIssuanceRequestInput!){__typename approveIssuanceRequest(input:$input){__typename issuanceRequest{__typename id version ...IssuanceRequest}}}fragment IssuanceRequest on IssuanceRequest{__typename version id roundId issuerName assetName roundName investorName units paid status note createdOn answeredOn}' } as unknown as TypedDocument<ApproveIssuanceRequestMutation, ApproveIssuanceRequestMutationVariables>;
export const RejectIssuanceRequestDocument = { effects: {"rejectIssuanceRequest.issuanceRequest":"mutated"}, toString: () => 'mutation RejectIssuanceRequest($input:RejectIssuanceRequestInput!){__typename rejectIssuanceRequest(input:$input){__typename issuanceRequest{__typename id version ...IssuanceRequest}}}fragment IssuanceRequest on IssuanceRequest{__typename version id roundId issuerName assetName roundName investorName units paid status note createdOn answeredOn}' } as unknown as TypedDocument<RejectIssuanceRequestMutation, RejectIssuanceRequestMutationVariables>;
export const ChooseTransferAgentDocument = { effects: {"chooseTransferAgent.vendorAgent":"mutated"}, toString: () => 'mutation ChooseTransferAgent($input:ChooseTransferAgentInput!){__typename chooseTransferAgent(input:$input){__typename vendorAgent{__typename id version ...TransferAgent}}}fragment TransferAgent on VendorAgent{__typename version id name decidesIssuances}' } as unknown as TypedDocument<ChooseTransferAgentMutation, ChooseTransferAgentMutationVariables>;