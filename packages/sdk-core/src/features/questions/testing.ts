import { fixtureIds } from '../../testing/fixtureIds'
import type {
  OnboardingQuestionJoinsQuery,
  OnboardingQuestionsQuery,
  OnboardingQuestionSetsQuery,
  OnboardingQuestionTypesQuery,
  QuestionFactsFragment,
  QuestionJoinFactsFragment,
  QuestionSetFactsFragment,
  QuestionTypeFactsFragment,
} from './operations.generated'

const id = fixtureIds.nth

/** "Text", which any line of text answers. */
export function aQuestionType(changes: Partial<QuestionTypeFactsFragment> = {}): QuestionTypeFactsFragment {
  return {
    ...{ __typename: 'OnboardingQuestionType', version: '1' },
    ...{ id: 1, name: 'Text', type: 'string', regex: null },
    ...changes,
  }
}

/** "Source of funds", which is part of no set. */
export function aQuestion(changes: Partial<QuestionFactsFragment> = {}): QuestionFactsFragment {
  return {
    ...{ __typename: 'OnboardingQuestion', version: '1', id: id(6101), name: 'Source of funds' },
    description: 'Where the money you invest comes from.',
    languages: null,
    errorMessage: 'Say where the money comes from',
    type: aQuestionType(),
    ...changes,
  }
}

/** "Know your client", which can still be changed. */
export function aQuestionSet(changes: Partial<QuestionSetFactsFragment> = {}): QuestionSetFactsFragment {
  return {
    ...{ __typename: 'OnboardingQuestionSet', version: '1' },
    ...{ id: id(6201), name: 'Know your client', languages: null, locked: false },
    ...changes,
  }
}

/** "Source of funds" as the first of "Know your client". */
export function aQuestionJoin(changes: Partial<QuestionJoinFactsFragment> = {}): QuestionJoinFactsFragment {
  return {
    ...{ __typename: 'OnboardingQuestionJoin', version: '1', id: id(6301), name: 'Source of funds' },
    ...{ languages: null, executeOrder: 1, questionId: id(6101), questionSetId: id(6201) },
    ...changes,
  }
}

/** The answer of `OnboardingQuestions` that has these. */
export function questionsAnswer(nodes: QuestionFactsFragment[]): OnboardingQuestionsQuery {
  return {
    __typename: 'Query',
    allOnboardingQuestions: { __typename: 'OnboardingQuestionsConnection', nodes },
  }
}

/** The answer of `OnboardingQuestionSets` that has these. */
export function questionSetsAnswer(nodes: QuestionSetFactsFragment[]): OnboardingQuestionSetsQuery {
  return {
    __typename: 'Query',
    allOnboardingQuestionSets: { __typename: 'OnboardingQuestionSetsConnection', nodes },
  }
}

/** The answer of `OnboardingQuestionJoins` that has these. */
export function questionJoinsAnswer(nodes: QuestionJoinFactsFragment[]): OnboardingQuestionJoinsQuery {
  return {
    __typename: 'Query',
    allOnboardingQuestionJoins: { __typename: 'OnboardingQuestionJoinsConnection', nodes },
  }
}

/** The answer of `OnboardingQuestionTypes` that has these. */
export function questionTypesAnswer(nodes: QuestionTypeFactsFragment[]): OnboardingQuestionTypesQuery {
  return {
    __typename: 'Query',
    allOnboardingQuestionTypes: { __typename: 'OnboardingQuestionTypesConnection', nodes },
  }
}
