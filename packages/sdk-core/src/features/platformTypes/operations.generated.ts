import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type PlatformTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformTypesQuery = { __typename: 'Query', allAssetTypes: { __typename: 'AssetTypesConnection', nodes: Array<{ __typename: 'AssetType', type: string, accountingType: string, version: string } | null> } | null, allInvestorAccountTypes: { __typename: 'InvestorAccountTypesConnection', nodes: Array<{ __typename: 'InvestorAccountType', id: number, type: string, minParties: number, maxParties: number | null, version: string } | null> } | null, allOnboardingQuestionTypes: { __typename: 'OnboardingQuestionTypesConnection', nodes: Array<{ __typename: 'OnboardingQuestionType', id: number, name: string, type: string, regex: string | null, version: string } | null> } | null, allIntegrationTypes: { __typename: 'IntegrationTypesConnection', nodes: Array<{ __typename: 'IntegrationType', type: string, name: string, forInvestors: boolean, version: string } | null> } | null };

export type CreateAssetTypeMutationVariables = Exact<{
  input: Types.CreateAssetTypeInput;
}>;


export type CreateAssetTypeMutation = { __typename: 'Mutation', createAssetType: { __typename: 'CreateAssetTypePayload' } | null };

export type UpdateAssetTypeMutationVariables = Exact<{
  input: Types.UpdateAssetTypeByTypeInput;
}>;


export type UpdateAssetTypeMutation = { __typename: 'Mutation', updateAssetTypeByType: { __typename: 'UpdateAssetTypePayload' } | null };

export type CreateInvestorAccountTypeMutationVariables = Exact<{
  input: Types.CreateInvestorAccountTypeInput;
}>;


export type CreateInvestorAccountTypeMutation = { __typename: 'Mutation', createInvestorAccountType: { __typename: 'CreateInvestorAccountTypePayload' } | null };

export type UpdateInvestorAccountTypeMutationVariables = Exact<{
  input: Types.UpdateInvestorAccountTypeByIdInput;
}>;


export type UpdateInvestorAccountTypeMutation = { __typename: 'Mutation', updateInvestorAccountTypeById: { __typename: 'UpdateInvestorAccountTypePayload' } | null };

export type CreateQuestionTypeMutationVariables = Exact<{
  input: Types.CreateOnboardingQuestionTypeInput;
}>;


export type CreateQuestionTypeMutation = { __typename: 'Mutation', createOnboardingQuestionType: { __typename: 'CreateOnboardingQuestionTypePayload' } | null };

export type UpdateQuestionTypeMutationVariables = Exact<{
  input: Types.UpdateOnboardingQuestionTypeByIdInput;
}>;


export type UpdateQuestionTypeMutation = { __typename: 'Mutation', updateOnboardingQuestionTypeById: { __typename: 'UpdateOnboardingQuestionTypePayload' } | null };

export type CreateIntegrationTypeMutationVariables = Exact<{
  input: Types.CreateIntegrationTypeInput;
}>;


export type CreateIntegrationTypeMutation = { __typename: 'Mutation', createIntegrationType: { __typename: 'CreateIntegrationTypePayload' } | null };

export type UpdateIntegrationTypeMutationVariables = Exact<{
  input: Types.UpdateIntegrationTypeByTypeInput;
}>;


export type UpdateIntegrationTypeMutation = { __typename: 'Mutation', updateIntegrationTypeByType: { __typename: 'UpdateIntegrationTypePayload' } | null };

export const PlatformTypesDocument = 'query PlatformTypes{__typename allAssetTypes(first:200 orderBy:[TYPE_ASC]){__typename nodes{__typename type accountingType version}}allInvestorAccountTypes(first:200 orderBy:[ID_ASC]){__typename nodes{__typename id type minParties maxParties version}}allOnboardingQuestionTypes(first:200 orderBy:[ID_ASC]){__typename nodes{__typename id name type regex version}}allIntegrationTypes(first:200 orderBy:[TYPE_ASC]){__typename nodes{__typename type name forInvestors version}}}' as unknown as TypedDocument<PlatformTypesQuery, PlatformTypesQueryVariables>;
export const CreateAssetTypeDocument = { effects: {}, toString: () => 'mutation CreateAssetType($input:CreateAssetTypeInput!){__typename createAssetType(input:$input){__typename}}' } as unknown as TypedDocument<CreateAssetTypeMutation, CreateAssetTypeMutationVariables>;
export const UpdateAssetTypeDocument = { effects: {}, toString: () => 'mutation UpdateAssetType($input:UpdateAssetTypeByTypeInput!){__typename updateAssetTypeByType(input:$input){__typename}}' } as unknown as TypedDocument<UpdateAssetTypeMutation, UpdateAssetTypeMutationVariables>;
export const CreateInvestorAccountTypeDocument = { effects: {}, toString: () => 'mutation CreateInvestorAccountType($input:CreateInvestorAccountTypeInput!){__typename createInvestorAccountType(input:$input){__typename}}' } as unknown as TypedDocument<CreateInvestorAccountTypeMutation, CreateInvestorAccountTypeMutationVariables>;
export const UpdateInvestorAccountTypeDocument = { effects: {}, toString: () => 'mutation UpdateInvestorAccountType($input:UpdateInvestorAccountTypeByIdInput!){__typename updateInvestorAccountTypeById(input:$input){__typename}}' } as unknown as TypedDocument<UpdateInvestorAccountTypeMutation, UpdateInvestorAccountTypeMutationVariables>;
export const CreateQuestionTypeDocument = { effects: {}, toString: () => 'mutation CreateQuestionType($input:CreateOnboardingQuestionTypeInput!){__typename createOnboardingQuestionType(input:$input){__typename}}' } as unknown as TypedDocument<CreateQuestionTypeMutation, CreateQuestionTypeMutationVariables>;
export const UpdateQuestionTypeDocument = { effects: {}, toString: () => 'mutation UpdateQuestionType($input:UpdateOnboardingQuestionTypeByIdInput!){__typename updateOnboardingQuestionTypeById(input:$input){__typename}}' } as unknown as TypedDocument<UpdateQuestionTypeMutation, UpdateQuestionTypeMutationVariables>;
export const CreateIntegrationTypeDocument = { effects: {}, toString: () => 'mutation CreateIntegrationType($input:CreateIntegrationTypeInput!){__typename createIntegrationType(input:$input){__typename}}' } as unknown as TypedDocument<CreateIntegrationTypeMutation, CreateIntegrationTypeMutationVariables>;
export const UpdateIntegrationTypeDocument = { effects: {}, toString: () => 'mutation UpdateIntegrationType($input:UpdateIntegrationTypeByTypeInput!){__typename updateIntegrationTypeByType(input:$input){__typename}}' } as unknown as TypedDocument<UpdateIntegrationTypeMutation, UpdateIntegrationTypeMutationVariables>;