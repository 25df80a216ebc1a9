import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TermsVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type TermsVersionsQuery = { __typename: 'Query', termsVersions: { __typename: 'TermsVersionsConnection', nodes: Array<{ __typename: 'TermsVersion', id: string | null, number: number | null, title: string | null, type: string | null, language: string | null, holdsFrom: string | null, publishedBy: string | null, publishedOn: string | null, isLatest: boolean | null, status: string | null, accepted: number | null, people: number | null } | null> } | null };

export type TermsVersionFactsFragment = { __typename: 'TermsVersion', id: string | null, number: number | null, title: string | null, type: string | null, language: string | null, holdsFrom: string | null, publishedBy: string | null, publishedOn: string | null, isLatest: boolean | null, status: string | null, accepted: number | null, people: number | null };

export type TermsTextQueryVariables = Exact<{
  id: string;
}>;


export type TermsTextQuery = { __typename: 'Query', termsOfServiceById: { __typename: 'TermsOfService', id: string, type: string, language: string, agreement: string } | null };

export type TermsPeopleQueryVariables = Exact<{
  termsId: string;
  hasAccepted: boolean;
  search: string;
  first: number;
}>;


export type TermsPeopleQuery = { __typename: 'Query', termsPeople: { __typename: 'TermsPeopleConnection', totalCount: number, nodes: Array<{ __typename: 'TermsPerson', id: string | null, name: string | null, email: string | null, accounts: string | null, acceptedOn: string | null } | null> } | null };

export type TermsPersonFactsFragment = { __typename: 'TermsPerson', id: string | null, name: string | null, email: string | null, accounts: string | null, acceptedOn: string | null };

export type PublishTermsMutationVariables = Exact<{
  title: string;
  agreement: string;
  type: string;
  language: string;
  holdsOn?: string | null | undefined;
  basedOn?: string | null | undefined;
}>;


export type PublishTermsMutation = { __typename: 'Mutation', publishTerms: { __typename: 'PublishTermsPayload' } | null };

export type WithdrawTermsMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawTermsMutation = { __typename: 'Mutation', withdrawTerms: { __typename: 'WithdrawTermsPayload' } | null };

export type PlatformPeopleQueryVariables = Exact<{
  search: string;
  status?: string | null | undefined;
  first: number;
}>;


export type PlatformPeopleQuery = { __typename: 'Query', platformPeople: { __typename: 'PlatformPeopleConnection', totalCount: number, nodes: Array<{ __typename: 'PlatformPerson', id: string | null, name: string | null, email: string | null, status: string | null, accounts: string | null, sessions: number | null, lastSeenAt: string | null, joinedOn: string | null, isSelf: boolean | null } | null> } | null };

export type PlatformPersonQueryVariables = Exact<{
  id: string;
}>;


export type PlatformPersonQuery = { __typename: 'Query', platformPerson: { __typename: 'PlatformPerson', id: string | null, name: string | null, email: string | null, status: string | null, accounts: string | null, sessions: number | null, lastSeenAt: string | null, joinedOn: string | null, isSelf: boolean | null } | null, placesOfPerson: { __typename: 'PlaceOfPeopleConnection', nodes: Array<{ __typename: 'PlaceOfPerson', id: string | null, account: string | null, type: string | null, role: string | null, status: string | null } | null> } | null, sessionsOfPerson: { __typename: 'SessionOfPeopleConnection', nodes: Array<{ __typename: 'SessionOfPerson', id: string | null, browser: string | null, system: string | null, network: string | null, lastUsedAt: string | null } | null> } | null, suspensionsOfPerson: { __typename: 'SuspensionOfPeopleConnection', nodes: Array<{ __typename: 'SuspensionOfPerson', id: string | null, reason: string | null, suspendedBy: string | null, suspendedOn: string | null, restoredBy: string | null, restoredOn: string | null } | null> } | null };

export type PlatformPersonFactsFragment = { __typename: 'PlatformPerson', id: string | null, name: string | null, email: string | null, status: string | null, accounts: string | null, sessions: number | null, lastSeenAt: string | null, joinedOn: string | null, isSelf: boolean | null };

export type SuspendPersonMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type SuspendPersonMutation = { __typename: 'Mutation', suspendPerson: { __typename: 'SuspendPersonPayload' } | null };

export type RestorePersonMutationVariables = Exact<{
  id: string;
}>;


export type RestorePersonMutation = { __typename: 'Mutation', restorePerson: { __typename: 'RestorePersonPayload' } | null };

