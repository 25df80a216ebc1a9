import type { Question, QuestionSet } from '@capstan/sdk-core/questions'

/** Returns the sets that a question can be placed in: unlocked ones without it. */
export function setsFor({ id }: Pick<Question, 'id'>, sets: readonly QuestionSet[]): readonly QuestionSet[] {
  return sets.filter(
    ({ locked, questions }) => !locked && questions.every(({ questionId }) => questionId !== id),
  )
}
