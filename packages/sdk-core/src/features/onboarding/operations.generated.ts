import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type InvestorAccountTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type InvestorAccountTypesQuery = { __typename: 'Query', allInvestorAccountTypes: { __typename: 'InvestorAccountTypesConnection', nodes: Array<{ __typename: 'InvestorAccountType', version: string, id: number, type: string } | null> } | null };

export type SetupAccountMutationVariables = Exact<{
  input: Types.SetupAccountInput;
}>;


export type SetupAccountMutation = { __typename: 'Mutation', setupAccount: { __typename: 'SetupAccountPayload', account: { __typename: 'Account', version: string, id: string, name: string, type: string, slug: string | null, setup: boolean, email: string | null, contactName: string | null, investorType: string | null, taxShort: string | null, formationDate: string | null } | null } | null };

export type OpenSetupDraftMutationVariables = Exact<{ [key: string]: never; }>;


export type OpenSetupDraftMutation = { __typename: 'Mutation', openDraft: { __typename: 'OpenDraftPayload', draft: { __typename: 'Draft', version: string | null, answers: unknown, savedOn: string | null } | null } | null };

export type SaveSetupDraftMutationVariables = Exact<{
  version: string;
  answers: unknown;
  knownOn?: string | null | undefined;
}>;


export type SaveSetupDraftMutation = { __typename: 'Mutation', saveDraft: { __typename: 'SaveDraftPayload', draft: { __typename: 'Draft', savedOn: string | null, replacedOn: string | null } | null } | null };

export type DiscardSetupDraftMutationVariables = Exact<{ [key: string]: never; }>;


export type DiscardSetupDraftMutation = { __typename: 'Mutation', discardDraft: { __typename: 'DiscardDraftPayload' } | null };

export const InvestorAccountTypesDocument = 'query InvestorAccountTypes{__typename allInvestorAccountTypes(orderBy:[TYPE_ASC]){__typename nodes{__typename version id type}}}' as unknown as TypedDocument<InvestorAccountTypesQuery, InvestorAccountTypesQueryVariables>;
export const SetupAccountDocument = { effects: {"setupAccount.account":"mutated"}, toString: () => 'mutation SetupAccount($input:SetupAccountInput!){__typename setupAccount(input:$input){__typename account{__typename version id name type slug setup email contactName investorType taxShort formationDate}}}' } as unknown as TypedDocument<SetupAccountMutation, SetupAccountMutationVariables>;
export const OpenSetupDraftDocument = { effects: {}, toString: () => 'mutation OpenSetupDraft{__typename openDraft(input:{form:SETUP}){__typename draft{__typename version answers savedOn}}}' } as unknown as TypedDocument<OpenSetupDraftMutation, OpenSetupDraftMutationVariables>;
export const SaveSetupDraftDocument = { effects: {}, toString: () => 'mutation SaveSetupDraft($version:String!$answers:JSON!$knownOn:Datetime){__typename saveDraft(input:{form:SETUP version:$version answers:$answers knownOn:$knownOn}){__typename draft{__typename savedOn replacedOn}}}' } as unknown as TypedDocument<SaveSetupDraftMutation, SaveSetupDraftMutationVariables>;
export const DiscardSetupDraftDocument = { effects: {}, toString: () => 'mutation DiscardSetupDraft{__typename discardDraft(input:{form:SETUP}){__typename}}' } as unknown as TypedDocument<DiscardSetupDraftMutation, DiscardSetupDraftMutationVariables>;