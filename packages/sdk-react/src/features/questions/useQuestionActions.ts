import {
  addToSet,
  createQuestion,
  createQuestionSet,
  questionsQuery,
  removeFromSet,
  saveQuestion,
  saveQuestionSet,
  swapInSet,
} from '@capstan/sdk-core/questions'
import { useMemo } from 'react'
import { useCapstan } from '../../provider/useCapstan'
import type { QuestionActions } from './QuestionActions'

/** Returns the changes to questions. After an error the lists are fetched again, because they are out of date. */
export function useQuestionActions(): QuestionActions {
  const capstan = useCapstan()

  return useMemo(() => {
    const rereading = async (change: Promise<unknown>) => {
      try {
        await change
      } catch (error) {
        const { queryKey } = questionsQuery(capstan)
        await capstan.queryClient.refetchQueries({ queryKey }).catch(() => undefined)
        throw error
      }
    }
    return {
      addQuestion: (question, idempotencyKey) =>
        rereading(createQuestion(capstan, question, { idempotencyKey })),
      saveQuestion: (id, changed, { version, idempotencyKey }) =>
        rereading(saveQuestion(capstan, { id, version }, changed, { idempotencyKey })),
      addSet: (set, idempotencyKey) => rereading(createQuestionSet(capstan, set, { idempotencyKey })),
      renameSet: (id, name, { version, idempotencyKey }) =>
        rereading(saveQuestionSet(capstan, { id, version }, { name }, { idempotencyKey })),
      lockSet: (set, idempotencyKey) =>
        rereading(saveQuestionSet(capstan, set, { locked: true }, { idempotencyKey })),
      place: (placed, idempotencyKey) => rereading(addToSet(capstan, placed, { idempotencyKey })),
      remove: (question) => rereading(removeFromSet(capstan, question)),
      swap: (one, other) => rereading(swapInSet(capstan, one, other)),
    }
  }, [capstan])
}
