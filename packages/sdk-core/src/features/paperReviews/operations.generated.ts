import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type PaperReviewsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type PaperReviewsQuery = { __typename: 'Query', allSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', id: string, version: string, status: string, schema: unknown, renderAttributes: unknown, attempts: number, createdOn: string, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string } | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null> } | null };

export type ReviewStepMutationVariables = Exact<{
  input: Types.ReviewStepInput;
}>;


export type ReviewStepMutation = { __typename: 'Mutation', reviewStep: { __typename: 'ReviewStepPayload', step: { __typename: 'Step', version: string, id: string, status: string, attempts: number, outputData: unknown } | null } | null };

export type PaperReviewFragment = { __typename: 'Step', version: string, id: string, status: string, schema: unknown, renderAttributes: unknown, attempts: number, createdOn: string, accountByInvestorId: { __typename: 'Account', version: string, id: string, name: string } | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null };

export const PaperReviewsDocument = { lists: [{"name":"allSteps","typename":"Step","text":"query PaperReviewsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSteps(filter:{and:[{id:{greaterThan:$after}service:{equalTo:\"document_upload\"}status:{equalTo:\"processing\"}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PaperReview}}known:allSteps(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PaperReview on Step{__typename version id status schema renderAttributes attempts createdOn accountByInvestorId{__typename version id name}accountByIssuerId{__typename version id name}}","tables":["accounts","steps"],"links":[{"typename":"Account","parent":"Step","by":"investorId","list":"allSteps","isForward":true},{"typename":"Account","parent":"Step","by":"issuerId","list":"allSteps","isForward":true}]}], toString: () => 'query PaperReviews($after:UUID!$first:Int!){__typename allSteps(filter:{id:{greaterThan:$after}service:{equalTo:"document_upload"}status:{equalTo:"processing"}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...PaperReview}}}fragment PaperReview on Step{__typename version id status schema renderAttributes attempts createdOn accountByInvestorId{__typename version id name}accountByIssuerId{__typename version id name}}' } as unknown as TypedDocument<PaperReviewsQuery, PaperReviewsQueryVariables>;
export const ReviewStepDocument = { effects: {"reviewStep.step":"mutated"}, toString: () => 'mutation ReviewStep($input:ReviewStepInput!){__typename reviewStep(input:$input){__typename step{__typename version id status attempts outputData}}}' } as unknown as TypedDocument<ReviewStepMutation, ReviewStepMutationVariables>;