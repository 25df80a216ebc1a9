import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type UserSessionsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type UserSessionsQuery = { __typename: 'Query', allUserSessions: { __typename: 'UserSessionsConnection', nodes: Array<{ __typename: 'UserSession', id: string, version: string, browser: string | null, system: string | null, network: string | null, lastUsedAt: string, createdOn: string, isCurrent: boolean | null } | null> } | null };

export type EndSessionMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndSessionMutation = { __typename: 'Mutation', endSession: { __typename: 'EndSessionPayload', userSession: { __typename: 'UserSession', id: string, version: string, browser: string | null, system: string | null, network: string | null, lastUsedAt: string, createdOn: string, isCurrent: boolean | null } | null } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { __typename: 'Mutation', endOtherSessions: { __typename: 'EndOtherSessionsPayload', userSessions: Array<{ __typename: 'UserSession', id: string, version: string, browser: string | null, system: string | null, network: string | null, lastUsedAt: string, createdOn: string, isCurrent: boolean | null } | null> | null } | null };

export type UserSessionFactsFragment = { __typename: 'UserSession', version: string, id: string, browser: string | null, system: string | null, network: string | null, lastUsedAt: string, createdOn: string, isCurrent: boolean | null };

export const UserSessionsDocument = { lists: [{"name":"allUserSessions","typename":"UserSession","text":"query UserSessionsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allUserSessions(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...UserSessionFacts}}known:allUserSessions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}","tables":["user_sessions"]}], toString: () => 'query UserSessions($after:UUID!$first:Int!){__typename allUserSessions(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<UserSessionsQuery, UserSessionsQueryVariables>;
export const EndSessionDocument = { effects: {"endSession.userSession":"deleted"}, toString: () => 'mutation EndSession($input:EndSessionInput!){__typename endSession(input:$input){__typename userSession{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = { effects: {"endOtherSessions.userSessions":"deleted"}, toString: () => 'mutation EndOtherSessions{__typename endOtherSessions(input:{}){__typename userSessions{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;