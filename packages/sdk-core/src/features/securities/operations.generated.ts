import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type SecuritiesQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type SecuritiesQuery = { __typename: 'Query', allSecurities: { __typename: 'SecuritiesConnection', nodes: Array<{ __typename: 'Security', id: string, version: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null> } | null };

export type SecurityNamesQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type SecurityNamesQuery = { __typename: 'Query', allSecurities: { __typename: 'SecuritiesConnection', nodes: Array<{ __typename: 'Security', id: string, version: string, name: string, ticker: string | null } | null> } | null };

export type SecurityQueryVariables = Exact<{
  id: string;
}>;


export type SecurityQuery = { __typename: 'Query', securityById: { __typename: 'Security', version: string, id: string, total: string | null, issued: string, issuerId: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null } | null, roundsBySecurityId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', version: string, id: string, name: string } | null> }, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null };

export type CreateSecurityMutationVariables = Exact<{
  input: Types.CreateSecurityInput;
}>;


export type CreateSecurityMutation = { __typename: 'Mutation', createSecurity: { __typename: 'CreateSecurityPayload', security: { __typename: 'Security', id: string, version: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null };

export type UpdateSecurityMutationVariables = Exact<{
  input: Types.UpdateSecurityByIdInput;
}>;


export type UpdateSecurityMutation = { __typename: 'Mutation', updateSecurityById: { __typename: 'UpdateSecurityPayload', security: { __typename: 'Security', id: string, version: string, total: string | null, issued: string, issuerId: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null } | null, roundsBySecurityId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', version: string, id: string, name: string } | null> }, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null };

export type NamedSecurityFragment = { __typename: 'Security', version: string, id: string, name: string, ticker: string | null };

export type ListedSecurityFragment = { __typename: 'Security', id: string, version: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null };

export type SecurityFactsFragment = { __typename: 'Security', id: string, version: string, total: string | null, issued: string, issuerId: string, unitValue: string | null, latestValue: string | null, name: string, ticker: string | null, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, blockchainAddressByBlockchainAddressId: { __typename: 'BlockchainAddress', version: string, id: string, address: string | null } | null, roundsBySecurityId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', version: string, id: string, name: string } | null> }, listingBySecurityId: { __typename: 'Listing', version: string, id: string, accountByAtsId: { __typename: 'Account', version: string, id: string, name: string } | null } | null };

export const SecuritiesDocument = { lists: [{"name":"allSecurities","typename":"Security","text":"query SecuritiesRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSecurities(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...ListedSecurity}}known:allSecurities(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment ListedSecurity on Security{__typename id version ...NamedSecurity unitValue latestValue listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}fragment NamedSecurity on Security{__typename version id name ticker}","tables":["accounts","listings","securities"],"links":[{"typename":"Listing","parent":"Security","by":"securityId","list":"allListings"},{"typename":"Account","parent":"Listing","by":"atsId","list":"allListings","isForward":true}]}], toString: () => 'query Securities($after:UUID!$first:Int!){__typename allSecurities(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...ListedSecurity}}}fragment NamedSecurity on Security{__typename version id name ticker}fragment ListedSecurity on Security{__typename id version ...NamedSecurity unitValue latestValue listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}' } as unknown as TypedDocument<SecuritiesQuery, SecuritiesQueryVariables>;
export const SecurityNamesDocument = { lists: [{"name":"allSecurities","typename":"Security","text":"query SecurityNamesRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSecurities(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...NamedSecurity}}known:allSecurities(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment NamedSecurity on Security{__typename version id name ticker}","tables":["securities"]}], toString: () => 'query SecurityNames($after:UUID!$first:Int!){__typename allSecurities(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...NamedSecurity}}}fragment NamedSecurity on Security{__typename version id name ticker}' } as unknown as TypedDocument<SecurityNamesQuery, SecurityNamesQueryVariables>;
export const SecurityDocument = { shown: [{"table":"securities","by":"id"},{"table":"listings"},{"table":"accounts"},{"table":"blockchain_addresses"},{"table":"rounds"}], toString: () => 'query Security($id:UUID!){__typename securityById(id:$id){__typename version id ...SecurityFacts}}fragment NamedSecurity on Security{__typename version id name ticker}fragment ListedSecurity on Security{__typename id version ...NamedSecurity unitValue latestValue listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}fragment SecurityFacts on Security{__typename id version ...ListedSecurity total issued issuerId accountByIssuerId{__typename version id name}blockchainAddressByBlockchainAddressId{__typename version id address}roundsBySecurityId(first:1000 orderBy:[OPENS_ON_ASC]){__typename nodes{__typename version id name}}}' } as unknown as TypedDocument<SecurityQuery, SecurityQueryVariables>;
export const CreateSecurityDocument = { effects: {"createSecurity.security":"created"}, toString: () => 'mutation CreateSecurity($input:CreateSecurityInput!){__typename createSecurity(input:$input){__typename security{__typename id version ...ListedSecurity}}}fragment NamedSecurity on Security{__typename version id name ticker}fragment ListedSecurity on Security{__typename id version ...NamedSecurity unitValue latestValue listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}' } as unknown as TypedDocument<CreateSecurityMutation, CreateSecurityMutationVariables>;
export const UpdateSecurityDocument = { effects: {"updateSecurityById.security":"mutated"}, toString: () => 'mutation UpdateSecurity($input:UpdateSecurityByIdInput!){__typename updateSecurityById(input:$input){__typename security{__typename id version ...SecurityFacts}}}fragment NamedSecurity on Security{__typename version id name ticker}fragment ListedSecurity on Security{__typename id version ...NamedSecurity unitValue latestValue listingBySecurityId{__typename version id accountByAtsId{__typename version id name}}}fragment SecurityFacts on Security{__typename id version ...ListedSecurity total issued issuerId accountByIssuerId{__typename version id name}blockchainAddressByBlockchainAddressId{__typename version id address}roundsBySecurityId(first:1000 orderBy:[OPENS_ON_ASC]){__typename nodes{__typename version id name}}}' } as unknown as TypedDocument<UpdateSecurityMutation, UpdateSecurityMutationVariables>;