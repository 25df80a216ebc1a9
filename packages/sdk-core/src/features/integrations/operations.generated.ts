import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type EmbedKeysQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type EmbedKeysQuery = { __typename: 'Query', allEmbedKeys: { __typename: 'EmbedKeysConnection', nodes: Array<{ __typename: 'EmbedKey', id: string, version: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null } | null> } | null };

export type MakeEmbedKeyMutationVariables = Exact<{
  input: Types.MakeEmbedKeyInput;
}>;


export type MakeEmbedKeyMutation = { __typename: 'Mutation', makeEmbedKey: { __typename: 'MakeEmbedKeyPayload', newEmbedKey: { __typename: 'NewEmbedKey', secret: string | null, embedKey: { __typename: 'EmbedKey', id: string, version: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null } | null } | null } | null };

export type UpdateEmbedKeyMutationVariables = Exact<{
  input: Types.UpdateEmbedKeyByIdInput;
}>;


export type UpdateEmbedKeyMutation = { __typename: 'Mutation', updateEmbedKeyById: { __typename: 'UpdateEmbedKeyPayload', embedKey: { __typename: 'EmbedKey', id: string, version: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null } | null } | null };

export type RotateEmbedKeyMutationVariables = Exact<{
  input: Types.RotateEmbedKeyInput;
}>;


export type RotateEmbedKeyMutation = { __typename: 'Mutation', rotateEmbedKey: { __typename: 'RotateEmbedKeyPayload', newEmbedKey: { __typename: 'NewEmbedKey', secret: string | null, embedKey: { __typename: 'EmbedKey', id: string, version: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null } | null } | null } | null };

export type RevokeEmbedKeyMutationVariables = Exact<{
  input: Types.RevokeEmbedKeyInput;
}>;


export type RevokeEmbedKeyMutation = { __typename: 'Mutation', revokeEmbedKey: { __typename: 'RevokeEmbedKeyPayload', embedKey: { __typename: 'EmbedKey', id: string, version: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null } | null } | null };

export type EmbedKeyFragment = { __typename: 'EmbedKey', version: string, id: string, name: string, hint: string, origins: Array<string | null>, components: Array<string | null>, rotatedFrom: string | null, isSelfRotated: boolean, lastUsedOn: string | null, expiresAt: string | null, revokedAt: string | null, createdOn: string, maker: { __typename: 'EmbedKeyMaker', name: string | null, status: string | null } | null };

export type IntegrationsQueryVariables = Exact<{
  types: Array<string> | string;
}>;


export type IntegrationsQuery = { __typename: 'Query', allIntegrations: { __typename: 'IntegrationsConnection', nodes: Array<{ __typename: 'Integration', id: string, type: string, service: string, description: string | null, partnerByPartnerId: { __typename: 'Partner', id: string, name: string, logo: string | null, url: string | null } | null, accountIntegration: { __typename: 'AccountIntegration', id: string, version: string, status: string, stepProcess: { __typename: 'Process', version: string, id: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null } | null> } | null };

export type CreateAccountIntegrationMutationVariables = Exact<{
  input: Types.CreateAccountIntegrationInput;
}>;


export type CreateAccountIntegrationMutation = { __typename: 'Mutation', createAccountIntegration: { __typename: 'CreateAccountIntegrationPayload', accountIntegration: { __typename: 'AccountIntegration', id: string, version: string, status: string, stepProcess: { __typename: 'Process', version: string, id: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null } | null };

export type AddedIntegrationFragment = { __typename: 'AccountIntegration', version: string, id: string, status: string, stepProcess: { __typename: 'Process', version: string, id: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null };

export const EmbedKeysDocument = { lists: [{"name":"allEmbedKeys","typename":"EmbedKey","text":"query EmbedKeysRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allEmbedKeys(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...EmbedKey}}known:allEmbedKeys(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}","tables":["embed_keys"]}], toString: () => 'query EmbedKeys($after:UUID!$first:Int!){__typename allEmbedKeys(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...EmbedKey}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}' } as unknown as TypedDocument<EmbedKeysQuery, EmbedKeysQueryVariables>;
export const MakeEmbedKeyDocument = { effects: {"makeEmbedKey.newEmbedKey.embedKey":"created"}, toString: () => 'mutation MakeEmbedKey($input:MakeEmbedKeyInput!){__typename makeEmbedKey(input:$input){__typename newEmbedKey{__typename secret embedKey{__typename id version ...EmbedKey}}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}' } as unknown as TypedDocument<MakeEmbedKeyMutation, MakeEmbedKeyMutationVariables>;
export const UpdateEmbedKeyDocument = { effects: {"updateEmbedKeyById.embedKey":"mutated"}, toString: () => 'mutation UpdateEmbedKey($input:UpdateEmbedKeyByIdInput!){__typename updateEmbedKeyById(input:$input){__typename embedKey{__typename id version ...EmbedKey}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}' } as unknown as TypedDocument<UpdateEmbedKeyMutation, UpdateEmbedKeyMutationVariables>;
export const RotateEmbedKeyDocument = { effects: {"rotateEmbedKey.newEmbedKey.embedKey":"created"}, toString: () => 'mutation RotateEmbedKey($input:RotateEmbedKeyInput!){__typename rotateEmbedKey(input:$input){__typename newEmbedKey{__typename secret embedKey{__typename id version ...EmbedKey}}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}' } as unknown as TypedDocument<RotateEmbedKeyMutation, RotateEmbedKeyMutationVariables>;
export const RevokeEmbedKeyDocument = { effects: {"revokeEmbedKey.embedKey":"mutated"}, toString: () => 'mutation RevokeEmbedKey($input:RevokeEmbedKeyInput!){__typename revokeEmbedKey(input:$input){__typename embedKey{__typename id version ...EmbedKey}}}fragment EmbedKey on EmbedKey{__typename version id name hint origins components rotatedFrom isSelfRotated lastUsedOn expiresAt revokedAt createdOn maker{__typename name status}}' } as unknown as TypedDocument<RevokeEmbedKeyMutation, RevokeEmbedKeyMutationVariables>;
export const IntegrationsDocument = { shown: [{"table":"account_integrations"},{"table":"processes"},{"table":"steps"}], toString: () => 'query Integrations($types:[String!]!){__typename allIntegrations(filter:{type:{in:$types}}first:100){__typename nodes{__typename id type service description partnerByPartnerId{__typename id name logo url}accountIntegration{__typename id version ...AddedIntegration}}}}fragment AddedIntegration on AccountIntegration{__typename version id status stepProcess{__typename version id shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<IntegrationsQuery, IntegrationsQueryVariables>;
export const CreateAccountIntegrationDocument = { effects: {"createAccountIntegration.accountIntegration":"maybeNew"}, toString: () => 'mutation CreateAccountIntegration($input:CreateAccountIntegrationInput!){__typename createAccountIntegration(input:$input){__typename accountIntegration{__typename id version ...AddedIntegration}}}fragment AddedIntegration on AccountIntegration{__typename version id status stepProcess{__typename version id shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<CreateAccountIntegrationMutation, CreateAccountIntegrationMutationVariables>;