import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type ProcessQueryVariables = Exact<{
  id: string;
}>;


export type ProcessQuery = { __typename: 'Query', processById: { __typename: 'Process', id: string, version: string, name: string, status: string, currentStep: string | null, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, type: string, service: string | null, renderAttributes: unknown } | null> } } | null };

export type StepQueryVariables = Exact<{
  id: string;
}>;


export type StepQuery = { __typename: 'Query', stepById: { __typename: 'Step', id: string, version: string, processId: string, order: number, status: string, type: string, service: string | null, schema: unknown, renderAttributes: unknown, outputData: unknown, dynamicData: unknown, knownAnswers: unknown, investorCountry: string | null, attempts: number } | null };

export type CompleteStepMutationVariables = Exact<{
  input: Types.CompleteStepInput;
}>;


export type CompleteStepMutation = { __typename: 'Mutation', completeStep: { __typename: 'CompleteStepPayload', step: { __typename: 'Step', id: string, version: string, processId: string, order: number, status: string, type: string, service: string | null, schema: unknown, renderAttributes: unknown, outputData: unknown, dynamicData: unknown, knownAnswers: unknown, investorCountry: string | null, attempts: number } | null } | null };

export type OpenStepDraftMutationVariables = Exact<{
  stepId: string;
}>;


export type OpenStepDraftMutation = { __typename: 'Mutation', openDraft: { __typename: 'OpenDraftPayload', draft: { __typename: 'Draft', version: string | null, answers: unknown, savedOn: string | null } | null } | null };

export type SaveStepDraftMutationVariables = Exact<{
  stepId: string;
  version: string;
  answers: unknown;
  knownOn?: string | null | undefined;
}>;


export type SaveStepDraftMutation = { __typename: 'Mutation', saveDraft: { __typename: 'SaveDraftPayload', draft: { __typename: 'Draft', savedOn: string | null, replacedOn: string | null } | null } | null };

export type DiscardStepDraftMutationVariables = Exact<{
  stepId: string;
}>;


export type DiscardStepDraftMutation = { __typename: 'Mutation', discardDraft: { __typename: 'DiscardDraftPayload' } | null };

export type ProcessFieldsFragment = { __typename: 'Process', version: string, id: string, name: string, status: string, currentStep: string | null, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, type: string, service: string | null, renderAttributes: unknown } | null> } };

export type StepFieldsFragment = { __typename: 'Step', version: string, id: string, processId: string, order: number, status: string, type: string, service: string | null, schema: unknown, renderAttributes: unknown, outputData: unknown, dynamicData: unknown, knownAnswers: unknown, investorCountry: string | null, attempts: number };

export const ProcessDocument = { shown: [{"table":"processes","by":"id"},{"table":"steps"}], toString: () => 'query Process($id:UUID!){__typename processById(id:$id){__typename id version ...ProcessFields}}fragment ProcessFields on Process{__typename version id name status currentStep shortSteps{__typename nodes{__typename version id order status type service renderAttributes}}}' } as unknown as TypedDocument<ProcessQuery, ProcessQueryVariables>;
export const StepDocument = { shown: [{"table":"steps","by":"id"}], toString: () => 'query Step($id:UUID!){__typename stepById(id:$id){__typename id version ...StepFields}}fragment StepFields on Step{__typename version id processId order status type service schema renderAttributes outputData dynamicData knownAnswers investorCountry attempts}' } as unknown as TypedDocument<StepQuery, StepQueryVariables>;
export const CompleteStepDocument = { effects: {"completeStep.step":"mutated"}, toString: () => 'mutation CompleteStep($input:CompleteStepInput!){__typename completeStep(input:$input){__typename step{__typename id version ...StepFields}}}fragment StepFields on Step{__typename version id processId order status type service schema renderAttributes outputData dynamicData knownAnswers investorCountry attempts}' } as unknown as TypedDocument<CompleteStepMutation, CompleteStepMutationVariables>;
export const OpenStepDraftDocument = { effects: {}, toString: () => 'mutation OpenStepDraft($stepId:UUID!){__typename openDraft(input:{form:STEP stepId:$stepId}){__typename draft{__typename version answers savedOn}}}' } as unknown as TypedDocument<OpenStepDraftMutation, OpenStepDraftMutationVariables>;
export const SaveStepDraftDocument = { effects: {}, toString: () => 'mutation SaveStepDraft($stepId:UUID!$version:String!$answers:JSON!$knownOn:Datetime){__typename saveDraft(input:{form:STEP stepId:$stepId version:$version answers:$answers knownOn:$knownOn}){__typename draft{__typename savedOn replacedOn}}}' } as unknown as TypedDocument<SaveStepDraftMutation, SaveStepDraftMutationVariables>;
export const DiscardStepDraftDocument = { effects: {}, toString: () => 'mutation DiscardStepDraft($stepId:UUID!){__typename discardDraft(input:{form:STEP stepId:$stepId}){__typename}}' } as unknown as TypedDocument<DiscardStepDraftMutation, DiscardStepDraftMutationVariables>;