import { fixtureIds } from '../../testing/fixtureIds'
import type { MappingProcess } from '../payments/mappingProcess'
import { aMappingProcess } from '../payments/testing'
import { signingFieldRow } from '../signingFields/testing'
import type {
  MappedSigningTemplateFactsFragment,
  MappedSigningTemplateQuery,
  MappedSigningTemplatesQuery,
  MappingRolesQuery,
  SentSigningDocumentsQuery,
  SigningAccountFactsFragment,
  SigningAccountsQuery,
  SigningRoleFactsFragment,
  SigningTemplateContentsQuery,
  SigningTemplateQuery,
  SigningTemplatesQuery,
  TemplateDocumentQuery,
  TemplateDocumentsQuery,
  TemplateFieldsQuery,
  TemplateQuestionSetsQuery,
  TemplateRolesQuery,
  TemplateTestValuesQuery,
} from './operations.generated'
import type {
  MappedTemplate,
  MappingRole,
  SentTemplateDocument,
  SigningAccount,
  SigningRole,
  SigningTemplate,
  TemplateContents,
  TemplateDocument,
  TemplateQuestionSet,
  TestValue,
} from './SigningTemplate'

const id = fixtureIds.nth

/** The account of Larkspur at the signing provider. */
export function aSigningAccount(changes: Partial<SigningAccount> = {}): SigningAccount {
  return {
    ...{ id: id(6401), name: 'Larkspur Securities LLC', syncedOn: '2026-11-20T18:02:00Z' },
    ...{ syncStatus: 'idle', syncError: null },
    ...changes,
  }
}

/** A template as a list has it. */
export function aSigningTemplate(changes: Partial<SigningTemplate> = {}): SigningTemplate {
  return {
    ...{ id: id(6411), name: 'Subscription Agreement', description: 'Signed by investor and issuer' },
    ...{ updatedOn: '2026-10-18T09:44:00Z', syncedOn: '2026-11-20T18:02:00Z', deleted: false },
    templateUri: '/integration/signing-template/6411',
    ...changes,
  }
}

/** A mapped template that is being mapped. */
export function aMappedTemplate(changes: Partial<MappedTemplate> = {}): MappedTemplate {
  return {
    ...{ id: id(6421), version: '1', name: 'Reg D 506(c), individuals', signingTemplateId: id(6411) },
    ...{ locked: false, active: false, deleted: false, signingType: 'inline' },
    ...{ copiedOn: '2026-11-03T09:30:00Z', templateUpdatedOn: '2026-10-18T09:44:00Z' },
    process: aMappingProcess(),
    ...changes,
  }
}

/** A role that is mapped to the investor. */
export function aSigningRole(changes: Partial<SigningRole> = {}): SigningRole {
  return {
    ...{ id: id(6431), version: '1', name: 'Investor', type: 'signer', order: 1 },
    ...{ mapTo: 'investor', toName: null, toEmail: null },
    ...changes,
  }
}

/** The parties to which a role can be mapped. */
export const someMappingRoles: readonly MappingRole[] = [
  { id: 'not mapped', description: 'Not mapped yet' },
  { id: 'investor', description: 'The investor who makes the investment' },
  { id: 'issuer', description: 'The issuer of the round' },
  { id: 'seller', description: 'The account that owns the allocation' },
  { id: 'static', description: 'Always the same name and e-mail address' },
]

/** The answer of `SigningAccounts` that reads as these. */
export function signingAccountsAnswer(accounts: readonly SigningAccount[]): SigningAccountsQuery {
  const nodes = accounts.map(signingAccountRow)
  return { __typename: 'Query', allSigningAccounts: { __typename: 'SigningAccountsConnection', nodes } }
}

/** A signing account as the platform answers it. */
export const signingAccountRow = (account: SigningAccount): SigningAccountFactsFragment => ({
  ...{ __typename: 'SigningAccount', version: '1' },
  ...account,
})

/** The answer of `SigningTemplates` that reads as these. */
export function signingTemplatesAnswer(templates: readonly SigningTemplate[]): SigningTemplatesQuery {
  const nodes = templates.map((template) => ({
    ...{ __typename: 'SigningTemplate' as const, version: '1' },
    ...template,
  }))
  return { __typename: 'Query', allSigningTemplates: { __typename: 'SigningTemplatesConnection', nodes } }
}

/** The answer of `SigningTemplate` that reads as this. */
export const signingTemplateAnswer = (template: SigningTemplate): SigningTemplateQuery => ({
  __typename: 'Query',
  signingTemplateById: { __typename: 'SigningTemplate', version: '1', ...template },
})

/** The answer of `SigningTemplateContents` that reads as this. */
export const templateContentsAnswer = (
  template: Pick<SigningTemplate, 'id' | 'updatedOn'>,
  contents: TemplateContents,
): SigningTemplateContentsQuery => ({
  __typename: 'Query',
  signingTemplateById: {
    ...{ __typename: 'SigningTemplate', version: '1', id: template.id },
    ...{ updatedOn: template.updatedOn, contents },
  },
})

/** The answer of `MappedSigningTemplates` that reads as these. */
export const mappedTemplatesAnswer = (templates: readonly MappedTemplate[]): MappedSigningTemplatesQuery => ({
  __typename: 'Query',
  allMappedSigningTemplates: {
    __typename: 'MappedSigningTemplatesConnection',
    nodes: templates.map(mappedTemplateRow),
  },
})

