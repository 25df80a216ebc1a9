import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type StepPapersQueryVariables = Exact<{
  stepId: string;
  after: string;
  first: number;
}>;


export type StepPapersQuery = { __typename: 'Query', allDocuments: { __typename: 'DocumentsConnection', nodes: Array<{ __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, askedFor: string | null, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null> } | null };

export type MakeStepDocumentMutationVariables = Exact<{
  input: Types.MakeStepDocumentInput;
}>;


export type MakeStepDocumentMutation = { __typename: 'Mutation', makeStepDocument: { __typename: 'MakeStepDocumentPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown, document: { __typename: 'Document', id: string, version: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, askedFor: string | null, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } } | null } | null } | null };

export type MakePaperLocationMutationVariables = Exact<{
  input: Types.MakeDocumentLocationInput;
}>;


export type MakePaperLocationMutation = { __typename: 'Mutation', makeDocumentLocation: { __typename: 'MakeDocumentLocationPayload', uploadInfo: { __typename: 'UploadInfo', url: string | null, fields: unknown } | null } | null };

export type DeleteStepDocumentMutationVariables = Exact<{
  input: Types.DeleteStepDocumentInput;
}>;


export type DeleteStepDocumentMutation = { __typename: 'Mutation', deleteStepDocument: { __typename: 'DeleteStepDocumentPayload', document: { __typename: 'Document', version: string, id: string } | null } | null };

export type StepPaperFragment = { __typename: 'Document', version: string, id: string, name: string, extension: string, createdOn: string, uploadStatus: string, uploadedBy: string, askedFor: string | null, sharings: { __typename: 'DocumentSharingsConnection', nodes: Array<{ __typename: 'DocumentSharing', id: string, toRole: string, name: string } | null> } };

export const StepPapersDocument = { lists: [{"name":"allDocuments","typename":"Document","text":"query StepPapersRows($stepId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allDocuments(filter:{and:[{stepId:{equalTo:$stepId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...StepPaper}}known:allDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment StepPaper on Document{__typename version id name extension createdOn uploadStatus uploadedBy askedFor sharings(first:10){__typename nodes{__typename id toRole name}}}","tables":["documents"],"links":[{"typename":"DocumentSharing","parent":"Document","by":"documentId","list":"allDocumentSharings"}]}], toString: () => 'query StepPapers($stepId:UUID!$after:UUID!$first:Int!){__typename allDocuments(filter:{stepId:{equalTo:$stepId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...StepPaper}}}fragment StepPaper on Document{__typename version id name extension createdOn uploadStatus uploadedBy askedFor sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<StepPapersQuery, StepPapersQueryVariables>;
export const MakeStepDocumentDocument = { effects: {"makeStepDocument.uploadInfo.document":"created"}, toString: () => 'mutation MakeStepDocument($input:MakeStepDocumentInput!){__typename makeStepDocument(input:$input){__typename uploadInfo{__typename url fields document{__typename id version ...StepPaper}}}}fragment StepPaper on Document{__typename version id name extension createdOn uploadStatus uploadedBy askedFor sharings(first:10){__typename nodes{__typename id toRole name}}}' } as unknown as TypedDocument<MakeStepDocumentMutation, MakeStepDocumentMutationVariables>;
export const MakePaperLocationDocument = { effects: {}, toString: () => 'mutation MakePaperLocation($input:MakeDocumentLocationInput!){__typename makeDocumentLocation(input:$input){__typename uploadInfo{__typename url fields}}}' } as unknown as TypedDocument<MakePaperLocationMutation, MakePaperLocationMutationVariables>;
export const DeleteStepDocumentDocument = { effects: {"deleteStepDocument.document":"deleted"}, toString: () => 'mutation DeleteStepDocument($input:DeleteStepDocumentInput!){__typename deleteStepDocument(input:$input){__typename document{__typename version id}}}' } as unknown as TypedDocument<DeleteStepDocumentMutation, DeleteStepDocumentMutationVariables>;