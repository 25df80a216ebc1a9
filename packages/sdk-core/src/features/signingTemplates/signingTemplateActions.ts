import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  CarryOverMappedSigningTemplateDocument,
  CreateMappedSigningTemplateDocument,
  CreateMappedSigningTemplateQuestionSetDocument,
  DeleteMappedSigningTemplateQuestionSetDocument,
  DocusignSyncTemplateListDocument,
  TestMappedSigningTemplateDocument,
  UpdateMappedSigningTemplateDocument,
  UpdateSigningRoleDocument,
} from './operations.generated'
import type { MappedTemplate, SigningAccount, SigningRole, SigningType } from './SigningTemplate'
import { readMappedTemplate, readSigningAccount, readSigningRole } from './signingTemplateQueries'

type Once = Pick<MutateRequest, 'idempotencyKey'>

const submissionOf = (operation: string, request?: Once) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})

/** Reads the templates of a signing account again. The account is `syncing` until they are there, or `failed`. (CALL-122) */
export async function syncSigningTemplates(
  capstan: Capstan,
  signingAccountId: string,
  request?: Once,
): Promise<SigningAccount> {
  checkRecordId(signingAccountId)
  const submission = submissionOf('docusignSyncTemplateList', request)
  const answer = await capstan.client.mutate(
    DocusignSyncTemplateListDocument,
    { id: signingAccountId },
    submission,
  )
  return readSigningAccount(orNotFound(answer.docusignSyncTemplateList?.signingAccount))
}

/**
 * Copies a template under a new name. (CALL-120)
 *
 * @throws CapstanError `name_taken`, `template_deleted`
 */
export async function createMappedTemplate(
  capstan: Capstan,
  { signingTemplateId, name }: Pick<MappedTemplate, 'signingTemplateId' | 'name'>,
  request?: Once,
): Promise<MappedTemplate> {
  checkRecordId(signingTemplateId)
  const input = { mappedSigningTemplate: { signingTemplateId, name } }
  const submission = submissionOf('createMappedSigningTemplate', request)
  const answer = await capstan.client.mutate(CreateMappedSigningTemplateDocument, { input }, submission)
  return readMappedTemplate(orNotFound(answer.createMappedSigningTemplate?.mappedSigningTemplate))
}

/**
 * Copies the template of a mapped template once more, and maps the new copy as the older one, as far as it still fits.
 *
 * @throws CapstanError `name_taken`, `template_deleted`, `invalid_input`
 */
export async function carryOverMapping(
  capstan: Capstan,
  { id, name }: Pick<MappedTemplate, 'id' | 'name'>,
  request?: Once,
): Promise<MappedTemplate> {
  checkRecordId(id)
  const submission = submissionOf('carryOverMappedSigningTemplate', request)
  const answer = await capstan.client.mutate(CarryOverMappedSigningTemplateDocument, { id, name }, submission)
  return readMappedTemplate(orNotFound(answer.carryOverMappedSigningTemplate?.mappedSigningTemplate))
}

/** The changed fields of a mapped template; a lock or a deletion is permanent. */
export interface MappedTemplateChanges {
  locked?: true
  active?: boolean
  signingType?: SigningType
  deleted?: true
}

/**
 * Locks, activates or deletes a mapped template, or changes the way it is signed, if the shown version is the current one.
 * Deleting is a change, too. (CALL-121, CALL-126)
 *
 * @throws CapstanError `mapping_incomplete`, `template_locked`, `template_deleted`, `changed_elsewhere`
 */
export async function saveMappedTemplate(
  capstan: Capstan,
  { id, version }: Pick<MappedTemplate, 'id' | 'version'>,
  { locked, active, signingType, deleted }: MappedTemplateChanges,
  request?: Once,
): Promise<MappedTemplate> {
  checkRecordId(id)
  const input = { id, patch: { locked, active, qualificationStepType: signingType, deleted, version } }
  const submission = submissionOf('updateMappedSigningTemplate', request)
  const answer = await capstan.client.mutate(UpdateMappedSigningTemplateDocument, { input }, submission)
  return readMappedTemplate(orNotFound(answer.updateMappedSigningTemplateById?.mappedSigningTemplate))
}

/** The changes that a signing role takes. */
export interface SigningRoleChanges {
  /** The id of a mapping role. */
  mapTo?: string
  toName?: string
  toEmail?: string
}

/**
 * Maps a role, if the shown version is the current one. Its name and address are kept only for `static`. (CALL-123)
 *
 * @throws CapstanError `template_locked`, `template_deleted`, `changed_elsewhere`, `invalid_input`
 */
export async function saveSigningRole(
  capstan: Capstan,
  { id, version }: Pick<SigningRole, 'id' | 'version'>,
  { mapTo, toName, toEmail }: SigningRoleChanges,
  request?: Once,
): Promise<SigningRole> {
  checkRecordId(id)
  const input = { id, patch: { mapTo, toName, toEmail, version } }
  const submission = submissionOf('updateSigningRole', request)
  const answer = await capstan.client.mutate(UpdateSigningRoleDocument, { input }, submission)
  return readSigningRole(orNotFound(answer.updateSigningRoleById?.signingRole))
}

/**
 * Has a locked question set asked before a mapped template is signed. (CALL-125)
 *
 * @throws CapstanError `question_set_not_locked`, `template_locked`, `template_deleted`
 */
export async function addTemplateQuestionSet(
  capstan: Capstan,
  { mappedTemplateId, questionSetId }: { mappedTemplateId: string; questionSetId: string },
  request?: Once,
): Promise<void> {
  const input = {
    mappedSigningTemplateQuestionSet: {
      ...{ mappedSigningTemplateId: mappedTemplateId, onboardingQuestionSetId: questionSetId },
    },
  }
  const submission = submissionOf('createMappedSigningTemplateQuestionSet', request)
  await capstan.client.mutate(CreateMappedSigningTemplateQuestionSetDocument, { input }, submission)
}

/** Takes a question set off a mapped template, by the id of the link. */
export async function removeTemplateQuestionSet(capstan: Capstan, id: string, request?: Once): Promise<void> {
  const submission = submissionOf('deleteMappedSigningTemplateQuestionSet', request)
  await capstan.client.mutate(DeleteMappedSigningTemplateQuestionSetDocument, { id }, submission)
}

/**
 * Sends a mapped template to one address in the name of every role, with test values. (SIGN-033)
 * Returns the number of documents that were sent.
 *
 * @throws CapstanError `invalid_input` for an address that is not valid, `template_deleted`
 */
export async function sendTemplateTest(
  capstan: Capstan,
  { mappedTemplateId, email }: { mappedTemplateId: string; email: string },
  request?: Once,
): Promise<number> {
  checkRecordId(mappedTemplateId)
  const submission = submissionOf('testMappedSigningTemplate', request)
  const variables = { id: mappedTemplateId, email }
  const answer = await capstan.client.mutate(TestMappedSigningTemplateDocument, variables, submission)
  return (answer.testMappedSigningTemplate?.sentSigningDocuments ?? []).length
}
