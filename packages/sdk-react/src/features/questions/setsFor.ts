import type { Question, QuestionSet } from '@capstan/sdk-core/questions'

/** The sets that a question can be put into: those that can still be changed and have it not yet. */
export function setsFor({ id }: Pick<Question, 'id'>, sets: readonly QuestionSet[]): readonly QuestionSet[] {
  return sets.filter(
    ({ locked, questions }) => !locked && questions.every(({ questionId }) => questionId !== id),
  )
}
