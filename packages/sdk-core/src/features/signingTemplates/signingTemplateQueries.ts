import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, listQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { memoizeByRow, orNotFound, rowsOf } from '../../client/records/answers'
import { checkRecordId } from '../../client/records/recordId'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import { compareText, sortableText } from '../../order/compareText'
import { readMappingProcess } from '../payments/mappingProcess'
import { compareSigningFields, readSigningField } from '../signingFields/SigningField'
import { processRules } from '../steps/process/processRules'
import { stepRules } from '../steps/stepRules'
import {
  MappedSigningTemplateDocument,
  MappedSigningTemplatesDocument,
  MappingRolesDocument,
  SentSigningDocumentsDocument,
  SigningAccountsDocument,
  SigningTemplateContentsDocument,
  SigningTemplateDocument,
  SigningTemplatesDocument,
  TemplateDocumentDocument,
  TemplateDocumentsDocument,
  TemplateFieldsDocument,
  TemplateQuestionSetsDocument,
  TemplateRolesDocument,
  TemplateTestValuesDocument,
  type MappedSigningTemplateFactsFragment,
  type MappedSigningTemplateQuery,
  type MappingRolesQuery,
  type SentSigningDocumentFactsFragment,
  type SigningAccountFactsFragment,
  type SigningAccountsQuery,
  type SigningDocumentFactsFragment,
  type TemplateFieldFactsFragment,
  type SigningRoleFactsFragment,
  type SigningTemplateContentsQuery,
  type SigningTemplateFactsFragment,
  type SigningTemplateQuery,
  type SigningTemplatesQuery,
  type TemplateDocumentQuery,
  type TemplateQuestionSetFactsFragment,
  type TemplateTestValuesQuery,
} from './operations.generated'
import type {
  MappedTemplate,
  MappedTemplateParts,
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

/**
 * Returns the query for this account's accounts at the signing provider, by name. Starts and ends of a sync arrive as updates.
 * (CALL-138)
 */
export function signingAccountsQuery(
  capstan: Capstan,
): CapstanQuery<readonly SigningAccount[], SigningAccountsQuery> {
  return listQuery(capstan, {
    document: SigningAccountsDocument,
    list: 'allSigningAccounts',
    select: readAccounts,
  })
}

/** The templates of the signing provider as they were last read, by name. (CALL-127) */
export function signingTemplatesQuery(
  capstan: Capstan,
): CapstanQuery<readonly SigningTemplate[], SigningTemplatesQuery> {
  return listQuery(capstan, {
    document: SigningTemplatesDocument,
    list: 'allSigningTemplates',
    select: readTemplates,
  })
}

/** One template of the signing provider; `not_found` when it belongs to another account. (CALL-128) */
export function signingTemplateQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<SigningTemplate, SigningTemplateQuery> {
  return recordQuery(capstan, {
    document: SigningTemplateDocument,
    variables: { id },
    select: readOneTemplate,
  })
}

type MappedAnswer = AllPagesAnswer<{ templates: MappedSigningTemplateFactsFragment }>

/** The roles, documents and fields that a template holds now; `not_found` when it belongs to another account. */
export function templateContentsQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<TemplateContents, SigningTemplateContentsQuery> {
  return recordQuery(capstan, {
    document: SigningTemplateContentsDocument,
    variables: { id },
    select: readTemplateContents,
  })
}

/** The mapped templates of a template, by name; deleted ones last. (CALL-129) */
export function mappedTemplatesQuery(
  capstan: Capstan,
  templateId: string,
): CapstanQuery<readonly MappedTemplate[], MappedAnswer> {
  capstan.register(processRules, stepRules)
  const templates = allPages(
    MappedSigningTemplatesDocument,
    { templateId },
    (answer) => answer.allMappedSigningTemplates,
  )
  const query = allPagesQuery(capstan, { templates }, readMappedTemplates)
  return checked(query, templateId)
}

/** One mapped template; `not_found` when it belongs to another account. (CALL-130) */
export function mappedTemplateQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<MappedTemplate, MappedSigningTemplateQuery> {
  capstan.register(processRules, stepRules)
  return recordQuery(capstan, {
    document: MappedSigningTemplateDocument,
    variables: { id },
    select: readOneMappedTemplate,
  })
}

interface PartRows {
  roles: SigningRoleFactsFragment
  documents: SigningDocumentFactsFragment
  fields: TemplateFieldFactsFragment
  questionSets: TemplateQuestionSetFactsFragment
  sent: SentSigningDocumentFactsFragment
}

/** The roles, documents, question sets and sent documents of a mapped template. (CALL-131, CALL-133, CALL-135) */
export function mappedTemplatePartsQuery(
  capstan: Capstan,
  mappedTemplateId: string,
): CapstanQuery<MappedTemplateParts, AllPagesAnswer<PartRows>> {
  const of = { mappedTemplateId }
  const query = allPagesQuery<PartRows, MappedTemplateParts>(
    capstan,
    {
      roles: allPages(TemplateRolesDocument, of, (answer) => answer.allSigningRoles),
      documents: allPages(TemplateDocumentsDocument, of, (answer) => answer.allSigningDocuments),
      fields: allPages(TemplateFieldsDocument, of, (answer) => answer.allSigningFields),
      questionSets: allPages(
        TemplateQuestionSetsDocument,
        of,
        (answer) => answer.allMappedSigningTemplateQuestionSets,
      ),
      sent: allPages(SentSigningDocumentsDocument, of, (answer) => answer.allSentSigningDocuments),
    },
    readParts,
  )
  return checked(query, mappedTemplateId)
}

/** The text of a document: paragraphs with `{{label}}` for the fields with that data label. (CALL-132) */
export function templateDocumentQuery(
  capstan: Capstan,
  id: string,
): CapstanQuery<readonly string[], TemplateDocumentQuery> {
  return recordQuery(capstan, {
    document: TemplateDocumentDocument,
    variables: { id },
    select: readParagraphs,
  })
}

/** The parties to which a signing role can be mapped. (CALL-136) */
export function mappingRolesQuery(capstan: Capstan): CapstanQuery<readonly MappingRole[], MappingRolesQuery> {
  return recordQuery(capstan, { document: MappingRolesDocument, variables: {}, select: readMappingRoles })
}

/** The mapping fields that a mapped template uses, with their test values. (CALL-130, SIGN-015) */
export function testValuesQuery(
  capstan: Capstan,
  mappedTemplateId: string,
): CapstanQuery<readonly TestValue[], TemplateTestValuesQuery> {
  const query = recordQuery(capstan, {
    document: TemplateTestValuesDocument,
    variables: { id: mappedTemplateId },
    select: readTestValues,
  })
  // The fields of a document may have been mapped since.
  return { ...query, staleTime: 2_000 }
}

function checked<TView, TAnswer>(
  query: CapstanQuery<TView, TAnswer>,
  id: string,
): CapstanQuery<TView, TAnswer> {
  return {
    ...query,
    queryFn: async (context) => {
      checkRecordId(id)
      return query.queryFn(context)
    },
    staleTime: Infinity,
  }
}

const byName = (a: { id: string; name: string }, b: { id: string; name: string }) =>
  compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id)
