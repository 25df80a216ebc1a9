import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type SigningAccountsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type SigningAccountsQuery = { __typename: 'Query', allSigningAccounts: { __typename: 'SigningAccountsConnection', nodes: Array<{ __typename: 'SigningAccount', id: string, version: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null } | null> } | null };

export type SigningTemplatesQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type SigningTemplatesQuery = { __typename: 'Query', allSigningTemplates: { __typename: 'SigningTemplatesConnection', nodes: Array<{ __typename: 'SigningTemplate', id: string, version: string, name: string, description: string | null, updatedOn: string, syncedOn: string, deleted: boolean, templateUri: string | null } | null> } | null };

export type SigningTemplateQueryVariables = Exact<{
  id: string;
}>;


export type SigningTemplateQuery = { __typename: 'Query', signingTemplateById: { __typename: 'SigningTemplate', version: string, id: string, name: string, description: string | null, updatedOn: string, syncedOn: string, deleted: boolean, templateUri: string | null } | null };

export type SigningTemplateContentsQueryVariables = Exact<{
  id: string;
}>;


export type SigningTemplateContentsQuery = { __typename: 'Query', signingTemplateById: { __typename: 'SigningTemplate', version: string, id: string, contents: unknown } | null };

export type MappedSigningTemplatesQueryVariables = Exact<{
  templateId: string;
  after: string;
  first: number;
}>;


