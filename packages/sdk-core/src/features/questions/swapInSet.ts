import type { Capstan } from '../../Capstan'
import type { MutateRequest } from '../../client/Client'
import { newId } from '../../events/newId'
import { SwapOnboardingQuestionJoinsDocument } from './operations.generated'
import { addToSet } from './placeQuestion'
import type { SetQuestion } from './Question'
import { questionsQuery } from './questionsQuery'

/**
 * Swaps the positions of two questions of a set, removing and adding both in one request. When a question was removed and its
 * return was refused, it is added at the end of the set.
 *
 * @throws CapstanError `question_set_locked`, or another code of the refusal
 */
export async function swapInSet(
  capstan: Capstan,
  one: SetQuestion,
  other: SetQuestion,
  request?: Pick<MutateRequest, 'idempotencyKey'>,
): Promise<void> {
  const operation = 'swapOnboardingQuestionJoins'
  try {
    await capstan.client.mutate(
      SwapOnboardingQuestionJoinsDocument,
      {
        ...{ oneId: one.id, otherId: other.id },
        ...{ one: placedAt(one, other.executeOrder), other: placedAt(other, one.executeOrder) },
      },
      { operation, idempotencyKey: request?.idempotencyKey ?? newId() },
    )
  } catch (error) {
    // Each of the four changes can be refused separately.
    for (const question of [one, other]) await putBack(capstan, question).catch(() => {})
    throw error
  }
}

function placedAt({ name, languages, questionId, questionSetId }: SetQuestion, executeOrder: number) {
  return { onboardingQuestionJoin: { name, languages, executeOrder, questionId, questionSetId } }
}

/** Puts a question that has left its set at the end of it; a question of the set keeps its place. */
async function putBack(capstan: Capstan, question: SetQuestion): Promise<void> {
  const { questionId, questionSetId, name, languages } = question
  const query = questionsQuery(capstan)
  const { sets } = query.select(await capstan.queryClient.fetchQuery({ ...query, staleTime: 0 }))
  const set = sets.find(({ id, locked }) => id === questionSetId && !locked)
  if (!set || set.questions.some((each) => each.questionId === questionId)) return
  await addToSet(capstan, { set, questionId, name, languages })
}