const inOrder = (a: { id: string; order: number }, b: { id: string; order: number }) =>
  a.order - b.order || compareText(a.id, b.id)

const readAccounts = ({ allSigningAccounts }: SigningAccountsQuery): readonly SigningAccount[] =>
  rowsOf(allSigningAccounts).map(readSigningAccount).toSorted(byName)

/** An account at the signing provider as the platform answers it. */
export const readSigningAccount = memoizeByRow(
  ({ id, name, syncedOn, syncStatus, syncError }: SigningAccountFactsFragment): SigningAccount => ({
    ...{ id, name, syncedOn, syncStatus, syncError },
  }),
)

const readTemplates = ({ allSigningTemplates }: SigningTemplatesQuery): readonly SigningTemplate[] =>
  rowsOf(allSigningTemplates).map(readTemplate).toSorted(byName)

const readOneTemplate = ({ signingTemplateById }: SigningTemplateQuery): SigningTemplate =>
  readTemplate(orNotFound(signingTemplateById))

const readTemplate = memoizeByRow(
  ({
    id,
    name,
    description,
    updatedOn,
    syncedOn,
    deleted,
    templateUri,
  }: SigningTemplateFactsFragment): SigningTemplate => ({
    ...{ id, name, description, updatedOn, syncedOn, deleted, templateUri },
  }),
)

