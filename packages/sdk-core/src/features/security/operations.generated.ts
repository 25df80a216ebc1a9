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

export type PasskeysQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type PasskeysQuery = { __typename: 'Query', allPasskeys: { __typename: 'PasskeysConnection', nodes: Array<{ __typename: 'Passkey', id: string, version: string, name: string, lastUsedAt: string | null, createdOn: string } | null> } | null };

export type RenamePasskeyMutationVariables = Exact<{
  input: Types.RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { __typename: 'Mutation', renamePasskey: { __typename: 'RenamePasskeyPayload', passkey: { __typename: 'Passkey', id: string, version: string, name: string, lastUsedAt: string | null, createdOn: string } | null } | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: Types.RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { __typename: 'Mutation', removePasskey: { __typename: 'RemovePasskeyPayload', passkey: { __typename: 'Passkey', id: string, version: string, name: string, lastUsedAt: string | null, createdOn: string } | null } | null };

export type PasskeyFactsFragment = { __typename: 'Passkey', version: string, id: string, name: string, lastUsedAt: string | null, createdOn: string };

export type SecuritySettingsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type SecuritySettingsQuery = { __typename: 'Query', allSecuritySettings: { __typename: 'SecuritySettingsConnection', nodes: Array<{ __typename: 'SecuritySetting', version: string, id: string, requiresSecondFactor: boolean } | null> } | null };

export type SetSecondFactorMutationVariables = Exact<{
  input: Types.SetSecondFactorInput;
}>;


export type SetSecondFactorMutation = { __typename: 'Mutation', setSecondFactor: { __typename: 'SetSecondFactorPayload', securitySetting: { __typename: 'SecuritySetting', version: string, id: string, requiresSecondFactor: boolean } | null } | null };

export const UserSessionsDocument = { lists: [{"name":"allUserSessions","typename":"UserSession","text":"query UserSessionsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allUserSessions(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...UserSessionFacts}}known:allUserSessions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}","tables":["user_sessions"]}], toString: () => 'query UserSessions($after:UUID!$first:Int!){__typename allUserSessions(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<UserSessionsQuery, UserSessionsQueryVariables>;
export const EndSessionDocument = { effects: {"endSession.userSession":"deleted"}, toString: () => 'mutation EndSession($input:EndSessionInput!){__typename endSession(input:$input){__typename userSession{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = { effects: {"endOtherSessions.userSessions":"deleted"}, toString: () => 'mutation EndOtherSessions{__typename endOtherSessions(input:{}){__typename userSessions{__typename id version ...UserSessionFacts}}}fragment UserSessionFacts on UserSession{__typename version id browser system network lastUsedAt createdOn isCurrent}' } as unknown as TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const PasskeysDocument = { lists: [{"name":"allPasskeys","typename":"Passkey","text":"query PasskeysRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allPasskeys(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...PasskeyFacts}}known:allPasskeys(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment PasskeyFacts on Passkey{__typename version id name lastUsedAt createdOn}","tables":["passkeys"]}], toString: () => 'query Passkeys($after:UUID!$first:Int!){__typename allPasskeys(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...PasskeyFacts}}}fragment PasskeyFacts on Passkey{__typename version id name lastUsedAt createdOn}' } as unknown as TypedDocument<PasskeysQuery, PasskeysQueryVariables>;
export const RenamePasskeyDocument = { effects: {"renamePasskey.passkey":"mutated"}, toString: () => 'mutation RenamePasskey($input:RenamePasskeyInput!){__typename renamePasskey(input:$input){__typename passkey{__typename id version ...PasskeyFacts}}}fragment PasskeyFacts on Passkey{__typename version id name lastUsedAt createdOn}' } as unknown as TypedDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = { effects: {"removePasskey.passkey":"deleted"}, toString: () => 'mutation RemovePasskey($input:RemovePasskeyInput!){__typename removePasskey(input:$input){__typename passkey{__typename id version ...PasskeyFacts}}}fragment PasskeyFacts on Passkey{__typename version id name lastUsedAt createdOn}' } as unknown as TypedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const SecuritySettingsDocument = { lists: [{"name":"allSecuritySettings","typename":"SecuritySetting","text":"query SecuritySettingsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSecuritySettings(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename version id requiresSecondFactor}}known:allSecuritySettings(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}","tables":["security_settings"]}], toString: () => 'query SecuritySettings($after:UUID!$first:Int!){__typename allSecuritySettings(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename version id requiresSecondFactor}}}' } as unknown as TypedDocument<SecuritySettingsQuery, SecuritySettingsQueryVariables>;
export const SetSecondFactorDocument = { effects: {"setSecondFactor.securitySetting":"maybeNew"}, toString: () => 'mutation SetSecondFactor($input:SetSecondFactorInput!){__typename setSecondFactor(input:$input){__typename securitySetting{__typename version id requiresSecondFactor}}}' } as unknown as TypedDocument<SetSecondFactorMutation, SetSecondFactorMutationVariables>;