import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DocumentsQueryVariables = Exact<{
  first: number;
  offset: number;
}>;


export type DocumentsQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, type: string, createdOn: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, name: string } | null> }, holdingByHoldingId: { __typename: 'Holding', version: string, id: string, roundByRoundId: { __typename: 'Round', id: string, version: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundsBySecurityId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null> } } | null } | null> } | null };

export type DocumentFileQueryVariables = Exact<{
  id: string;
}>;


export type DocumentFileQuery = { __typename: 'Query', documentById: { __typename: 'Document', version: string, id: string, downloadUrl: string | null } | null };

export type SharedDocumentFragment = { __typename: 'Document', version: string, id: string, name: string, extension: string, type: string, createdOn: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, name: string } | null> }, holdingByHoldingId: { __typename: 'Holding', version: string, id: string, roundByRoundId: { __typename: 'Round', id: string, version: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null } | null, securityBySecurityId: { __typename: 'Security', version: string, id: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null, roundsBySecurityId: { __typename: 'RoundsConnection', nodes: Array<{ __typename: 'Round', id: string, version: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null } | null> } } | null };

export type DocumentRoundFragment = { __typename: 'Round', version: string, id: string, name: string, assetByAssetId: { __typename: 'Asset', version: string, id: string, name: string, accountByIssuerId: { __typename: 'Account', version: string, id: string, name: string } | null } | null };

export const DocumentsDocument = 'query Documents($first:Int!$offset:Int!){__typename allDocuments(first:$first offset:$offset orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...SharedDocument}}}fragment SharedDocument on Document{__typename version id name extension type createdOn sharings(first:10){__typename nodes{__typename id name}}holdingByHoldingId{__typename version id roundByRoundId{__typename id version ...DocumentRound}}securityBySecurityId{__typename version id accountByIssuerId{__typename version id name}roundsBySecurityId(first:20 orderBy:[OPENS_ON_ASC]){__typename nodes{__typename id version ...DocumentRound}}}}fragment DocumentRound on Round{__typename version id name assetByAssetId{__typename version id name accountByIssuerId{__typename version id name}}}' as unknown as TypedDocument<DocumentsQuery, DocumentsQueryVariables>;
export const DocumentFileDocument = 'query DocumentFile($id:UUID!){__typename documentById(id:$id){__typename version id downloadUrl}}' as unknown as TypedDocument<DocumentFileQuery, DocumentFileQueryVariables>;