const readTemplateContents = ({ signingTemplateById }: SigningTemplateContentsQuery): TemplateContents =>
  orNotFound(signingTemplateById).contents as TemplateContents // the platform's own JSON, checked when it was synced

const readMappedTemplates = ({ templates }: MappedAnswer): readonly MappedTemplate[] =>
  (templates?.nodes ?? [])
    .map(readMappedTemplate)
    .toSorted((a, b) => Number(a.deleted) - Number(b.deleted) || byName(a, b))

const readOneMappedTemplate = ({ mappedSigningTemplateById }: MappedSigningTemplateQuery): MappedTemplate =>
  readMappedTemplate(orNotFound(mappedSigningTemplateById))

/** A mapped template as the platform answers it. */
export const readMappedTemplate = memoizeByRow(
  ({
    id,
    version,
    name,
    locked,
    active,
    deleted,
    ...answer
  }: MappedSigningTemplateFactsFragment): MappedTemplate => ({
    ...{ id, version, name, locked, active, deleted },
    signingType: answer.qualificationStepType === 'inline' ? 'inline' : 'email',
    copiedOn: answer.templateCopyOn,
    templateUpdatedOn: answer.templateUpdatedOn,
    signingTemplateId: answer.signingTemplateId,
    process: readMappingProcess(answer.process),
  }),
)

function readParts({
  roles,
  documents,
  fields,
  questionSets,
  sent,
}: AllPagesAnswer<PartRows>): MappedTemplateParts {
  return {
    roles: (roles?.nodes ?? []).map(readSigningRole).toSorted(inOrder),
    documents: (documents?.nodes ?? []).map(documentReader(fields?.nodes ?? [])).toSorted(inOrder),
    questionSets: (questionSets?.nodes ?? [])
      .toSorted((a, b) => compareText(a.createdOn, b.createdOn) || compareText(a.id, b.id))
      .map(readQuestionSet),
    sent: (sent?.nodes ?? [])
      .map(readSent)
      .toSorted((a, b) => compareText(b.sentOn, a.sentOn) || compareText(a.id, b.id)),
  }
}

/** A signing role as the platform answers it. */
export const readSigningRole = memoizeByRow(
  ({ id, version, name, type, order, mapTo, toName, toEmail }: SigningRoleFactsFragment): SigningRole => ({
    ...{ id, version, name, type, order, mapTo, toName, toEmail },
  }),
)

/** Returns a function that reads a document with its fields, in their order. */
const documentReader =
  (fields: readonly TemplateFieldFactsFragment[]) =>
  ({ id, name, order }: SigningDocumentFactsFragment): TemplateDocument => {
    const own = fields.filter(({ signingDocumentId }) => signingDocumentId === id)
    return { id, name, order, fields: own.map(readSigningField).toSorted(compareSigningFields) }
  }

const readQuestionSet = memoizeByRow(
  ({
    id,
    onboardingQuestionSetByOnboardingQuestionSetId: set,
  }: TemplateQuestionSetFactsFragment): TemplateQuestionSet => ({
    ...{ id, questionSetId: set?.id ?? '', name: set?.name ?? '', languages: set?.languages },
  }),
)

const readSent = memoizeByRow(
  ({
    id,
    name,
    status,
    sentOn,
    isTest,
    toEmail,
    documentUri,
  }: SentSigningDocumentFactsFragment): SentTemplateDocument => ({
    ...{ id, name, status, sentOn, isTest, toEmail, documentUri },
  }),
)

function readParagraphs({ signingDocumentById }: TemplateDocumentQuery): readonly string[] {
  return (orNotFound(signingDocumentById).paragraphs ?? []).flatMap((text) => (text === null ? [] : [text]))
}

const readMappingRoles = ({ allMappingRoles }: MappingRolesQuery): readonly MappingRole[] =>
  rowsOf(allMappingRoles).map(({ id, description }) => ({ id, description }))

const readTestValues = ({ mappedSigningTemplateById }: TemplateTestValuesQuery): readonly TestValue[] =>
  rowsOf(orNotFound(mappedSigningTemplateById).mappingFields).map(
    ({ id, field, description, testValue }) => ({
      ...{ id, field, description, testValue },
    }),
  )
