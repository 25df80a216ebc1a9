import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import type {
  MappedTemplate,
  MappedTemplateParts,
  SigningAccount,
  SigningTemplate,
  TemplateContents,
  TestValue,
} from '@capstan/sdk-core/signingTemplates'
import {
  aMappedTemplate,
  anAccount,
  aSigningAccount,
  aSigningField,
  aSigningRole,
  aSigningTemplate,
  aUsersData,
  fixtureIds,
  mappedTemplateAnswer,
  mappedTemplatesAnswer,
  mappingFieldsAnswer,
  mappingRolesAnswer,
  operations,
  sentSigningDocumentsAnswer,
  signingAccountsAnswer,
  signingFieldsAnswer,
  signingTemplateAnswer,
  signingTemplatesAnswer,
  templateContentsAnswer,
  templateDocumentAnswer,
  templateDocumentsAnswer,
  templateFieldsAnswer,
  templateQuestionSetsAnswer,
  templateRolesAnswer,
  testValuesAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'
import { mockQuestionsApi } from '../questions/testing'
import { aPdf } from '../signing/testing'

const id = fixtureIds.nth

/** The ids of the page of a mapped template. */
export const placeIds = { templateId: id(6411), mappedTemplateId: id(6421), documentId: id(6441) }

/** The roles and documents of the mapped template: an agreement with a mapped name, a text without one, and a signature. */
export const someParts: MappedTemplateParts = {
  roles: [
    aSigningRole(),
    aSigningRole({ id: id(6432), name: 'Compliance desk', order: 2, mapTo: 'not mapped' }),
  ],
  documents: [
    {
      ...{ id: id(6441), name: 'Subscription Agreement', order: 1 },
      fields: [
        aSigningField({ id: id(6451), name: 'Investor name', role: 'Investor', dataLabel: 'investor_name' }),
        aSigningField({
          ...{ id: id(6452), name: 'Units', role: 'Investor', order: 2, dataLabel: 'units' },
          ...{ mapTo: null, mappedTo: null },
        }),
        aSigningField({
          ...{ id: id(6453), name: 'Signature', role: 'Investor', order: 3, dataLabel: 'signature' },
          ...{ mapTo: 14, mappedTo: 'template provided', isProviders: true },
        }),
      ],
    },
  ],
  questionSets: [{ id: id(6461), questionSetId: id(6202), name: 'Source of funds' }],
  sent: [],
}

/** The template as it was when it was copied. */
export const someContents: TemplateContents = {
  roles: [{ name: 'Investor' }, { name: 'Compliance desk' }],
  documents: [
    {
      name: 'Subscription Agreement',
      fields: [
        { name: 'Investor name', label: 'investor_name', role: 'Investor' },
        { name: 'Units', label: 'units', role: 'Investor' },
        { name: 'Signature', label: 'signature', role: 'Investor', kind: 'signature' },
      ],
    },
  ],
}

/** State of the signing provider in a story. */
export interface SigningPlatform {
  role?: AccountRole
  type?: AccountType
  accounts?: readonly SigningAccount[]
  templates?: readonly SigningTemplate[]
  mapped?: MappedTemplate
  parts?: Partial<MappedTemplateParts>
  contents?: TemplateContents
  testValues?: readonly TestValue[]
  /** False when a character of the document cannot be set. */
  hasPages?: boolean
  /** More entries of the page of the document, such as a rotation. */
  page?: string
}

/** Mocks all requests of the signing administration. */
export function answerSigningTemplates(server: FakeServer, about: SigningPlatform = {}) {
  const { role = 'account_owner', type = 'broker', accounts = [aSigningAccount()] } = about
  const { templates = [aSigningTemplate()], mapped = aMappedTemplate(), contents = someContents } = about
  const parts = { ...someParts, ...about.parts }
  const [template = aSigningTemplate()] = templates
  const fields = parts.documents.flatMap((document) => document.fields)
  mockQuestionsApi(server)
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name: 'Larkspur Securities LLC' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.SigningAccounts, () => signingAccountsAnswer(accounts))
  server.on(operations.SigningTemplates, () => signingTemplatesAnswer(templates))
  server.on(operations.SigningTemplate, () => signingTemplateAnswer(template))
  server.on(operations.SigningTemplateContents, () => templateContentsAnswer(template, contents))
  server.on(operations.MappedSigningTemplates, () => mappedTemplatesAnswer([mapped]))
  server.on(operations.MappedSigningTemplate, () => mappedTemplateAnswer(mapped))
  server.on(operations.TemplateRoles, () => templateRolesAnswer(parts.roles))
  server.on(operations.TemplateDocuments, () => templateDocumentsAnswer(parts.documents))
  server.on(operations.TemplateFields, () => templateFieldsAnswer(parts.documents))
  server.on(operations.TemplateQuestionSets, () => templateQuestionSetsAnswer(parts.questionSets))
  server.on(operations.SentSigningDocuments, () => sentSigningDocumentsAnswer(parts.sent))
  server.on(operations.MappingRoles, () => mappingRolesAnswer())
  server.on(operations.MappingFields, () => mappingFieldsAnswer())
  server.on(operations.SigningFields, () => signingFieldsAnswer(fields))
  server.on(operations.TemplateDocument, () =>
    templateDocumentAnswer({ id: id(6441), name: 'Subscription Agreement' }, [
      '# Subscription Agreement',
      'The undersigned, {{investor_name}}, subscribes for {{units}} units.',
    ]),
  )
  server.onPost('/api/v2/integration/template-paper', () => ({
    data: {
      content: about.hasPages === false ? '' : btoa(aPdf('Subscription Agreement', about.page)),
      pages: 1,
      places: fields.map((field, at) => ({
        ...{ fieldId: field.id, page: 1, x: 0.12, y: 0.2 + at * 0.08, width: 0.3, height: 0.03 },
      })),
    },
  }))
  server.on(operations.TemplateTestValues, () =>
    testValuesAnswer(
      about.testValues ?? [
        { id: 3, field: 'investor_name', description: 'The name of the investor', testValue: 'Ada Lovelace' },
      ],
      mapped.locked,
    ),
  )
}
