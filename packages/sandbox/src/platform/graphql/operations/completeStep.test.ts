import { expect, it } from 'vitest'
import { userIds, accountIds } from '../../../../seed/ids.ts'
import { anOpenInvestment } from '../../../testing/investments/anOpenInvestment.ts'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { completeStep, goodAnswers, providerReports } from '../../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../../testing/database/TestDatabase.ts'
import { taxKey } from '../taxKey.ts'

const statusDocument = `query ($id: UUID!) { distributionById(id: $id) {
  status qualificationsComplete
  distributionQualificationsByDistributionId(orderBy: EXECUTE_ORDER_ASC) { nodes { status } }
  processByProcessId { status currentStep shortSteps { nodes { status } } }
} }`

async function statusOf(database: TestDatabase, actor: Actor, id: string) {
  const { data } = await database.ask(actor, statusDocument, { id })
  return data?.distributionById
}

onEveryEngine('completeStep', (database) => {
  it('completes step after step until the investment is pending', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, [
      'suitability',
      'sign',
      'fund',
    ])
    const first = await completeStep(database, investor, steps[0], goodAnswers.suitability)
    expect(first.data?.completeStep).toMatchObject({
      step: { id: steps[0], status: 'complete', outputData: {} },
    })
    expect(await statusOf(database, investor, distribution.id)).toMatchObject({
      status: 'open',
      processByProcessId: { currentStep: steps[1] },
      distributionQualificationsByDistributionId: {
        nodes: [{ status: 'complete' }, { status: 'in_progress' }, { status: 'not_started' }],
      },
    })
    expect(await providerReports(database, steps[1], 'complete')).toBe('complete')
    await completeStep(database, investor, steps[2])
    // proves STEP-007, STEP-024, STEP-027
    expect(await statusOf(database, investor, distribution.id)).toEqual({
      status: 'closed',
      qualificationsComplete: true,
      distributionQualificationsByDistributionId: { nodes: Array(3).fill({ status: 'complete' }) },
      processByProcessId: {
        status: 'complete',
        currentStep: null,
        shortSteps: { nodes: Array(3).fill({ status: 'complete' }) },
      },
    })
  })

  it('refuses a step that is not the current one', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability', 'fund'])
    const { errors } = await completeStep(database, investor, steps[1])
    // proves STEP-004, STEP-039
    expect(errors?.[0]).toMatchObject({
      message: 'This step is not active.',
      extensions: { code: 'step_not_current' },
    })
  })

  it.each(['accreditation', 'sign', 'wire'])('refuses a forged completion of %s', async (ask) => {
    const { investor, steps } = await anOpenInvestment(database, [ask])
    const { errors } = await completeStep(database, investor, steps[0], { status: 'complete' })
    // proves STEP-039
    expect(errors?.[0]?.extensions).toEqual({ code: 'step_provider_only' })
  })

  it('completes a custom step declared as the investor’s, and no step of an unknown type', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['unusual'])
    const custom = await completeStep(database, investor, steps[0])
    expect(custom.data?.completeStep).toMatchObject({ step: { status: 'complete' } })
    const unknown = await completeStep(database, investor, steps[1])
    expect(unknown.errors?.[0]?.extensions.code).toBe('step_provider_only')
  })

  it('returns a completed step unchanged', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability', 'fund'])
    const first = await completeStep(database, investor, steps[0], goodAnswers.suitability)
    expect(await completeStep(database, investor, steps[0], { objective: 'Another' })).toEqual(first)
  })

  it('gives the step of another investor and no step at all the same answer', async () => {
    const { steps } = await anOpenInvestment(database, ['fund'])
    const stranger = await anInvestor(database)
    const foreign = await completeStep(database, stranger, steps[0])
    const nowhere = await completeStep(database, stranger, '00000000-0000-4000-8000-000000000000')
    expect(foreign).toEqual(nowhere)
    expect(foreign.errors?.[0]?.extensions.code).toBe('not_found')
  })

  it('refuses the issuer and the broker, who may see the step', async () => {
    const { steps } = await anOpenInvestment(database, ['fund'])
    const issuer = { userId: userIds.issuer, accountId: accountIds.halden }
    const broker = { userId: userIds.broker, accountId: accountIds.larkspur }
    for (const actor of [issuer, broker]) {
      const { errors } = await completeStep(database, actor, steps[0])
      expect(errors?.[0]).toMatchObject({
        message: 'Operation not allowed',
        extensions: { code: 'not_allowed' },
      })
    }
  })

  it('refuses answers that do not fit the schema, field by field', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    const blob = {
      ...goodAnswers.profile,
      annualIncome: '12,000',
      employedSince: '2017-02-30',
      email: 'unknown',
      phone: '12',
      citizenship: 'Atlantis',
      sourceOfFunds: ['salary', 'crime'],
      brokerDealer: 'perhaps',
      ein: '12-345',
      identification: false,
    }
    const { errors } = await completeStep(database, investor, steps[0], blob)
    // proves STEP-033, STEP-039
    expect(errors?.[0]?.extensions).toEqual({
      code: 'step_invalid',
      details: {
        fields: {
          annualIncome: 'Invalid input',
          employedSince: 'Invalid input',
          email: 'Invalid input',
          phone: 'Invalid input',
          citizenship: 'Invalid input',
          sourceOfFunds: 'Invalid input',
          brokerDealer: 'Invalid input',
          ein: 'Enter the nine digits, for example 12-3456789.',
          identification: 'Invalid input',
        },
      },
    })
  })

  it('does not ask a retired investor for an employer, and stores no answer that it did not ask for', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    const { occupation: _, employedSince: __, ein: ___, ...profile } = goodAnswers.profile

    const employed = await completeStep(database, investor, steps[0], profile)
    expect(employed.errors?.[0]?.extensions?.details).toEqual({
      fields: {
        occupation: 'Occupation is required.',
      },
    })
    // A status that is not offered calls for nothing more.
    const astronaut = await completeStep(database, investor, steps[0], {
      ...profile,
      employmentStatus: 'Astronaut',
    })
    expect(astronaut.errors?.[0]?.extensions?.details).toEqual({
      fields: { employmentStatus: 'Invalid input' },
    })
    const retired = { ...profile, employmentStatus: 'Retired', ein: '12-3456789' }
    expect((await completeStep(database, investor, steps[0], retired)).errors).toBeUndefined()

    const [kept] = await database.rows<{ answers: object }>(
      `with key as materialized (select set_config('app.tax_key', $2, true))
       select app_private.decrypt(ciphertext)::json as answers from key, app_private.step_answers where step_id = $1`,
      [steps[0], taxKey()],
    )
    expect(Object.keys(kept?.answers ?? {}).sort()).toEqual(Object.keys({ ...profile }).sort())
  })

  it.each([
    {},
    null,
    [],
    'text',
    7,
    { values: {} },
    { objective: { deep: 1 }, horizon: [], riskTolerated: null },
  ])('names the missing part of %j', async (blob) => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability'])
    const { errors } = await completeStep(database, investor, steps[0], blob)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'step_invalid',
      details: { fields: { riskTolerated: 'I can afford to lose this whole investment is required.' } },
    })
  })

  it('keeps the answers encrypted and repeats them nowhere', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    const answer = await completeStep(
      database,
      { ...investor, idempotencyKey: 'k', operationBodyHash: 'h' },
      steps[0],
      goodAnswers.profile,
    )
    expect(answer.errors).toBeUndefined()
    const stored = await database.rows(
      `select step_answers::text as answers, steps::text as step,
         (select answer::text from app_private.idempotency where user_id = $2) as replay
       from app_private.step_answers join app_public.steps on steps.id = step_id where step_id = $1`,
      [steps[0], investor.userId],
    )
    expect(stored).toHaveLength(1)
    for (const secret of ['98-7654321', 'Architect', 'maren@example.com']) {
      expect(JSON.stringify([stored, answer])).not.toContain(secret)
      // Bytes read as text are hexadecimal.
      expect(JSON.stringify(stored)).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })
})