export type EndPersonSessionsMutationVariables = Exact<{
  id: string;
  sessionId?: string | null | undefined;
}>;


export type EndPersonSessionsMutation = { __typename: 'Mutation', endPersonSessions: { __typename: 'EndPersonSessionsPayload' } | null };

export type PlatformAccountsQueryVariables = Exact<{
  search: string;
  type?: string | null | undefined;
  status?: string | null | undefined;
  first: number;
}>;


export type PlatformAccountsQuery = { __typename: 'Query', platformAccounts: { __typename: 'PlatformAccountsConnection', totalCount: number, nodes: Array<{ __typename: 'PlatformAccount', id: string | null, name: string | null, type: string | null, email: string | null, managedBy: string | null, status: string | null, people: number | null, sessions: number | null, createdOn: string | null, isSelf: boolean | null } | null> } | null };

export type PlatformAccountQueryVariables = Exact<{
  id: string;
}>;


export type PlatformAccountQuery = { __typename: 'Query', platformAccount: { __typename: 'PlatformAccount', id: string | null, name: string | null, type: string | null, email: string | null, managedBy: string | null, status: string | null, people: number | null, sessions: number | null, createdOn: string | null, isSelf: boolean | null } | null, peopleOfAccount: { __typename: 'PersonOfAccountsConnection', nodes: Array<{ __typename: 'PersonOfAccount', id: string | null, personId: string | null, name: string | null, email: string | null, role: string | null, status: string | null, sessions: number | null } | null> } | null, featuresOfAccount: { __typename: 'FeatureOfAccountsConnection', nodes: Array<{ __typename: 'FeatureOfAccount', feature: string | null, isOn: boolean | null, disabledBy: string | null, disabledOn: string | null } | null> } | null, suspensionsOfAccount: { __typename: 'SuspensionOfAccountsConnection', nodes: Array<{ __typename: 'SuspensionOfAccount', id: string | null, reason: string | null, suspendedBy: string | null, suspendedOn: string | null, restoredBy: string | null, restoredOn: string | null } | null> } | null };

export type PlatformAccountFactsFragment = { __typename: 'PlatformAccount', id: string | null, name: string | null, type: string | null, email: string | null, managedBy: string | null, status: string | null, people: number | null, sessions: number | null, createdOn: string | null, isSelf: boolean | null };

export type SuspendAccountMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type SuspendAccountMutation = { __typename: 'Mutation', suspendAccount: { __typename: 'SuspendAccountPayload' } | null };

export type RestoreAccountMutationVariables = Exact<{
  id: string;
}>;


export type RestoreAccountMutation = { __typename: 'Mutation', restoreAccount: { __typename: 'RestoreAccountPayload' } | null };

export type SwitchFeatureMutationVariables = Exact<{
  id: string;
  feature: string;
  isOn: boolean;
}>;


export type SwitchFeatureMutation = { __typename: 'Mutation', switchFeature: { __typename: 'SwitchFeaturePayload' } | null };

export type EndAccountSessionsMutationVariables = Exact<{
  id: string;
}>;


export type EndAccountSessionsMutation = { __typename: 'Mutation', endAccountSessions: { __typename: 'EndAccountSessionsPayload' } | null };

export type AuditedOperationsQueryVariables = Exact<{
  search: string;
  outcome?: string | null | undefined;
  first: number;
}>;


export type AuditedOperationsQuery = { __typename: 'Query', auditedOperations: { __typename: 'AuditedOperationsConnection', totalCount: number, nodes: Array<{ __typename: 'AuditedOperation', id: string | null, doneOn: string | null, person: string | null, email: string | null, account: string | null, role: string | null, operation: string | null, outcome: string | null, code: string | null, requestId: string | null, changes: number | null } | null> } | null };

export type AuditedOperationFactsFragment = { __typename: 'AuditedOperation', id: string | null, doneOn: string | null, person: string | null, email: string | null, account: string | null, role: string | null, operation: string | null, outcome: string | null, code: string | null, requestId: string | null, changes: number | null };

export type AuditedChangesQueryVariables = Exact<{
  id: string;
}>;


export type AuditedChangesQuery = { __typename: 'Query', operationById: { __typename: 'Operation', id: string, changesByOperationId: { __typename: 'ChangesConnection', totalCount: number, nodes: Array<{ __typename: 'Change', id: string, table: string, rowId: string | null, verb: string, before: unknown, after: unknown } | null> } } | null };

