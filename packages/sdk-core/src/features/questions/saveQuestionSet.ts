import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  CreateOnboardingQuestionSetDocument,
  UpdateOnboardingQuestionSetDocument,
} from './operations.generated'
import type { QuestionSet } from './Question'

/** The changed fields of a set; a lock is permanent. */
export interface QuestionSetChanges {
  name?: string
  locked?: true
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Makes a question set of the account, which is empty. (CALL-104)
 *
 * @throws CapstanError `name_taken`
 */
export async function createQuestionSet(
  capstan: Capstan,
  { name }: Pick<QuestionSet, 'name'>,
  request?: Once,
): Promise<{ id: string }> {
  const input = { onboardingQuestionSet: { name } }
  const submission = {
    operation: 'createOnboardingQuestionSet',
    idempotencyKey: request?.idempotencyKey ?? newId(),
  }
  const answer = await capstan.client.mutate(CreateOnboardingQuestionSetDocument, { input }, submission)
  return { id: orNotFound(answer.createOnboardingQuestionSet?.onboardingQuestionSet).id }
}

/**
 * Renames or locks a question set, if the shown version is the current one. (CALL-105)
 *
 * @throws CapstanError `question_set_locked`, `question_set_empty`, `name_taken`, `changed_elsewhere`
 */
export async function saveQuestionSet(
  capstan: Capstan,
  { id, version }: Pick<QuestionSet, 'id' | 'version'>,
  { name, locked }: QuestionSetChanges,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  const input = { id, patch: { name, locked, version } }
  const submission = {
    operation: 'updateOnboardingQuestionSet',
    idempotencyKey: request?.idempotencyKey ?? newId(),
  }
  const answer = await capstan.client.mutate(UpdateOnboardingQuestionSetDocument, { input }, submission)
  orNotFound(answer.updateOnboardingQuestionSetById?.onboardingQuestionSet)
}
