import type { Capstan } from '../../Capstan'
import { orNotFound } from '../../client/records/answers'
import type { MutateRequest } from '../../client/Client'
import { checkRecordId } from '../../client/records/recordId'
import { newId } from '../../events/newId'
import {
  CreateOnboardingQuestionJoinDocument,
  DeleteOnboardingQuestionJoinDocument,
} from './operations.generated'
import type { QuestionSet, SetQuestion } from './Question'

type Once = Pick<MutateRequest, 'idempotencyKey'>

/** A question to add to a set, with its name in that set. */
export interface PlacedQuestion {
  set: Pick<QuestionSet, 'id' | 'questions'>
  questionId: string
  name: string
  /** That name in other languages, by their tags. */
  languages?: unknown
}

/**
 * Puts a question at the end of a set. (CALL-147)
 *
 * @throws CapstanError `question_set_locked`, or `invalid_input` where it is part of the set already
 */
export async function addToSet(
  capstan: Capstan,
  { set, questionId, name, languages }: PlacedQuestion,
  request?: Once,
): Promise<void> {
  const executeOrder = (set.questions.at(-1)?.executeOrder ?? 0) + 1
  const onboardingQuestionJoin = { name, languages, executeOrder, questionId, questionSetId: set.id }
  const answer = await capstan.client.mutate(
    CreateOnboardingQuestionJoinDocument,
    { input: { onboardingQuestionJoin } },
    submission('createOnboardingQuestionJoin', request),
  )
  orNotFound(answer.createOnboardingQuestionJoin?.onboardingQuestionJoin)
}

/**
 * Takes a question out of a set. (CALL-148)
 *
 * @throws CapstanError `question_set_locked`
 */
export async function removeFromSet(
  capstan: Capstan,
  { id }: Pick<SetQuestion, 'id'>,
  request?: Once,
): Promise<void> {
  checkRecordId(id)
  const answer = await capstan.client.mutate(
    DeleteOnboardingQuestionJoinDocument,
    { id },
    submission('deleteOnboardingQuestionJoin', request),
  )
  orNotFound(answer.deleteOnboardingQuestionJoinById?.onboardingQuestionJoin)
}

const submission = (operation: string, request: Once | undefined) => ({
  operation,
  idempotencyKey: request?.idempotencyKey ?? newId(),
})