export type PlatformMessagesQueryVariables = Exact<{
  search: string;
  kind?: string | null | undefined;
  status?: string | null | undefined;
  first: number;
}>;


export type PlatformMessagesQuery = { __typename: 'Query', platformMessages: { __typename: 'PlatformMessagesConnection', totalCount: number, nodes: Array<{ __typename: 'PlatformMessage', id: string | null, kind: string | null, subject: string | null, recipient: string | null, account: string | null, problem: string | null, statusCode: number | null, tries: number | null, lastTriedOn: string | null, status: string | null, canRetry: boolean | null } | null> } | null, platformMessageFigures: { __typename: 'MessageFigure', sent: number | null, waiting: number | null, failed: number | null } | null };

export type PlatformMessageFactsFragment = { __typename: 'PlatformMessage', id: string | null, kind: string | null, subject: string | null, recipient: string | null, account: string | null, problem: string | null, statusCode: number | null, tries: number | null, lastTriedOn: string | null, status: string | null, canRetry: boolean | null };

export type RetryMessageMutationVariables = Exact<{
  id: string;
}>;


export type RetryMessageMutation = { __typename: 'Mutation', retryMessage: { __typename: 'RetryMessagePayload', platformMessage: { __typename: 'PlatformMessage', id: string | null, kind: string | null, subject: string | null, recipient: string | null, account: string | null, problem: string | null, statusCode: number | null, tries: number | null, lastTriedOn: string | null, status: string | null, canRetry: boolean | null } | null } | null };

export type HealthOfIntegrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthOfIntegrationsQuery = { __typename: 'Query', healthOfIntegrations: { __typename: 'HealthOfIntegrationsConnection', nodes: Array<{ __typename: 'HealthOfIntegration', id: string | null, name: string | null, type: string | null, accounts: number | null, successes: number | null, failures: number | null, lastSuccessOn: string | null, lastFailureOn: string | null, lastProblem: string | null, failingSince: string | null } | null> } | null };

export type PlatformBrandsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type PlatformBrandsQuery = { __typename: 'Query', platformBrands: { __typename: 'PlatformBrandsConnection', totalCount: number, nodes: Array<{ __typename: 'PlatformBrand', slug: string | null, name: string | null, number: number | null, publishedBy: string | null, publishedOn: string | null } | null> } | null };

export type BrandVersionsQueryVariables = Exact<{
  slug: string;
}>;


export type BrandVersionsQuery = { __typename: 'Query', brandVersions: { __typename: 'BrandVersionsConnection', nodes: Array<{ __typename: 'BrandVersion', id: string | null, number: number | null, document: unknown, takenFrom: number | null, publishedBy: string | null, publishedOn: string | null } | null> } | null };

export type PublishBrandMutationVariables = Exact<{
  slug: string;
  document: unknown;
  basedOn: number;
}>;


export type PublishBrandMutation = { __typename: 'Mutation', publishBrand: { __typename: 'PublishBrandPayload' } | null };

export type TakeBackBrandMutationVariables = Exact<{
  slug: string;
  number: number;
  basedOn: number;
}>;


export type TakeBackBrandMutation = { __typename: 'Mutation', takeBackBrand: { __typename: 'TakeBackBrandPayload' } | null };

