import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type SecurityDocumentsQueryVariables = Exact<{
  ownerId: string;
  after: string;
  first: number;
}>;


export type SecurityDocumentsQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null> } | null };

export type HoldingDocumentsQueryVariables = Exact<{
  ownerId: string;
  after: string;
  first: number;
}>;


export type HoldingDocumentsQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null> } | null };

export type AllowedSharesQueryVariables = Exact<{
  type: string;
  fromAccountType: string;
}>;


export type AllowedSharesQuery = { __typename: 'Query', allDocumentSharingAllowedShares: { __typename: 'DocumentSharingAllowedSharesConnection', nodes: Array<{ __typename: 'DocumentSharingAllowedShare', id: number, toRole: string, name: string } | null> } | null };

export type MakeSecurityDocumentMutationVariables = Exact<{
  input: Types.MakeSecurityDocumentInput;
}>;


export type MakeSecurityDocumentMutation = { __typename: 'Mutation', makeSecurityDocument: { __typename: 'MakeSecurityDocumentPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown, document: { __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null } | null } | null };

export type MakeHoldingDocumentMutationVariables = Exact<{
  input: Types.MakeHoldingDocumentInput;
}>;


export type MakeHoldingDocumentMutation = { __typename: 'Mutation', makeHoldingDocument: { __typename: 'MakeHoldingDocumentPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown, document: { __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null } | null } | null };

export type MakeDocumentLocationMutationVariables = Exact<{
  input: Types.MakeDocumentLocationInput;
}>;


export type MakeDocumentLocationMutation = { __typename: 'Mutation', makeDocumentLocation: { __typename: 'MakeDocumentLocationPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown } | null } | null };

export type UpdateSecurityDocumentMutationVariables = Exact<{
  input: Types.UpdateSecurityDocumentInput;
}>;


export type UpdateSecurityDocumentMutation = { __typename: 'Mutation', updateSecurityDocument: { __typename: 'UpdateSecurityDocumentPayload', document: { __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null } | null };

export type UpdateHoldingDocumentMutationVariables = Exact<{
  input: Types.UpdateHoldingDocumentInput;
}>;


export type UpdateHoldingDocumentMutation = { __typename: 'Mutation', updateHoldingDocument: { __typename: 'UpdateHoldingDocumentPayload', document: { __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null } | null };

export type DeleteSecurityDocumentMutationVariables = Exact<{
  input: Types.DeleteSecurityDocumentInput;
}>;


export type DeleteSecurityDocumentMutation = { __typename: 'Mutation', deleteSecurityDocument: { __typename: 'DeleteSecurityDocumentPayload', document: { __typename: 'Document', version: string, id: string } | null } | null };

export type DeleteHoldingDocumentMutationVariables = Exact<{
  input: Types.DeleteHoldingDocumentInput;
}>;


export type DeleteHoldingDocumentMutation = { __typename: 'Mutation', deleteHoldingDocument: { __typename: 'DeleteHoldingDocumentPayload', document: { __typename: 'Document', version: string, id: string } | null } | null };

export type UploadLocationFragment = { __typename: 'UploadInfo', url: string | null, fields: unknown };

export type OwnedDocumentFragment = { __typename: 'Document', version: string, id: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } };

export const SecurityDocumentsDocument = { lists: [{"name":"allDocuments","typename":"Document","text":"query SecurityDocumentsRows($ownerId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDocuments(filter:{and:[{securityId:{equalTo:$ownerId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...OwnedDocument}}known:allDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}","tables":["documents"],"links":[{"typename":"DocumentSharing","parent":"Document","by":"documentId","list":"allDocumentSharings"}]}], toString: () => 'query SecurityDocuments($ownerId:UUID!$after:UUID!$first:Int!){__typename allDocuments(filter:{securityId:{equalTo:$ownerId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...OwnedDocument}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<SecurityDocumentsQuery, SecurityDocumentsQueryVariables>;
export const HoldingDocumentsDocument = { lists: [{"name":"allDocuments","typename":"Document","text":"query HoldingDocumentsRows($ownerId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDocuments(filter:{and:[{holdingId:{equalTo:$ownerId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...OwnedDocument}}known:allDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}","tables":["documents"],"links":[{"typename":"DocumentSharing","parent":"Document","by":"documentId","list":"allDocumentSharings"}]}], toString: () => 'query HoldingDocuments($ownerId:UUID!$after:UUID!$first:Int!){__typename allDocuments(filter:{holdingId:{equalTo:$ownerId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...OwnedDocument}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<HoldingDocumentsQuery, HoldingDocumentsQueryVariables>;
export const AllowedSharesDocument = 'query AllowedShares($type:String!$fromAccountType:String!){__typename allDocumentSharingAllowedShares(filter:{type:{equalTo:$type}fromAccountType:{equalTo:$fromAccountType}}first:20 orderBy:[ID_ASC]){__typename nodes{__typename id toRole name}}}' as unknown as TypedDocument<AllowedSharesQuery, AllowedSharesQueryVariables>;
export const MakeSecurityDocumentDocument = { effects: {"makeSecurityDocument.uploadInfo.document":"created"}, toString: () => 'mutation MakeSecurityDocument($input:MakeSecurityDocumentInput!){__typename makeSecurityDocument(input:$input){__typename uploadInfo{__typename ...UploadLocation document{__typename id version ...OwnedDocument}}}}fragment UploadLocation on UploadInfo{__typename url fields}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<MakeSecurityDocumentMutation, MakeSecurityDocumentMutationVariables>;
export const MakeHoldingDocumentDocument = { effects: {"makeHoldingDocument.uploadInfo.document":"created"}, toString: () => 'mutation MakeHoldingDocument($input:MakeHoldingDocumentInput!){__typename makeHoldingDocument(input:$input){__typename uploadInfo{__typename ...UploadLocation document{__typename id version ...OwnedDocument}}}}fragment UploadLocation on UploadInfo{__typename url fields}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<MakeHoldingDocumentMutation, MakeHoldingDocumentMutationVariables>;
export const MakeDocumentLocationDocument = { effects: {}, toString: () => 'mutation MakeDocumentLocation($input:MakeDocumentLocationInput!){__typename makeDocumentLocation(input:$input){__typename uploadInfo{__typename ...UploadLocation}}}fragment UploadLocation on UploadInfo{__typename url fields}' } as unknown as TypedDocument<MakeDocumentLocationMutation, MakeDocumentLocationMutationVariables>;
export const UpdateSecurityDocumentDocument = { effects: {"updateSecurityDocument.document":"mutated"}, toString: () => 'mutation UpdateSecurityDocument($input:UpdateSecurityDocumentInput!){__typename updateSecurityDocument(input:$input){__typename document{__typename id version ...OwnedDocument}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<UpdateSecurityDocumentMutation, UpdateSecurityDocumentMutationVariables>;
export const UpdateHoldingDocumentDocument = { effects: {"updateHoldingDocument.document":"mutated"}, toString: () => 'mutation UpdateHoldingDocument($input:UpdateHoldingDocumentInput!){__typename updateHoldingDocument(input:$input){__typename document{__typename id version ...OwnedDocument}}}fragment OwnedDocument on Document{__typename version id name extension createdOn uploadStatus uploadedBy sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<UpdateHoldingDocumentMutation, UpdateHoldingDocumentMutationVariables>;
export const DeleteSecurityDocumentDocument = { effects: {"deleteSecurityDocument.document":"deleted"}, toString: () => 'mutation DeleteSecurityDocument($input:DeleteSecurityDocumentInput!){__typename deleteSecurityDocument(input:$input){__typename document{__typename version id}}}' } as unknown as TypedDocument<DeleteSecurityDocumentMutation, DeleteSecurityDocumentMutationVariables>;
export const DeleteHoldingDocumentDocument = { effects: {"deleteHoldingDocument.document":"deleted"}, toString: () => 'mutation DeleteHoldingDocument($input:DeleteHoldingDocumentInput!){__typename deleteHoldingDocument(input:$input){__typename document{__typename version id}}}' } as unknown as TypedDocument<DeleteHoldingDocumentMutation, DeleteHoldingDocumentMutationVariables>;