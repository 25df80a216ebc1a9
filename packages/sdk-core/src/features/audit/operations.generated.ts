import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecordHistoryQueryVariables = Exact<{
  kind: string;
  recordId: string;
  first: number;
}>;


export type RecordHistoryQuery = { __typename: 'Query', recordHistory: { __typename: 'RecordChangesConnection', nodes: Array<{ __typename: 'RecordChange', id: string | null, changedOn: string | null, operation: string | null, person: string | null, account: string | null, table: string | null, verb: string | null, before: unknown, after: unknown } | null> } | null };

export type RecordChangeFactsFragment = { __typename: 'RecordChange', id: string | null, changedOn: string | null, operation: string | null, person: string | null, account: string | null, table: string | null, verb: string | null, before: unknown, after: unknown };

export const RecordHistoryDocument = 'query RecordHistory($kind:String!$recordId:UUID!$first:Int!){__typename recordHistory(kind:$kind recordId:$recordId first:$first){__typename nodes{__typename id ...RecordChangeFacts}}}fragment RecordChangeFacts on RecordChange{__typename id changedOn operation person account table verb before after}' as unknown as TypedDocument<RecordHistoryQuery, RecordHistoryQueryVariables>;