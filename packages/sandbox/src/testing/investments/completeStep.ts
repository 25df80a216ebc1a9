import type { Actor, Answer, TestDatabase } from '../database/TestDatabase.ts'

const document = `mutation ($input: CompleteStepInput!) {
  completeStep(input: $input) { step { id status attempts outputData version } }
}`

/** Asks to complete a step. */
export function completeStep(
  database: TestDatabase,
  actor: Actor,
  stepId: string | undefined,
  blob: unknown = {},
): Promise<Answer> {
  return database.ask(actor, document, { input: { stepId, blob } })
}

/** A provider's word on a step; a signature unless another provider is named. */
export async function providerReports(
  database: TestDatabase,
  stepId: string | undefined,
  outcome: string,
  { output = {}, provider = 'docusign' }: { output?: object; provider?: string } = {},
): Promise<string> {
  const [step] = await database.rows<{ status: string }>(
    'select status from app_private.provider_complete_step($1, $2, $3, $4)',
    [provider, stepId, outcome, output],
  )
  return step?.status ?? ''
}

/** Answers that fit the seeded forms. */
export const goodAnswers = {
  suitability: { objective: 'Growth', horizon: 'Over 7 years', riskTolerated: true },
  profile: {
    employmentStatus: 'Self-employed',
    occupation: 'Architect',
    annualIncome: '185000',
    employedSince: '2017-04-12T00:00:00.000Z',
    email: 'maren@example.com',
    citizenship: 'Norway',
    sourceOfFunds: ['salary', 'savings'],
    brokerDealer: false,
    ein: '98-7654321',
    identification: true,
  },
}
