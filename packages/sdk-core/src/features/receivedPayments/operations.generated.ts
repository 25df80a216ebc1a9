import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type ReceivedPaymentsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type ReceivedPaymentsQuery = { __typename: 'Query', allReceivedPayments: { __typename: 'ReceivedPaymentsConnection', nodes: Array<{ __typename: 'ReceivedPayment', id: string, version: string, amount: string, matchedAmount: string, paidOn: string, reference: string, payerName: string, status: string, proposal: string | null, proposedDistributionId: string | null, proposedInvestorName: string | null, proposedRoundName: string | null, heldRoundName: string | null, createdOn: string } | null> } | null };

export type ReceivedPaymentPartsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type ReceivedPaymentPartsQuery = { __typename: 'Query', allReceivedPaymentParts: { __typename: 'ReceivedPaymentPartsConnection', nodes: Array<{ __typename: 'ReceivedPaymentPart', id: string, version: string, receivedPaymentId: string, distributionId: string, amount: string, by: string, investorName: string, roundName: string, isIssued: boolean, createdOn: string } | null> } | null };

export type PayableInvestmentsQueryVariables = Exact<{
  ownerId: string;
  typed: string;
}>;


export type PayableInvestmentsQuery = { __typename: 'Query', allFullDistributions: { __typename: 'FullDistributionsConnection', nodes: Array<{ __typename: 'FullDistribution', id: string, version: string | null, investorAccountName: string | null, roundName: string | null, stillExpected: string | null } | null> } | null };

export type MatchPaymentMutationVariables = Exact<{
  input: Types.MatchPaymentInput;
}>;


export type MatchPaymentMutation = { __typename: 'Mutation', matchPayment: { __typename: 'MatchPaymentPayload', receivedPayment: { __typename: 'ReceivedPayment', id: string, version: string, amount: string, matchedAmount: string, paidOn: string, reference: string, payerName: string, status: string, proposal: string | null, proposedDistributionId: string | null, proposedInvestorName: string | null, proposedRoundName: string | null, heldRoundName: string | null, createdOn: string } | null } | null };

export type UndoPaymentMatchMutationVariables = Exact<{
  input: Types.UndoPaymentMatchInput;
}>;


export type UndoPaymentMatchMutation = { __typename: 'Mutation', undoPaymentMatch: { __typename: 'UndoPaymentMatchPayload', receivedPayment: { __typename: 'ReceivedPayment', id: string, version: string, amount: string, matchedAmount: string, paidOn: string, reference: string, payerName: string, status: string, proposal: string | null, proposedDistributionId: string | null, proposedInvestorName: string | null, proposedRoundName: string | null, heldRoundName: string | null, createdOn: string } | null } | null };

export type ReturnPaymentMutationVariables = Exact<{
  input: Types.ReturnPaymentInput;
}>;


export type ReturnPaymentMutation = { __typename: 'Mutation', returnPayment: { __typename: 'ReturnPaymentPayload', receivedPayment: { __typename: 'ReceivedPayment', id: string, version: string, amount: string, matchedAmount: string, paidOn: string, reference: string, payerName: string, status: string, proposal: string | null, proposedDistributionId: string | null, proposedInvestorName: string | null, proposedRoundName: string | null, heldRoundName: string | null, createdOn: string } | null } | null };

export type ReceivedPaymentFragment = { __typename: 'ReceivedPayment', version: string, id: string, amount: string, matchedAmount: string, paidOn: string, reference: string, payerName: string, status: string, proposal: string | null, proposedDistributionId: string | null, proposedInvestorName: string | null, proposedRoundName: string | null, heldRoundName: string | null, createdOn: string };

export type ReceivedPaymentPartFragment = { __typename: 'ReceivedPaymentPart', version: string, id: string, receivedPaymentId: string, distributionId: string, amount: string, by: string, investorName: string, roundName: string, isIssued: boolean, createdOn: string };

export type PayableInvestmentFragment = { __typename: 'FullDistribution', version: string | null, id: string, investorAccountName: string | null, roundName: string | null, stillExpected: string | null };