export const TermsVersionsDocument = 'query TermsVersions{__typename termsVersions(first:200){__typename nodes{__typename id ...TermsVersionFacts}}}fragment TermsVersionFacts on TermsVersion{__typename id number title type language holdsFrom publishedBy publishedOn isLatest status accepted people}' as unknown as TypedDocument<TermsVersionsQuery, TermsVersionsQueryVariables>;
export const TermsTextDocument = 'query TermsText($id:UUID!){__typename termsOfServiceById(id:$id){__typename id type language agreement}}' as unknown as TypedDocument<TermsTextQuery, TermsTextQueryVariables>;
export const TermsPeopleDocument = 'query TermsPeople($termsId:UUID!$hasAccepted:Boolean!$search:String!$first:Int!){__typename termsPeople(termsId:$termsId hasAccepted:$hasAccepted search:$search first:$first){__typename totalCount nodes{__typename id ...TermsPersonFacts}}}fragment TermsPersonFacts on TermsPerson{__typename id name email accounts acceptedOn}' as unknown as TypedDocument<TermsPeopleQuery, TermsPeopleQueryVariables>;
export const PublishTermsDocument = { effects: {}, toString: () => 'mutation PublishTerms($title:String!$agreement:String!$type:String!$language:String!$holdsOn:Date$basedOn:UUID){__typename publishTerms(input:{title:$title agreement:$agreement type:$type language:$language holdsOn:$holdsOn basedOn:$basedOn}){__typename}}' } as unknown as TypedDocument<PublishTermsMutation, PublishTermsMutationVariables>;
export const WithdrawTermsDocument = { effects: {}, toString: () => 'mutation WithdrawTerms($id:UUID!){__typename withdrawTerms(input:{termsId:$id}){__typename}}' } as unknown as TypedDocument<WithdrawTermsMutation, WithdrawTermsMutationVariables>;
export const PlatformPeopleDocument = 'query PlatformPeople($search:String!$status:String$first:Int!){__typename platformPeople(search:$search status:$status first:$first){__typename totalCount nodes{__typename id ...PlatformPersonFacts}}}fragment PlatformPersonFacts on PlatformPerson{__typename id name email status accounts sessions lastSeenAt joinedOn isSelf}' as unknown as TypedDocument<PlatformPeopleQuery, PlatformPeopleQueryVariables>;
export const PlatformPersonDocument = 'query PlatformPerson($id:UUID!){__typename platformPerson(personId:$id){__typename id ...PlatformPersonFacts}placesOfPerson(personId:$id first:100){__typename nodes{__typename id account type role status}}sessionsOfPerson(personId:$id first:100){__typename nodes{__typename id browser system network lastUsedAt}}suspensionsOfPerson(personId:$id first:50){__typename nodes{__typename id reason suspendedBy suspendedOn restoredBy restoredOn}}}fragment PlatformPersonFacts on PlatformPerson{__typename id name email status accounts sessions lastSeenAt joinedOn isSelf}' as unknown as TypedDocument<PlatformPersonQuery, PlatformPersonQueryVariables>;
export const SuspendPersonDocument = { effects: {}, toString: () => 'mutation SuspendPerson($id:UUID!$reason:String!){__typename suspendPerson(input:{personId:$id reason:$reason}){__typename}}' } as unknown as TypedDocument<SuspendPersonMutation, SuspendPersonMutationVariables>;
export const RestorePersonDocument = { effects: {}, toString: () => 'mutation RestorePerson($id:UUID!){__typename restorePerson(input:{personId:$id}){__typename}}' } as unknown as TypedDocument<RestorePersonMutation, RestorePersonMutationVariables>;
export const EndPersonSessionsDocument = { effects: {}, toString: () => 'mutation EndPersonSessions($id:UUID!$sessionId:UUID){__typename endPersonSessions(input:{personId:$id sessionId:$sessionId}){__typename}}' } as unknown as TypedDocument<EndPersonSessionsMutation, EndPersonSessionsMutationVariables>;
export const PlatformAccountsDocument = 'query PlatformAccounts($search:String!$type:String$status:String$first:Int!){__typename platformAccounts(search:$search type:$type status:$status first:$first){__typename totalCount nodes{__typename id ...PlatformAccountFacts}}}fragment PlatformAccountFacts on PlatformAccount{__typename id name type email managedBy status people sessions createdOn isSelf}' as unknown as TypedDocument<PlatformAccountsQuery, PlatformAccountsQueryVariables>;
export const PlatformAccountDocument = 'query PlatformAccount($id:UUID!){__typename platformAccount(accountId:$id){__typename id ...PlatformAccountFacts}peopleOfAccount(accountId:$id first:200){__typename nodes{__typename id personId name email role status sessions}}featuresOfAccount(accountId:$id first:50){__typename nodes{__typename feature isOn disabledBy disabledOn}}suspensionsOfAccount(accountId:$id first:50){__typename nodes{__typename id reason suspendedBy suspendedOn restoredBy restoredOn}}}fragment PlatformAccountFacts on PlatformAccount{__typename id name type email managedBy status people sessions createdOn isSelf}' as unknown as TypedDocument<PlatformAccountQuery, PlatformAccountQueryVariables>;
export const SuspendAccountDocument = { effects: {}, toString: () => 'mutation SuspendAccount($id:UUID!$reason:String!){__typename suspendAccount(input:{accountId:$id reason:$reason}){__typename}}' } as unknown as TypedDocument<SuspendAccountMutation, SuspendAccountMutationVariables>;
export const RestoreAccountDocument = { effects: {}, toString: () => 'mutation RestoreAccount($id:UUID!){__typename restoreAccount(input:{accountId:$id}){__typename}}' } as unknown as TypedDocument<RestoreAccountMutation, RestoreAccountMutationVariables>;
export const SwitchFeatureDocument = { effects: {}, toString: () => 'mutation SwitchFeature($id:UUID!$feature:String!$isOn:Boolean!){__typename switchFeature(input:{accountId:$id feature:$feature isOn:$isOn}){__typename}}' } as unknown as TypedDocument<SwitchFeatureMutation, SwitchFeatureMutationVariables>;
export const EndAccountSessionsDocument = { effects: {}, toString: () => 'mutation EndAccountSessions($id:UUID!){__typename endAccountSessions(input:{accountId:$id}){__typename}}' } as unknown as TypedDocument<EndAccountSessionsMutation, EndAccountSessionsMutationVariables>;
export const AuditedOperationsDocument = 'query AuditedOperations($search:String!$outcome:String$first:Int!){__typename auditedOperations(search:$search outcome:$outcome first:$first){__typename totalCount nodes{__typename id ...AuditedOperationFacts}}}fragment AuditedOperationFacts on AuditedOperation{__typename id doneOn person email account role operation outcome code requestId changes}' as unknown as TypedDocument<AuditedOperationsQuery, AuditedOperationsQueryVariables>;
export const AuditedChangesDocument = 'query AuditedChanges($id:UUID!){__typename operationById(id:$id){__typename id changesByOperationId(orderBy:[ID_ASC]first:100){__typename totalCount nodes{__typename id table rowId verb before after}}}}' as unknown as TypedDocument<AuditedChangesQuery, AuditedChangesQueryVariables>;
export const PlatformMessagesDocument = 'query PlatformMessages($search:String!$kind:String$status:String$first:Int!){__typename platformMessages(search:$search kind:$kind status:$status first:$first){__typename totalCount nodes{__typename id ...PlatformMessageFacts}}platformMessageFigures{__typename sent waiting failed}}fragment PlatformMessageFacts on PlatformMessage{__typename id kind subject recipient account problem statusCode tries lastTriedOn status canRetry}' as unknown as TypedDocument<PlatformMessagesQuery, PlatformMessagesQueryVariables>;
export const RetryMessageDocument = { effects: {}, toString: () => 'mutation RetryMessage($id:String!){__typename retryMessage(input:{messageId:$id}){__typename platformMessage{__typename id ...PlatformMessageFacts}}}fragment PlatformMessageFacts on PlatformMessage{__typename id kind subject recipient account problem statusCode tries lastTriedOn status canRetry}' } as unknown as TypedDocument<RetryMessageMutation, RetryMessageMutationVariables>;
export const HealthOfIntegrationsDocument = 'query HealthOfIntegrations{__typename healthOfIntegrations(first:100){__typename nodes{__typename id name type accounts successes failures lastSuccessOn lastFailureOn lastProblem failingSince}}}' as unknown as TypedDocument<HealthOfIntegrationsQuery, HealthOfIntegrationsQueryVariables>;
export const PlatformBrandsDocument = 'query PlatformBrands($search:String!$first:Int!){__typename platformBrands(search:$search first:$first){__typename totalCount nodes{__typename slug name number publishedBy publishedOn}}}' as unknown as TypedDocument<PlatformBrandsQuery, PlatformBrandsQueryVariables>;
export const BrandVersionsDocument = 'query BrandVersions($slug:String!){__typename brandVersions(slug:$slug first:100){__typename nodes{__typename id number document takenFrom publishedBy publishedOn}}}' as unknown as TypedDocument<BrandVersionsQuery, BrandVersionsQueryVariables>;
export const PublishBrandDocument = { effects: {}, toString: () => 'mutation PublishBrand($slug:String!$document:JSON!$basedOn:Int!){__typename publishBrand(input:{slug:$slug document:$document basedOn:$basedOn}){__typename}}' } as unknown as TypedDocument<PublishBrandMutation, PublishBrandMutationVariables>;
export const TakeBackBrandDocument = { effects: {}, toString: () => 'mutation TakeBackBrand($slug:String!$number:Int!$basedOn:Int!){__typename takeBackBrand(input:{slug:$slug number:$number basedOn:$basedOn}){__typename}}' } as unknown as TypedDocument<TakeBackBrandMutation, TakeBackBrandMutationVariables>;