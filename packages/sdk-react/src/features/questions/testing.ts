import type { AccountRole, AccountType } from '@capstan/sdk-core/accounts'
import {
  anAccount,
  aQuestion,
  aQuestionJoin,
  aQuestionSet,
  aQuestionType,
  aUsersData,
  fixtureIds,
  operations,
  questionJoinsAnswer,
  questionsAnswer,
  questionSetsAnswer,
  questionTypesAnswer,
  usersDataAnswer,
  type FakeServer,
} from '@capstan/sdk-core/testing'

const id = fixtureIds.nth

type QuestionType = ReturnType<typeof aQuestionType>

/** The types that a question may have. */
export const someTypes: QuestionType[] = [
  aQuestionType(),
  aQuestionType({ id: 5, name: 'Date', type: 'date' }),
  aQuestionType({ id: 6, name: 'Yes or no', type: 'boolean' }),
  aQuestionType({ id: 8, name: 'US ZIP code', regex: '^\\d{5}(?:|-\\d{4})$' }),
]

const [text, date, boolean, zip] = someTypes as [QuestionType, QuestionType, QuestionType, QuestionType] // the four above

/** Questions of Larkspur: in an open set, in a locked set, and in none. */
export const someQuestions: ReturnType<typeof aQuestion>[] = [
  aQuestion(),
  aQuestion({
    ...{ id: id(6102), name: 'Bank', type: text, description: 'The bank the money is sent from.' },
  }),
  aQuestion({
    ...{ id: id(6103), name: 'Bank ZIP code', type: zip, description: 'The ZIP code of your branch.' },
    errorMessage: 'Five digits, or five and four',
  }),
  aQuestion({
    ...{ id: id(6104), name: 'Client since', type: date, description: 'When you opened your account.' },
  }),
  aQuestion({
    ...{ id: id(6105), name: 'Politically exposed', type: boolean, description: 'Asked of every investor.' },
    languages: { de: { name: 'Politisch exponiert', message: 'Wird alle gefragt.' } },
  }),
]

export const someSets: ReturnType<typeof aQuestionSet>[] = [
  aQuestionSet({ id: id(6202), name: 'Source of funds', locked: true }),
  aQuestionSet({ languages: { de: { title: 'Kundenprüfung' } } }),
]

export const someJoins: ReturnType<typeof aQuestionJoin>[] = [
  aQuestionJoin({ id: id(6301), questionId: id(6101), questionSetId: id(6202), name: 'Source of funds' }),
  aQuestionJoin({
    ...{ id: id(6302), questionId: id(6102), questionSetId: id(6202), name: 'Your bank' },
    executeOrder: 2,
  }),
  aQuestionJoin({
    ...{ id: id(6303), questionId: id(6104), name: 'Client since' },
    languages: { de: { displayKey: 'Kunde seit' } },
  }),
  aQuestionJoin({ id: id(6304), questionId: id(6102), name: 'Bank', executeOrder: 2 }),
]

/** Answers of the platform about questions in a story. */
export interface QuestionsPlatform {
  questions?: typeof someQuestions
  sets?: typeof someSets
  joins?: typeof someJoins
  role?: AccountRole
  type?: AccountType
}

/** Mocks all requests of a vendor's questions. */
export function mockQuestionsApi(server: FakeServer, about: QuestionsPlatform = {}) {
  const { questions = someQuestions, sets = someSets, joins = someJoins } = about
  const { role = 'account_owner', type = 'broker' } = about
  server.on(operations.UsersData, () =>
    usersDataAnswer(
      aUsersData({
        account: anAccount({ type, name: 'Larkspur Securities LLC' }),
        userAccount: { id: fixtureIds.membership, role, status: 'active' },
      }),
    ),
  )
  server.on(operations.OnboardingQuestions, () => questionsAnswer(questions))
  server.on(operations.OnboardingQuestionSets, () => questionSetsAnswer(sets))
  server.on(operations.OnboardingQuestionJoins, () => questionJoinsAnswer(joins))
  server.on(operations.OnboardingQuestionTypes, () => questionTypesAnswer(someTypes))
}