export const ReceivedPaymentsDocument = { lists: [{"name":"allReceivedPayments","typename":"ReceivedPayment","text":"query ReceivedPaymentsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allReceivedPayments(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ReceivedPayment}}known:allReceivedPayments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ReceivedPayment on ReceivedPayment{__typename version id amount matchedAmount paidOn reference payerName status proposal proposedDistributionId proposedInvestorName proposedRoundName heldRoundName createdOn}","tables":["received_payments"]}], toString: () => 'query ReceivedPayments($after:UUID!$first:Int!){__typename allReceivedPayments(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ReceivedPayment}}}fragment ReceivedPayment on ReceivedPayment{__typename version id amount matchedAmount paidOn reference payerName status proposal proposedDistributionId proposedInvestorName proposedRoundName heldRoundName createdOn}' } as unknown as TypedDocument<ReceivedPaymentsQuery, ReceivedPaymentsQueryVariables>;
export const ReceivedPaymentPartsDocument = { lists: [{"name":"allReceivedPaymentParts","typename":"ReceivedPaymentPart","text":"query ReceivedPaymentPartsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allReceivedPaymentParts(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ReceivedPaymentPart}}known:allReceivedPaymentParts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ReceivedPaymentPart on ReceivedPaymentPart{__typename version id receivedPaymentId distributionId amount by investorName roundName isIssued createdOn}","tables":["received_payment_parts"]}], toString: () => 'query ReceivedPaymentParts($after:UUID!$first:Int!){__typename allReceivedPaymentParts(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ReceivedPaymentPart}}}fragment ReceivedPaymentPart on ReceivedPaymentPart{__typename version id receivedPaymentId distributionId amount by investorName roundName isIssued createdOn}' } as unknown as TypedDocument<ReceivedPaymentPartsQuery, ReceivedPaymentPartsQueryVariables>;
export const PayableInvestmentsDocument = { lists: [{"name":"allFullDistributions","typename":"FullDistribution","text":"query PayableInvestmentsRows($ownerId:UUID!$typed:String!$ids:[UUID!]!$rows:Int!){rows:allFullDistributions(filter:{and:[{ownerId:{equalTo:$ownerId}status:{in:[\"open\" \"closed\"]}allocationStatus:{notEqualTo:\"stale\"}or:[{issuanceStatus:{isNull:true}}{issuanceStatus:{notEqualTo:\"approved\"}}]investorAccountName:{includesInsensitive:$typed}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PayableInvestment}}known:allFullDistributions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PayableInvestment on FullDistribution{__typename version id investorAccountName roundName stillExpected}","tables":["distributions"]}], toString: () => 'query PayableInvestments($ownerId:UUID!$typed:String!){__typename allFullDistributions(filter:{ownerId:{equalTo:$ownerId}status:{in:["open" "closed"]}allocationStatus:{notEqualTo:"stale"}or:[{issuanceStatus:{isNull:true}}{issuanceStatus:{notEqualTo:"approved"}}]investorAccountName:{includesInsensitive:$typed}}first:20 orderBy:[INVESTOR_ACCOUNT_NAME_ASC]){__typename nodes{__typename id version ...PayableInvestment}}}fragment PayableInvestment on FullDistribution{__typename version id investorAccountName roundName stillExpected}' } as unknown as TypedDocument<PayableInvestmentsQuery, PayableInvestmentsQueryVariables>;
export const MatchPaymentDocument = { effects: {"matchPayment.receivedPayment":"mutated"}, toString: () => 'mutation MatchPayment($input:MatchPaymentInput!){__typename matchPayment(input:$input){__typename receivedPayment{__typename id version ...ReceivedPayment}}}fragment ReceivedPayment on ReceivedPayment{__typename version id amount matchedAmount paidOn reference payerName status proposal proposedDistributionId proposedInvestorName proposedRoundName heldRoundName createdOn}' } as unknown as TypedDocument<MatchPaymentMutation, MatchPaymentMutationVariables>;
export const UndoPaymentMatchDocument = { effects: {"undoPaymentMatch.receivedPayment":"mutated"}, toString: () => 'mutation UndoPaymentMatch($input:UndoPaymentMatchInput!){__typename undoPaymentMatch(input:$input){__typename receivedPayment{__typename id version ...ReceivedPayment}}}fragment ReceivedPayment on ReceivedPayment{__typename version id amount matchedAmount paidOn reference payerName status proposal proposedDistributionId proposedInvestorName proposedRoundName heldRoundName createdOn}' } as unknown as TypedDocument<UndoPaymentMatchMutation, UndoPaymentMatchMutationVariables>;
export const ReturnPaymentDocument = { effects: {"returnPayment.receivedPayment":"mutated"}, toString: () => 'mutation ReturnPayment($input:ReturnPaymentInput!){__typename returnPayment(input:$input){__typename receivedPayment{__typename id version ...ReceivedPayment}}}fragment ReceivedPayment on ReceivedPayment{__typename version id amount matchedAmount paidOn reference payerName status proposal proposedDistributionId proposedInvestorName proposedRoundName heldRoundName createdOn}' } as unknown as TypedDocument<ReturnPaymentMutation, ReturnPaymentMutationVariables>;