import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import { CreateOnboardingQuestionDocument, UpdateOnboardingQuestionDocument } from './operations.generated'
import type { Question } from './Question'

/** The fields of a question. */
export interface QuestionInput extends Pick<Question, 'name' | 'description' | 'errorMessage'> {
  /** The id of its type. */
  type: number
}

type Once = Pick<MutateRequest, 'idempotencyKey'>

/**
 * Makes a question of the account. (CALL-145)
 *
 * @throws CapstanError `name_taken`
 */
export async function createQuestion(
  capstan: Capstan,
  { name, type, description, errorMessage }: QuestionInput,
  request?: Once,
): Promise<{ id: string }> {
  const input = { onboardingQuestion: { name, type, description, errorMessage } }
  const submission = {
    operation: 'createOnboardingQuestion',
    idempotencyKey: request?.idempotencyKey ?? newId(),
  }
  const answer = await capstan.client.mutate(CreateOnboardingQuestionDocument, { input }, submission)
  return { id: orNotFound(answer.createOnboardingQuestion?.onboardingQuestion).id }
}

/**
 * Saves the changes of a question, if the edited version is the current one. (CALL-146)
 *
 * @throws CapstanError `question_in_set` once it is part of a set, `name_taken`, `changed_elsewhere`
 */
export async function saveQuestion(
  capstan: Capstan,
  { id, version }: Pick<Question, 'id' | 'version'>,
  { name, type, description, errorMessage }: Partial<QuestionInput>,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  const input = { id, patch: { name, type, description, errorMessage, version } }
  const submission = {
    operation: 'updateOnboardingQuestion',
    idempotencyKey: request?.idempotencyKey ?? newId(),
  }
  const answer = await capstan.client.mutate(UpdateOnboardingQuestionDocument, { input }, submission)
  orNotFound(answer.updateOnboardingQuestionById?.onboardingQuestion)
}