export type MappedSigningTemplatesQuery = { __typename: 'Query', allMappedSigningTemplates: { __typename: 'MappedSigningTemplatesConnection', nodes: Array<{ __typename: 'MappedSigningTemplate', id: string, version: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null> } | null };

export type MappedSigningTemplateQueryVariables = Exact<{
  id: string;
}>;


export type MappedSigningTemplateQuery = { __typename: 'Query', mappedSigningTemplateById: { __typename: 'MappedSigningTemplate', version: string, id: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null };

export type TemplateRolesQueryVariables = Exact<{
  mappedTemplateId: string;
  after: string;
  first: number;
}>;


export type TemplateRolesQuery = { __typename: 'Query', allSigningRoles: { __typename: 'SigningRolesConnection', nodes: Array<{ __typename: 'SigningRole', id: string, version: string, name: string, type: string, order: number, mapTo: string, toName: string | null, toEmail: string | null } | null> } | null };

export type TemplateDocumentsQueryVariables = Exact<{
  mappedTemplateId: string;
  after: string;
  first: number;
}>;


export type TemplateDocumentsQuery = { __typename: 'Query', allSigningDocuments: { __typename: 'SigningDocumentsConnection', nodes: Array<{ __typename: 'SigningDocument', id: string, version: string, name: string, order: number } | null> } | null };

export type TemplateFieldsQueryVariables = Exact<{
  mappedTemplateId: string;
  after: string;
  first: number;
}>;


export type TemplateFieldsQuery = { __typename: 'Query', allSigningFields: { __typename: 'SigningFieldsConnection', nodes: Array<{ __typename: 'SigningField', id: string, version: string, name: string, value: string | null, valueVariable: string, order: number, signingDocumentId: string, role: { __typename: 'SigningRole', version: string, id: string, name: string } | null, mapTo: { __typename: 'MappingField', id: number, field: string, isProviderOnly: boolean } | null } | null> } | null };

export type TemplateDocumentQueryVariables = Exact<{
  id: string;
}>;


export type TemplateDocumentQuery = { __typename: 'Query', signingDocumentById: { __typename: 'SigningDocument', version: string, id: string, paragraphs: Array<string | null> | null } | null };

export type TemplateQuestionSetsQueryVariables = Exact<{
  mappedTemplateId: string;
  after: string;
  first: number;
}>;


export type TemplateQuestionSetsQuery = { __typename: 'Query', allMappedSigningTemplateQuestionSets: { __typename: 'MappedSigningTemplateQuestionSetsConnection', nodes: Array<{ __typename: 'MappedSigningTemplateQuestionSet', id: string, version: string, createdOn: string, onboardingQuestionSetByOnboardingQuestionSetId: { __typename: 'OnboardingQuestionSet', version: string, id: string, name: string, languages: unknown } | null } | null> } | null };

export type SentSigningDocumentsQueryVariables = Exact<{
  mappedTemplateId: string;
  after: string;
  first: number;
}>;


export type SentSigningDocumentsQuery = { __typename: 'Query', allSentSigningDocuments: { __typename: 'SentSigningDocumentsConnection', nodes: Array<{ __typename: 'SentSigningDocument', id: string, version: string, name: string, status: string, sentOn: string, isTest: boolean, toEmail: string | null, documentUri: string } | null> } | null };

export type MappingRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type MappingRolesQuery = { __typename: 'Query', allMappingRoles: { __typename: 'MappingRolesConnection', nodes: Array<{ __typename: 'MappingRole', id: string, description: string } | null> } | null };

export type TemplateTestValuesQueryVariables = Exact<{
  id: string;
}>;


export type TemplateTestValuesQuery = { __typename: 'Query', mappedSigningTemplateById: { __typename: 'MappedSigningTemplate', version: string, id: string, mappingFields: { __typename: 'MappingFieldsConnection', nodes: Array<{ __typename: 'MappingField', id: number, field: string, description: string, testValue: string } | null> } } | null };

export type DocusignSyncTemplateListMutationVariables = Exact<{
  id: string;
}>;


export type DocusignSyncTemplateListMutation = { __typename: 'Mutation', docusignSyncTemplateList: { __typename: 'DocusignSyncTemplateListPayload', signingAccount: { __typename: 'SigningAccount', id: string, version: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null } | null } | null };

export type CreateMappedSigningTemplateMutationVariables = Exact<{
  input: Types.CreateMappedSigningTemplateInput;
}>;


export type CreateMappedSigningTemplateMutation = { __typename: 'Mutation', createMappedSigningTemplate: { __typename: 'CreateMappedSigningTemplatePayload', mappedSigningTemplate: { __typename: 'MappedSigningTemplate', id: string, version: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null } | null };

export type CarryOverMappedSigningTemplateMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type CarryOverMappedSigningTemplateMutation = { __typename: 'Mutation', carryOverMappedSigningTemplate: { __typename: 'CarryOverMappedSigningTemplatePayload', mappedSigningTemplate: { __typename: 'MappedSigningTemplate', id: string, version: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null } | null };

export type UpdateMappedSigningTemplateMutationVariables = Exact<{
  input: Types.UpdateMappedSigningTemplateByIdInput;
}>;


export type UpdateMappedSigningTemplateMutation = { __typename: 'Mutation', updateMappedSigningTemplateById: { __typename: 'UpdateMappedSigningTemplatePayload', mappedSigningTemplate: { __typename: 'MappedSigningTemplate', id: string, version: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null } | null } | null };

export type UpdateSigningRoleMutationVariables = Exact<{
  input: Types.UpdateSigningRoleByIdInput;
}>;


export type UpdateSigningRoleMutation = { __typename: 'Mutation', updateSigningRoleById: { __typename: 'UpdateSigningRolePayload', signingRole: { __typename: 'SigningRole', id: string, version: string, name: string, type: string, order: number, mapTo: string, toName: string | null, toEmail: string | null } | null } | null };

export type CreateMappedSigningTemplateQuestionSetMutationVariables = Exact<{
  input: Types.CreateMappedSigningTemplateQuestionSetInput;
}>;


export type CreateMappedSigningTemplateQuestionSetMutation = { __typename: 'Mutation', createMappedSigningTemplateQuestionSet: { __typename: 'CreateMappedSigningTemplateQuestionSetPayload', mappedSigningTemplateQuestionSet: { __typename: 'MappedSigningTemplateQuestionSet', id: string, version: string, createdOn: string, onboardingQuestionSetByOnboardingQuestionSetId: { __typename: 'OnboardingQuestionSet', version: string, id: string, name: string, languages: unknown } | null } | null } | null };

export type DeleteMappedSigningTemplateQuestionSetMutationVariables = Exact<{
  id: string;
}>;


export type DeleteMappedSigningTemplateQuestionSetMutation = { __typename: 'Mutation', deleteMappedSigningTemplateQuestionSetById: { __typename: 'DeleteMappedSigningTemplateQuestionSetPayload', mappedSigningTemplateQuestionSet: { __typename: 'MappedSigningTemplateQuestionSet', version: string, id: string } | null } | null };

export type TestMappedSigningTemplateMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type TestMappedSigningTemplateMutation = { __typename: 'Mutation', testMappedSigningTemplate: { __typename: 'TestMappedSigningTemplatePayload', sentSigningDocuments: Array<{ __typename: 'SentSigningDocument', id: string, version: string, name: string, status: string, sentOn: string, isTest: boolean, toEmail: string | null, documentUri: string } | null> | null } | null };

export type SigningAccountFactsFragment = { __typename: 'SigningAccount', version: string, id: string, name: string, syncedOn: string | null, syncStatus: string, syncError: string | null };

export type SigningTemplateFactsFragment = { __typename: 'SigningTemplate', version: string, id: string, name: string, description: string | null, updatedOn: string, syncedOn: string, deleted: boolean, templateUri: string | null };

export type MappedSigningTemplateFactsFragment = { __typename: 'MappedSigningTemplate', version: string, id: string, name: string, locked: boolean, active: boolean, deleted: boolean, templateCopyOn: string, templateUpdatedOn: string, signingTemplateId: string, qualificationStepType: string, process: { __typename: 'Process', version: string, id: string, status: string, shortSteps: { __typename: 'StepsConnection', nodes: Array<{ __typename: 'Step', version: string, id: string, order: number, status: string, renderAttributes: unknown } | null> } } | null };

export type SigningRoleFactsFragment = { __typename: 'SigningRole', version: string, id: string, name: string, type: string, order: number, mapTo: string, toName: string | null, toEmail: string | null };

export type SigningDocumentFactsFragment = { __typename: 'SigningDocument', version: string, id: string, name: string, order: number };

export type TemplateQuestionSetFactsFragment = { __typename: 'MappedSigningTemplateQuestionSet', version: string, id: string, createdOn: string, onboardingQuestionSetByOnboardingQuestionSetId: { __typename: 'OnboardingQuestionSet', version: string, id: string, name: string, languages: unknown } | null };

export type SentSigningDocumentFactsFragment = { __typename: 'SentSigningDocument', version: string, id: string, name: string, status: string, sentOn: string, isTest: boolean, toEmail: string | null, documentUri: string };

export type TemplateFieldFactsFragment = { __typename: 'SigningField', version: string, id: string, name: string, value: string | null, valueVariable: string, order: number, signingDocumentId: string, role: { __typename: 'SigningRole', version: string, id: string, name: string } | null, mapTo: { __typename: 'MappingField', id: number, field: string, isProviderOnly: boolean } | null };

export const SigningAccountsDocument = { lists: [{"name":"allSigningAccounts","typename":"SigningAccount","text":"query SigningAccountsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningAccounts(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SigningAccountFacts}}known:allSigningAccounts(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SigningAccountFacts on SigningAccount{__typename version id name syncedOn syncStatus syncError}","tables":["signing_accounts"]}], toString: () => 'query SigningAccounts($after:UUID!$first:Int!){__typename allSigningAccounts(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SigningAccountFacts}}}fragment SigningAccountFacts on SigningAccount{__typename version id name syncedOn syncStatus syncError}' } as unknown as TypedDocument<SigningAccountsQuery, SigningAccountsQueryVariables>;
export const SigningTemplatesDocument = { lists: [{"name":"allSigningTemplates","typename":"SigningTemplate","text":"query SigningTemplatesRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningTemplates(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SigningTemplateFacts}}known:allSigningTemplates(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SigningTemplateFacts on SigningTemplate{__typename version id name description updatedOn syncedOn deleted templateUri}","tables":["signing_templates"]}], toString: () => 'query SigningTemplates($after:UUID!$first:Int!){__typename allSigningTemplates(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SigningTemplateFacts}}}fragment SigningTemplateFacts on SigningTemplate{__typename version id name description updatedOn syncedOn deleted templateUri}' } as unknown as TypedDocument<SigningTemplatesQuery, SigningTemplatesQueryVariables>;
export const SigningTemplateDocument = { shown: [{"table":"signing_templates","by":"id"}], toString: () => 'query SigningTemplate($id:UUID!){__typename signingTemplateById(id:$id){__typename version id ...SigningTemplateFacts}}fragment SigningTemplateFacts on SigningTemplate{__typename version id name description updatedOn syncedOn deleted templateUri}' } as unknown as TypedDocument<SigningTemplateQuery, SigningTemplateQueryVariables>;
export const SigningTemplateContentsDocument = { shown: [{"table":"signing_templates","by":"id"}], toString: () => 'query SigningTemplateContents($id:UUID!){__typename signingTemplateById(id:$id){__typename version id contents}}' } as unknown as TypedDocument<SigningTemplateContentsQuery, SigningTemplateContentsQueryVariables>;
export const MappedSigningTemplatesDocument = { lists: [{"name":"allMappedSigningTemplates","typename":"MappedSigningTemplate","text":"query MappedSigningTemplatesRows($templateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allMappedSigningTemplates(filter:{and:[{signingTemplateId:{equalTo:$templateId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...MappedSigningTemplateFacts}}known:allMappedSigningTemplates(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}","tables":["mapped_signing_templates","processes","steps"],"links":[{"typename":"Step","parent":"Process","by":"processId","list":"allSteps"}]}], toString: () => 'query MappedSigningTemplates($templateId:UUID!$after:UUID!$first:Int!){__typename allMappedSigningTemplates(filter:{signingTemplateId:{equalTo:$templateId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...MappedSigningTemplateFacts}}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<MappedSigningTemplatesQuery, MappedSigningTemplatesQueryVariables>;
export const MappedSigningTemplateDocument = { shown: [{"table":"mapped_signing_templates","by":"id"},{"table":"processes"},{"table":"steps"}], toString: () => 'query MappedSigningTemplate($id:UUID!){__typename mappedSigningTemplateById(id:$id){__typename version id ...MappedSigningTemplateFacts}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<MappedSigningTemplateQuery, MappedSigningTemplateQueryVariables>;
export const TemplateRolesDocument = { lists: [{"name":"allSigningRoles","typename":"SigningRole","text":"query TemplateRolesRows($mappedTemplateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningRoles(filter:{and:[{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SigningRoleFacts}}known:allSigningRoles(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SigningRoleFacts on SigningRole{__typename version id name type order mapTo toName toEmail}","tables":["signing_roles"]}], toString: () => 'query TemplateRoles($mappedTemplateId:UUID!$after:UUID!$first:Int!){__typename allSigningRoles(filter:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SigningRoleFacts}}}fragment SigningRoleFacts on SigningRole{__typename version id name type order mapTo toName toEmail}' } as unknown as TypedDocument<TemplateRolesQuery, TemplateRolesQueryVariables>;
export const TemplateDocumentsDocument = { lists: [{"name":"allSigningDocuments","typename":"SigningDocument","text":"query TemplateDocumentsRows($mappedTemplateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningDocuments(filter:{and:[{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SigningDocumentFacts}}known:allSigningDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SigningDocumentFacts on SigningDocument{__typename version id name order}","tables":["signing_documents"]}], toString: () => 'query TemplateDocuments($mappedTemplateId:UUID!$after:UUID!$first:Int!){__typename allSigningDocuments(filter:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SigningDocumentFacts}}}fragment SigningDocumentFacts on SigningDocument{__typename version id name order}' } as unknown as TypedDocument<TemplateDocumentsQuery, TemplateDocumentsQueryVariables>;
export const TemplateFieldsDocument = { lists: [{"name":"allSigningFields","typename":"SigningField","text":"query TemplateFieldsRows($mappedTemplateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSigningFields(filter:{and:[{signingDocumentBySigningDocumentId:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TemplateFieldFacts}}known:allSigningFields(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TemplateFieldFacts on SigningField{__typename version id name value valueVariable order signingDocumentId role{__typename version id name}mapTo{__typename id field isProviderOnly}}","tables":["signing_documents","signing_fields","signing_roles"]}], toString: () => 'query TemplateFields($mappedTemplateId:UUID!$after:UUID!$first:Int!){__typename allSigningFields(filter:{signingDocumentBySigningDocumentId:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...TemplateFieldFacts}}}fragment TemplateFieldFacts on SigningField{__typename version id name value valueVariable order signingDocumentId role{__typename version id name}mapTo{__typename id field isProviderOnly}}' } as unknown as TypedDocument<TemplateFieldsQuery, TemplateFieldsQueryVariables>;
export const TemplateDocumentDocument = { shown: [{"table":"signing_documents","by":"id"}], toString: () => 'query TemplateDocument($id:UUID!){__typename signingDocumentById(id:$id){__typename version id paragraphs}}' } as unknown as TypedDocument<TemplateDocumentQuery, TemplateDocumentQueryVariables>;
export const TemplateQuestionSetsDocument = { lists: [{"name":"allMappedSigningTemplateQuestionSets","typename":"MappedSigningTemplateQuestionSet","text":"query TemplateQuestionSetsRows($mappedTemplateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allMappedSigningTemplateQuestionSets(filter:{and:[{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...TemplateQuestionSetFacts}}known:allMappedSigningTemplateQuestionSets(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment TemplateQuestionSetFacts on MappedSigningTemplateQuestionSet{__typename version id createdOn onboardingQuestionSetByOnboardingQuestionSetId{__typename version id name languages}}","tables":["mapped_signing_template_question_sets","onboarding_question_sets"],"links":[{"typename":"OnboardingQuestionSet","parent":"MappedSigningTemplateQuestionSet","by":"onboardingQuestionSetId","list":"allMappedSigningTemplateQuestionSets","isForward":true}]}], toString: () => 'query TemplateQuestionSets($mappedTemplateId:UUID!$after:UUID!$first:Int!){__typename allMappedSigningTemplateQuestionSets(filter:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...TemplateQuestionSetFacts}}}fragment TemplateQuestionSetFacts on MappedSigningTemplateQuestionSet{__typename version id createdOn onboardingQuestionSetByOnboardingQuestionSetId{__typename version id name languages}}' } as unknown as TypedDocument<TemplateQuestionSetsQuery, TemplateQuestionSetsQueryVariables>;
export const SentSigningDocumentsDocument = { lists: [{"name":"allSentSigningDocuments","typename":"SentSigningDocument","text":"query SentSigningDocumentsRows($mappedTemplateId:UUID!$after:UUID!$ids:[UUID!]!$rows:Int!){rows:allSentSigningDocuments(filter:{and:[{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...SentSigningDocumentFacts}}known:allSentSigningDocuments(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment SentSigningDocumentFacts on SentSigningDocument{__typename version id name status sentOn isTest toEmail documentUri}","tables":["sent_signing_documents"]}], toString: () => 'query SentSigningDocuments($mappedTemplateId:UUID!$after:UUID!$first:Int!){__typename allSentSigningDocuments(filter:{mappedSigningTemplateId:{equalTo:$mappedTemplateId}id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...SentSigningDocumentFacts}}}fragment SentSigningDocumentFacts on SentSigningDocument{__typename version id name status sentOn isTest toEmail documentUri}' } as unknown as TypedDocument<SentSigningDocumentsQuery, SentSigningDocumentsQueryVariables>;
export const MappingRolesDocument = 'query MappingRoles{__typename allMappingRoles(first:500){__typename nodes{__typename id description}}}' as unknown as TypedDocument<MappingRolesQuery, MappingRolesQueryVariables>;
export const TemplateTestValuesDocument = { shown: [{"table":"mapped_signing_templates","by":"id"}], toString: () => 'query TemplateTestValues($id:UUID!){__typename mappedSigningTemplateById(id:$id){__typename version id mappingFields(first:500){__typename nodes{__typename id field description testValue}}}}' } as unknown as TypedDocument<TemplateTestValuesQuery, TemplateTestValuesQueryVariables>;
export const DocusignSyncTemplateListDocument = { effects: {"docusignSyncTemplateList.signingAccount":"mutated"}, toString: () => 'mutation DocusignSyncTemplateList($id:UUID!){__typename docusignSyncTemplateList(input:{id:$id}){__typename signingAccount{__typename id version ...SigningAccountFacts}}}fragment SigningAccountFacts on SigningAccount{__typename version id name syncedOn syncStatus syncError}' } as unknown as TypedDocument<DocusignSyncTemplateListMutation, DocusignSyncTemplateListMutationVariables>;
export const CreateMappedSigningTemplateDocument = { effects: {"createMappedSigningTemplate.mappedSigningTemplate":"created"}, toString: () => 'mutation CreateMappedSigningTemplate($input:CreateMappedSigningTemplateInput!){__typename createMappedSigningTemplate(input:$input){__typename mappedSigningTemplate{__typename id version ...MappedSigningTemplateFacts}}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<CreateMappedSigningTemplateMutation, CreateMappedSigningTemplateMutationVariables>;
export const CarryOverMappedSigningTemplateDocument = { effects: {"carryOverMappedSigningTemplate.mappedSigningTemplate":"created"}, toString: () => 'mutation CarryOverMappedSigningTemplate($id:UUID!$name:String!){__typename carryOverMappedSigningTemplate(input:{mappedSigningTemplateId:$id name:$name}){__typename mappedSigningTemplate{__typename id version ...MappedSigningTemplateFacts}}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<CarryOverMappedSigningTemplateMutation, CarryOverMappedSigningTemplateMutationVariables>;
export const UpdateMappedSigningTemplateDocument = { effects: {"updateMappedSigningTemplateById.mappedSigningTemplate":"mutated"}, toString: () => 'mutation UpdateMappedSigningTemplate($input:UpdateMappedSigningTemplateByIdInput!){__typename updateMappedSigningTemplateById(input:$input){__typename mappedSigningTemplate{__typename id version ...MappedSigningTemplateFacts}}}fragment MappedSigningTemplateFacts on MappedSigningTemplate{__typename version id name locked active deleted templateCopyOn templateUpdatedOn signingTemplateId qualificationStepType process{__typename version id status shortSteps{__typename nodes{__typename version id order status renderAttributes}}}}' } as unknown as TypedDocument<UpdateMappedSigningTemplateMutation, UpdateMappedSigningTemplateMutationVariables>;
export const UpdateSigningRoleDocument = { effects: {"updateSigningRoleById.signingRole":"mutated"}, toString: () => 'mutation UpdateSigningRole($input:UpdateSigningRoleByIdInput!){__typename updateSigningRoleById(input:$input){__typename signingRole{__typename id version ...SigningRoleFacts}}}fragment SigningRoleFacts on SigningRole{__typename version id name type order mapTo toName toEmail}' } as unknown as TypedDocument<UpdateSigningRoleMutation, UpdateSigningRoleMutationVariables>;
export const CreateMappedSigningTemplateQuestionSetDocument = { effects: {"createMappedSigningTemplateQuestionSet.mappedSigningTemplateQuestionSet":"created"}, toString: () => 'mutation CreateMappedSigningTemplateQuestionSet($input:CreateMappedSigningTemplateQuestionSetInput!){__typename createMappedSigningTemplateQuestionSet(input:$input){__typename mappedSigningTemplateQuestionSet{__typename id version ...TemplateQuestionSetFacts}}}fragment TemplateQuestionSetFacts on MappedSigningTemplateQuestionSet{__typename version id createdOn onboardingQuestionSetByOnboardingQuestionSetId{__typename version id name languages}}' } as unknown as TypedDocument<CreateMappedSigningTemplateQuestionSetMutation, CreateMappedSigningTemplateQuestionSetMutationVariables>;
export const DeleteMappedSigningTemplateQuestionSetDocument = { effects: {"deleteMappedSigningTemplateQuestionSetById.mappedSigningTemplateQuestionSet":"deleted"}, toString: () => 'mutation DeleteMappedSigningTemplateQuestionSet($id:UUID!){__typename deleteMappedSigningTemplateQuestionSetById(input:{id:$id}){__typename mappedSigningTemplateQuestionSet{__typename version id}}}' } as unknown as TypedDocument<DeleteMappedSigningTemplateQuestionSetMutation, DeleteMappedSigningTemplateQuestionSetMutationVariables>;
export const TestMappedSigningTemplateDocument = { effects: {"testMappedSigningTemplate.sentSigningDocuments":"created"}, toString: () => 'mutation TestMappedSigningTemplate($id:UUID!$email:String!){__typename testMappedSigningTemplate(input:{mappedSigningTemplateId:$id email:$email}){__typename sentSigningDocuments{__typename id version ...SentSigningDocumentFacts}}}fragment SentSigningDocumentFacts on SentSigningDocument{__typename version id name status sentOn isTest toEmail documentUri}' } as unknown as TypedDocument<TestMappedSigningTemplateMutation, TestMappedSigningTemplateMutationVariables>;