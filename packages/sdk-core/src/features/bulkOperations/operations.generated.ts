import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type BulkOperationQueryVariables = Exact<{
  id: string;
}>;


export type BulkOperationQuery = { __typename: 'Query', bulkOperationById: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null };

export type BulkOperationsQueryVariables = Exact<{
  allocationId: string;
}>;


export type BulkOperationsQuery = { __typename: 'Query', allBulkOperations: { __typename: 'BulkOperationsConnection', nodes: Array<{ __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null> } | null };

export type BulkRowsQueryVariables = Exact<{
  operationId: string;
  outcomes: Array<string> | string;
  first: number;
  offset: number;
}>;


export type BulkRowsQuery = { __typename: 'Query', allBulkOperationRows: { __typename: 'BulkOperationRowsConnection', totalCount: number, nodes: Array<{ __typename: 'BulkOperationRow', id: string, place: number, distributionId: string | null, name: string, email: string | null, amount: string | null, beforeStatus: string | null, versionBefore: string | null, outcome: string, code: string | null, problem: string | null, details: unknown } | null> } | null };

export type MakeBulkOperationMutationVariables = Exact<{
  input: Types.MakeBulkOperationInput;
}>;


export type MakeBulkOperationMutation = { __typename: 'Mutation', makeBulkOperation: { __typename: 'MakeBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type CheckBulkOperationMutationVariables = Exact<{
  input: Types.CheckBulkOperationInput;
}>;


export type CheckBulkOperationMutation = { __typename: 'Mutation', checkBulkOperation: { __typename: 'CheckBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type StopBulkOperationMutationVariables = Exact<{
  input: Types.StopBulkOperationInput;
}>;


export type StopBulkOperationMutation = { __typename: 'Mutation', stopBulkOperation: { __typename: 'StopBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type ResumeBulkOperationMutationVariables = Exact<{
  input: Types.ResumeBulkOperationInput;
}>;


export type ResumeBulkOperationMutation = { __typename: 'Mutation', resumeBulkOperation: { __typename: 'ResumeBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type RetryBulkOperationMutationVariables = Exact<{
  input: Types.RetryBulkOperationInput;
}>;


export type RetryBulkOperationMutation = { __typename: 'Mutation', retryBulkOperation: { __typename: 'RetryBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type UndoBulkOperationMutationVariables = Exact<{
  input: Types.UndoBulkOperationInput;
}>;


export type UndoBulkOperationMutation = { __typename: 'Mutation', undoBulkOperation: { __typename: 'UndoBulkOperationPayload', bulkOperation: { __typename: 'BulkOperation', id: string, version: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string } | null } | null };

export type UpdateDistributionStatusMutationVariables = Exact<{
  input: Types.UpdateDistributionByIdInput;
}>;


export type UpdateDistributionStatusMutation = { __typename: 'Mutation', updateDistributionById: { __typename: 'UpdateDistributionPayload' } | null };

export type AnnotateDistributionMutationVariables = Exact<{
  input: Types.CreateDistributionAnnotationInput;
}>;


export type AnnotateDistributionMutation = { __typename: 'Mutation', createDistributionAnnotation: { __typename: 'CreateDistributionAnnotationPayload' } | null };

export type AnnotateAllocationMutationVariables = Exact<{
  input: Types.CreateAllocationAnnotationInput;
}>;


export type AnnotateAllocationMutation = { __typename: 'Mutation', createAllocationAnnotation: { __typename: 'CreateAllocationAnnotationPayload' } | null };

export type InviteInBulkMutationVariables = Exact<{
  input: Types.MakeDistributionInput;
}>;


export type InviteInBulkMutation = { __typename: 'Mutation', makeDistribution: { __typename: 'MakeDistributionPayload' } | null };

export type BulkOperationFactsFragment = { __typename: 'BulkOperation', version: string, id: string, allocationId: string, askedBy: string, kind: string, newStatus: string | null, annotation: string | null, state: string, rowCount: number, uncheckedCount: number, readyCount: number, leftOutCount: number, doneCount: number, refusedCount: number, undoneCount: number, keptCount: number, units: string, total: string, checkedOn: string | null, startedOn: string | null, endedOn: string | null, undoUntil: string | null, createdOn: string };

export type BulkRowFragment = { __typename: 'BulkOperationRow', id: string, place: number, distributionId: string | null, name: string, email: string | null, amount: string | null, beforeStatus: string | null, versionBefore: string | null, outcome: string, code: string | null, problem: string | null, details: unknown };

export const BulkOperationDocument = { shown: [{"table":"bulk_operations","by":"id"}], toString: () => 'query BulkOperation($id:UUID!){__typename bulkOperationById(id:$id){__typename id version ...BulkOperationFacts}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<BulkOperationQuery, BulkOperationQueryVariables>;
export const BulkOperationsDocument = { lists: [{"name":"allBulkOperations","typename":"BulkOperation","text":"query BulkOperationsRows($allocationId:UUID!$ids:[UUID!]!$rows:Int!){rows:allBulkOperations(filter:{and:[{allocationId:{equalTo:$allocationId}startedOn:{isNull:false}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...BulkOperationFacts}}known:allBulkOperations(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}","tables":["bulk_operations"]}], toString: () => 'query BulkOperations($allocationId:UUID!){__typename allBulkOperations(filter:{allocationId:{equalTo:$allocationId}startedOn:{isNull:false}}first:100 orderBy:[CREATED_ON_DESC]){__typename nodes{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<BulkOperationsQuery, BulkOperationsQueryVariables>;
export const BulkRowsDocument = 'query BulkRows($operationId:UUID!$outcomes:[String!]!$first:Int!$offset:Int!){__typename allBulkOperationRows(filter:{operationId:{equalTo:$operationId}outcome:{in:$outcomes}}orderBy:[RANK_ASC PLACE_ASC]first:$first offset:$offset){__typename totalCount nodes{__typename id ...BulkRow}}}fragment BulkRow on BulkOperationRow{__typename id place distributionId name email amount beforeStatus versionBefore outcome code problem details}' as unknown as TypedDocument<BulkRowsQuery, BulkRowsQueryVariables>;
export const MakeBulkOperationDocument = { effects: {"makeBulkOperation.bulkOperation":"new"}, toString: () => 'mutation MakeBulkOperation($input:MakeBulkOperationInput!){__typename makeBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<MakeBulkOperationMutation, MakeBulkOperationMutationVariables>;
export const CheckBulkOperationDocument = { effects: {"checkBulkOperation.bulkOperation":"mutated"}, toString: () => 'mutation CheckBulkOperation($input:CheckBulkOperationInput!){__typename checkBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<CheckBulkOperationMutation, CheckBulkOperationMutationVariables>;
export const StopBulkOperationDocument = { effects: {"stopBulkOperation.bulkOperation":"mutated"}, toString: () => 'mutation StopBulkOperation($input:StopBulkOperationInput!){__typename stopBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<StopBulkOperationMutation, StopBulkOperationMutationVariables>;
export const ResumeBulkOperationDocument = { effects: {"resumeBulkOperation.bulkOperation":"mutated"}, toString: () => 'mutation ResumeBulkOperation($input:ResumeBulkOperationInput!){__typename resumeBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<ResumeBulkOperationMutation, ResumeBulkOperationMutationVariables>;
export const RetryBulkOperationDocument = { effects: {"retryBulkOperation.bulkOperation":"mutated"}, toString: () => 'mutation RetryBulkOperation($input:RetryBulkOperationInput!){__typename retryBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<RetryBulkOperationMutation, RetryBulkOperationMutationVariables>;
export const UndoBulkOperationDocument = { effects: {"undoBulkOperation.bulkOperation":"mutated"}, toString: () => 'mutation UndoBulkOperation($input:UndoBulkOperationInput!){__typename undoBulkOperation(input:$input){__typename bulkOperation{__typename id version ...BulkOperationFacts}}}fragment BulkOperationFacts on BulkOperation{__typename version id allocationId askedBy kind newStatus annotation state rowCount uncheckedCount readyCount leftOutCount doneCount refusedCount undoneCount keptCount units total checkedOn startedOn endedOn undoUntil createdOn}' } as unknown as TypedDocument<UndoBulkOperationMutation, UndoBulkOperationMutationVariables>;
export const UpdateDistributionStatusDocument = { effects: {}, toString: () => 'mutation UpdateDistributionStatus($input:UpdateDistributionByIdInput!){__typename updateDistributionById(input:$input){__typename}}' } as unknown as TypedDocument<UpdateDistributionStatusMutation, UpdateDistributionStatusMutationVariables>;
export const AnnotateDistributionDocument = { effects: {}, toString: () => 'mutation AnnotateDistribution($input:CreateDistributionAnnotationInput!){__typename createDistributionAnnotation(input:$input){__typename}}' } as unknown as TypedDocument<AnnotateDistributionMutation, AnnotateDistributionMutationVariables>;
export const AnnotateAllocationDocument = { effects: {}, toString: () => 'mutation AnnotateAllocation($input:CreateAllocationAnnotationInput!){__typename createAllocationAnnotation(input:$input){__typename}}' } as unknown as TypedDocument<AnnotateAllocationMutation, AnnotateAllocationMutationVariables>;
export const InviteInBulkDocument = { effects: {}, toString: () => 'mutation InviteInBulk($input:MakeDistributionInput!){__typename makeDistribution(input:$input){__typename}}' } as unknown as TypedDocument<InviteInBulkMutation, InviteInBulkMutationVariables>;