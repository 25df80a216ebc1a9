import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type StepFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type StepFormsQuery = { __typename: 'Query', allStepFormSchemas: { __typename: 'StepFormSchemasConnection', nodes: Array<{ __typename: 'StepFormSchema', id: string, name: string, description: string | null, schema: unknown, version: string, isUsed: boolean | null } | null> } | null };

export type CreateStepFormMutationVariables = Exact<{
  input: Types.CreateStepFormSchemaInput;
}>;


export type CreateStepFormMutation = { __typename: 'Mutation', createStepFormSchema: { __typename: 'CreateStepFormSchemaPayload', stepFormSchema: { __typename: 'StepFormSchema', version: string, id: string } | null } | null };

export type UpdateStepFormMutationVariables = Exact<{
  input: Types.UpdateStepFormSchemaByIdInput;
}>;


export type UpdateStepFormMutation = { __typename: 'Mutation', updateStepFormSchemaById: { __typename: 'UpdateStepFormSchemaPayload', stepFormSchema: { __typename: 'StepFormSchema', version: string, id: string } | null } | null };

export const StepFormsDocument = 'query StepForms{__typename allStepFormSchemas(first:200 orderBy:[NAME_ASC]){__typename nodes{__typename id name description schema version isUsed}}}' as unknown as TypedDocument<StepFormsQuery, StepFormsQueryVariables>;
export const CreateStepFormDocument = { effects: {"createStepFormSchema.stepFormSchema":"created"}, toString: () => 'mutation CreateStepForm($input:CreateStepFormSchemaInput!){__typename createStepFormSchema(input:$input){__typename stepFormSchema{__typename version id}}}' } as unknown as TypedDocument<CreateStepFormMutation, CreateStepFormMutationVariables>;
export const UpdateStepFormDocument = { effects: {"updateStepFormSchemaById.stepFormSchema":"mutated"}, toString: () => 'mutation UpdateStepForm($input:UpdateStepFormSchemaByIdInput!){__typename updateStepFormSchemaById(input:$input){__typename stepFormSchema{__typename version id}}}' } as unknown as TypedDocument<UpdateStepFormMutation, UpdateStepFormMutationVariables>;