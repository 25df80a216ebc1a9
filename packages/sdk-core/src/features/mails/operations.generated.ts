import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type MailChoicesQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type MailChoicesQuery = { __typename: 'Query', allMailChoices: { __typename: 'MailChoicesConnection', nodes: Array<{ __typename: 'MailChoice', id: string, version: string, kind: string, isOn: boolean } | null> } | null };

export type ChooseMailMutationVariables = Exact<{
  input: Types.ChooseMailInput;
}>;


export type ChooseMailMutation = { __typename: 'Mutation', chooseMail: { __typename: 'ChooseMailPayload', mailChoice: { __typename: 'MailChoice', id: string, version: string, kind: string, isOn: boolean } | null } | null };

export type MailChoiceFactsFragment = { __typename: 'MailChoice', version: string, id: string, kind: string, isOn: boolean };

export const MailChoicesDocument = { lists: [{"name":"allMailChoices","typename":"MailChoice","text":"query MailChoicesRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allMailChoices(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...MailChoiceFacts}}known:allMailChoices(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment MailChoiceFacts on MailChoice{__typename version id kind isOn}","tables":["mail_choices"]}], toString: () => 'query MailChoices($after:UUID!$first:Int!){__typename allMailChoices(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...MailChoiceFacts}}}fragment MailChoiceFacts on MailChoice{__typename version id kind isOn}' } as unknown as TypedDocument<MailChoicesQuery, MailChoicesQueryVariables>;
export const ChooseMailDocument = { effects: {"chooseMail.mailChoice":"maybeNew"}, toString: () => 'mutation ChooseMail($input:ChooseMailInput!){__typename chooseMail(input:$input){__typename mailChoice{__typename id version ...MailChoiceFacts}}}fragment MailChoiceFacts on MailChoice{__typename version id kind isOn}' } as unknown as TypedDocument<ChooseMailMutation, ChooseMailMutationVariables>;