/** The answer of `MappedSigningTemplate` that reads as this. */
export const mappedTemplateAnswer = (template: MappedTemplate): MappedSigningTemplateQuery => ({
  __typename: 'Query',
  mappedSigningTemplateById: mappedTemplateRow(template),
})

/** A mapped template as the platform answers it. */
export function mappedTemplateRow(template: MappedTemplate): MappedSigningTemplateFactsFragment {
  const { signingType, copiedOn, process, ...facts } = template
  return {
    ...{ __typename: 'MappedSigningTemplate', ...facts },
    ...{
      qualificationStepType: signingType,
      templateCopyOn: copiedOn,
      process: process && processRow(process),
    },
  }
}

function processRow({ steps, ...process }: MappingProcess) {
  const nodes = steps.map(({ id: of, order, status, renderAttributes }) => ({
    ...{ __typename: 'Step' as const, version: '1', id: of, order, status },
    renderAttributes: renderAttributes ?? {},
  }))
  return {
    ...{ __typename: 'Process' as const, version: '1', ...process },
    shortSteps: { __typename: 'StepsConnection' as const, nodes },
  }
}

/** The answer of `TemplateRoles` that reads as these. */
export const templateRolesAnswer = (roles: readonly SigningRole[]): TemplateRolesQuery => ({
  __typename: 'Query',
  allSigningRoles: { __typename: 'SigningRolesConnection', nodes: roles.map(signingRoleRow) },
})

/** A role as the platform answers it. */
export const signingRoleRow = (role: SigningRole): SigningRoleFactsFragment => ({
  ...{ __typename: 'SigningRole', mappedSigningTemplateId: id(6421) },
  ...role,
})

/** The answer of `TemplateDocuments` that reads as these. */
export const templateDocumentsAnswer = (documents: readonly TemplateDocument[]): TemplateDocumentsQuery => ({
  __typename: 'Query',
  allSigningDocuments: {
    __typename: 'SigningDocumentsConnection',
    nodes: documents.map(({ id: of, name, order }) => ({
      ...{ __typename: 'SigningDocument' as const, version: '1', mappedSigningTemplateId: id(6421) },
      ...{ id: of, name, order },
    })),
  },
})

/** The answer of `TemplateFields` that reads as the fields of these documents. */
export const templateFieldsAnswer = (documents: readonly TemplateDocument[]): TemplateFieldsQuery => ({
  __typename: 'Query',
  allSigningFields: {
    __typename: 'SigningFieldsConnection',
    nodes: documents.flatMap(({ id: signingDocumentId, fields }) =>
      fields.map((field) => ({ ...signingFieldRow(field), signingDocumentId })),
    ),
  },
})

/** The answer of `TemplateDocument` that reads as this. */
export const templateDocumentAnswer = (
  { id: of, name }: Pick<TemplateDocument, 'id' | 'name'>,
  paragraphs: readonly string[],
): TemplateDocumentQuery => ({
  __typename: 'Query',
  signingDocumentById: {
    ...{ __typename: 'SigningDocument', version: '1', id: of, name },
    ...{ mappedSigningTemplateId: id(6421), paragraphs: [...paragraphs] },
  },
})

/** The answer of `TemplateQuestionSets` that reads as these. */
export const templateQuestionSetsAnswer = (
  sets: readonly TemplateQuestionSet[],
): TemplateQuestionSetsQuery => ({
  __typename: 'Query',
  allMappedSigningTemplateQuestionSets: {
    __typename: 'MappedSigningTemplateQuestionSetsConnection',
    nodes: sets.map(({ id: of, questionSetId, name, languages }) => ({
      ...{ __typename: 'MappedSigningTemplateQuestionSet' as const, version: '1', id: of },
      ...{ createdOn: '2026-11-03T09:30:00Z', mappedSigningTemplateId: id(6421) },
      onboardingQuestionSetByOnboardingQuestionSetId: {
        ...{ __typename: 'OnboardingQuestionSet' as const, version: '1', id: questionSetId, name },
        languages,
      },
    })),
  },
})

/** The answer of `SentSigningDocuments` that reads as these. */
export const sentSigningDocumentsAnswer = (
  sent: readonly SentTemplateDocument[],
): SentSigningDocumentsQuery => ({
  __typename: 'Query',
  allSentSigningDocuments: {
    __typename: 'SentSigningDocumentsConnection',
    nodes: sent.map((document) => ({
      ...{ __typename: 'SentSigningDocument' as const, version: '1', mappedSigningTemplateId: id(6421) },
      ...document,
    })),
  },
})

/** The answer of `MappingRoles` that reads as these. */
export const mappingRolesAnswer = (roles: readonly MappingRole[] = someMappingRoles): MappingRolesQuery => ({
  __typename: 'Query',
  allMappingRoles: {
    __typename: 'MappingRolesConnection',
    nodes: roles.map((role) => ({ __typename: 'MappingRole' as const, ...role })),
  },
})

/** The answer of `TemplateTestValues` that reads as these. */
export const testValuesAnswer = (values: readonly TestValue[], locked = false): TemplateTestValuesQuery => ({
  __typename: 'Query',
  mappedSigningTemplateById: {
    ...{ __typename: 'MappedSigningTemplate', version: '1', id: id(6421), locked },
    mappingFields: {
      __typename: 'MappingFieldsConnection',
      nodes: values.map((value) => ({ __typename: 'MappingField' as const, ...value })),
    },
  },
})
