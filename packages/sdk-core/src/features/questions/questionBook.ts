import { compareText, sortableText } from '../../order/compareText'
import type {
  QuestionFactsFragment,
  QuestionJoinFactsFragment,
  QuestionSetFactsFragment,
} from './operations.generated'
import type { Question, QuestionSet, SetQuestion } from './Question'
import { readType } from './readType'

/** Everything that an account asks. */
export interface QuestionBook {
  /** By name. */
  questions: readonly Question[]
  /** Those that can still be changed first, each by name. */
  sets: readonly QuestionSet[]
}

/** The three lists from which the question book is built. */
export interface QuestionRows {
  questions: QuestionFactsFragment
  sets: QuestionSetFactsFragment
  joins: QuestionJoinFactsFragment
}

/** Groups questions by set, and counts the sets of each question. (QSET-004 to QSET-006) */
export function questionBook(rows: {
  [List in keyof QuestionRows]: readonly QuestionRows[List][]
}): QuestionBook {
  const joinsOfSet = grouped(rows.joins, 'questionSetId')
  const joinsOfQuestion = grouped(rows.joins, 'questionId')
  const questions = rows.questions.map(
    ({ id, version, name, description, languages, errorMessage, type }) => ({
      ...{ id, version, name, description, languages, errorMessage },
      type: type && readType(type),
      setCount: joinsOfQuestion.get(id)?.length ?? 0,
    }),
  )
  const typeOf = new Map(questions.map(({ id, type }) => [id, type?.name ?? null]))
  const place = (join: QuestionJoinFactsFragment): SetQuestion => {
    const { id, name, languages, executeOrder, questionId, questionSetId } = join
    const type = typeOf.get(questionId) ?? null
    return { id, name, languages, executeOrder, questionId, questionSetId, type }
  }
  const sets = rows.sets.map(({ id, version, name, languages, locked }) => ({
    ...{ id, version, name, languages, locked },
    questions: (joinsOfSet.get(id) ?? []).map(place).toSorted((a, b) => a.executeOrder - b.executeOrder),
  }))

  return {
    questions: questions.toSorted(byName),
    sets: sets.toSorted((a, b) => Number(a.locked) - Number(b.locked) || byName(a, b)),
  }
}

function byName(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return compareText(sortableText(a.name), sortableText(b.name)) || compareText(a.id, b.id)
}

function grouped(joins: readonly QuestionJoinFactsFragment[], by: 'questionId' | 'questionSetId') {
  const groups = new Map<string, QuestionJoinFactsFragment[]>()
  for (const join of joins) groups.set(join[by], [...(groups.get(join[by]) ?? []), join])
  return groups
}
