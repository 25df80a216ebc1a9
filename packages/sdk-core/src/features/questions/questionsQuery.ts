import type { Capstan } from '../../Capstan'
import { allPages, allPagesQuery, type AllPagesAnswer } from '../../client/records/allPages'
import { rowsOf } from '../../client/records/answers'
import { recordQuery, type CapstanQuery } from '../../client/records/recordQuery'
import {
  OnboardingQuestionJoinsDocument,
  OnboardingQuestionsDocument,
  OnboardingQuestionSetsDocument,
  OnboardingQuestionTypesDocument,
  type OnboardingQuestionTypesQuery,
} from './operations.generated'
import type { QuestionType } from './Question'
import { questionBook, type QuestionBook, type QuestionRows } from './questionBook'
import { readType } from './readType'

type Answer = AllPagesAnswer<QuestionRows>

/** The questions of the account of this instance, and the sets they are part of. (CALL-103, CALL-149, CALL-151) */
export function questionsQuery(capstan: Capstan): CapstanQuery<QuestionBook, Answer> {
  const lists = {
    questions: allPages(OnboardingQuestionsDocument, {}, (answer) => answer.allOnboardingQuestions),
    sets: allPages(OnboardingQuestionSetsDocument, {}, (answer) => answer.allOnboardingQuestionSets),
    joins: allPages(OnboardingQuestionJoinsDocument, {}, (answer) => answer.allOnboardingQuestionJoins),
  }
  return { ...allPagesQuery<QuestionRows, QuestionBook>(capstan, lists, readBook), staleTime: Infinity }
}

/** Returns the query for the types of questions. (CALL-150) */
export function questionTypesQuery(
  capstan: Capstan,
): CapstanQuery<readonly QuestionType[], OnboardingQuestionTypesQuery> {
  return recordQuery(capstan, {
    document: OnboardingQuestionTypesDocument,
    variables: {},
    select: readTypes,
  })
}

function readBook({ questions, sets, joins }: Answer): QuestionBook {
  return questionBook({
    questions: questions?.nodes ?? [],
    sets: sets?.nodes ?? [],
    joins: joins?.nodes ?? [],
  })
}

function readTypes({ allOnboardingQuestionTypes }: OnboardingQuestionTypesQuery): readonly QuestionType[] {
  return rowsOf(allOnboardingQuestionTypes).map(readType)
}
