import type { Actor, Answer, TestDatabase } from './database/TestDatabase.ts'

export type Vendor = Actor & { accountId: string }

export interface TestQuestion {
  id: string
  name: string
  type: { name: string; regex: string | null }
}

/** A question of a vendor; an error is thrown, with the answer's first error as its cause. */
export async function aQuestion(
  database: TestDatabase,
  vendor: Vendor,
  part: object = {},
): Promise<TestQuestion> {
  const onboardingQuestion = {
    name: 'Source of funds',
    description: 'Where the money comes from',
    errorMessage: 'Say it',
    type: 1,
    ...part,
  }
  return made(
    await database.ask(
      vendor,
      `mutation ($onboardingQuestion: OnboardingQuestionInput!) { made: createOnboardingQuestion(input: { onboardingQuestion: $onboardingQuestion }) {
         row: onboardingQuestion { id name type { name regex } } } }`,
      { onboardingQuestion },
    ),
  )
}

/** An empty question set. */
export async function aQuestionSet(
  database: TestDatabase,
  vendor: Vendor,
  name = 'Funds',
  part: object = {},
): Promise<{ id: string }> {
  return made(
    await database.ask(
      vendor,
      `mutation ($set: OnboardingQuestionSetInput!) { made: createOnboardingQuestionSet(input: { onboardingQuestionSet: $set }) {
         row: onboardingQuestionSet { id } } }`,
      { set: { name, ...part } },
    ),
  )
}

/** Puts a question into a set. */
export async function join(
  database: TestDatabase,
  vendor: Vendor,
  questionSetId: string,
  questionId: string,
  executeOrder = 1,
  name = 'Join',
  part: object = {},
): Promise<{ id: string; name: string }> {
  return made(
    await database.ask(
      vendor,
      `mutation ($join: OnboardingQuestionJoinInput!) { made: createOnboardingQuestionJoin(input: { onboardingQuestionJoin: $join }) {
         row: onboardingQuestionJoin { id name } } }`,
      { join: { questionSetId, questionId, executeOrder, name, ...part } },
    ),
  )
}

/** Asks to lock a set. */
export const lockSet = (database: TestDatabase, vendor: Vendor, id: string): Promise<Answer> =>
  database.ask(
    vendor,
    `mutation ($id: UUID!) { updateOnboardingQuestionSetById(input: { id: $id, patch: { locked: true } }) {
       onboardingQuestionSet { locked } } }`,
    { id },
  )

function made<Row>({ data, errors }: Answer): Row {
  if (errors?.[0]) throw new Error(errors[0].message, { cause: errors[0] })
  return (data as { made: { row: Row } }).made.row
}
