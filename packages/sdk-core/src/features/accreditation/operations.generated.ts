import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccreditationQueryVariables = Exact<{ [key: string]: never; }>;


export type AccreditationQuery = { __typename: 'Query', allAccreditations: { __typename: 'AccreditationsConnection', nodes: Array<{ __typename: 'Accreditation', id: string, version: string, method: string, verifiedOn: string, expiresOn: string } | null> } | null };

export type RenewAccreditationMutationVariables = Exact<{ [key: string]: never; }>;


export type RenewAccreditationMutation = { __typename: 'Mutation', renewAccreditation: { __typename: 'RenewAccreditationPayload', process: { __typename: 'Process', version: string, id: string } | null } | null };

export type AccreditationFieldsFragment = { __typename: 'Accreditation', version: string, id: string, method: string, verifiedOn: string, expiresOn: string };

export const AccreditationDocument = { lists: [{"name":"allAccreditations","typename":"Accreditation","text":"query AccreditationRows($ids:[UUID!]!$rows:Int!){rows:allAccreditations(filter:{id:{in:$ids}}first:$rows){__typename nodes{__typename id version ...AccreditationFields}}known:allAccreditations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment AccreditationFields on Accreditation{__typename version id method verifiedOn expiresOn}","tables":["accreditations"]}], toString: () => 'query Accreditation{__typename allAccreditations(first:1 orderBy:[ID_ASC]){__typename nodes{__typename id version ...AccreditationFields}}}fragment AccreditationFields on Accreditation{__typename version id method verifiedOn expiresOn}' } as unknown as TypedDocument<AccreditationQuery, AccreditationQueryVariables>;
export const RenewAccreditationDocument = { effects: {"renewAccreditation.process":"maybeNew"}, toString: () => 'mutation RenewAccreditation{__typename renewAccreditation(input:{}){__typename process{__typename version id}}}' } as unknown as TypedDocument<RenewAccreditationMutation, RenewAccreditationMutationVariables>;