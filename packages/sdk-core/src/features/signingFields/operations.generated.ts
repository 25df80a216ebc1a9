import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type SigningFieldsQueryVariables = Exact<{
  documentId: string;
  after: string;
  first: number;
}>;


export type SigningFieldsQuery = { __typename: 'Query', allSigningFields: { __typename: 'SigningFieldsConnection', nodes: Array<{ __typename: 'SigningField', id: string, version: string, name: string, value: string | null, valueVariable: string, order: number, role: { __typename: 'SigningRole', version: string, id: string, name: string } | null, mapTo: { __typename: 'MappingField', id: number, field: string, isProviderOnly: boolean } | null } | null> } | null };

export type MappingFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type MappingFieldsQuery = { __typename: 'Query', allMappingFields: { __typename: 'MappingFieldsConnection', nodes: Array<{ __typename: 'MappingField', id: number, field: string, description: string, isProviderOnly: boolean } | null> } | null };

export type UpdateSigningFieldMutationVariables = Exact<{
  input: Types.UpdateSigningFieldByIdInput;
}>;


export type UpdateSigningFieldMutation = { __typename: 'Mutation', updateSigningFieldById: { __typename: 'UpdateSigningFieldPayload', signingField: { __typename: 'SigningField', id: string, version: string, name: string, value: string | null, valueVariable: string, order: number, role: { __typename: 'SigningRole', version: string, id: string, name: string } | null, mapTo: { __typename: 'MappingField', id: number, field: string, isProviderOnly: boolean } | null } | null } | null };

export type SigningFieldFactsFragment = { __typename: 'SigningField', version: string, id: string, name: string, value: string | null, valueVariable: string, order: number, role: { __typename: 'SigningRole', version: string, id: string, name: string } | null, mapTo: { __typename: 'MappingField', id: number, field: string, isProviderOnly: boolean } | null };

export const SigningFieldsDocument = { lists: [{"name":"allSigningFields","typename":"SigningField","text":"query SigningFieldsRows($documentId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningFields(filter:{and:[{signingDocumentId:{equalTo:$documentId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SigningFieldFacts}}known:allSigningFields(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SigningFieldFacts on SigningField{__typename version id name value valueVariable order role{__typename version id name}mapTo{__typename id field isProviderOnly}}","tables":["signing_fields","signing_roles"]}], toString: () => 'query SigningFields($documentId:UUID!$after:UUID!$first:Int!){__typename allSigningFields(filter:{signingDocumentId:{equalTo:$documentId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SigningFieldFacts}}}fragment SigningFieldFacts on SigningField{__typename version id name value valueVariable order role{__typename version id name}mapTo{__typename id field isProviderOnly}}' } as unknown as TypedDocument<SigningFieldsQuery, SigningFieldsQueryVariables>;
export const MappingFieldsDocument = 'query MappingFields{__typename allMappingFields(first:500){__typename nodes{__typename id field description isProviderOnly}}}' as unknown as TypedDocument<MappingFieldsQuery, MappingFieldsQueryVariables>;
export const UpdateSigningFieldDocument = { effects: {"updateSigningFieldById.signingField":"mutated"}, toString: () => 'mutation UpdateSigningField($input:UpdateSigningFieldByIdInput!){__typename updateSigningFieldById(input:$input){__typename signingField{__typename id version ...SigningFieldFacts}}}fragment SigningFieldFacts on SigningField{__typename version id name value valueVariable order role{__typename version id name}mapTo{__typename id field isProviderOnly}}' } as unknown as TypedDocument<UpdateSigningFieldMutation, UpdateSigningFieldMutationVariables>;