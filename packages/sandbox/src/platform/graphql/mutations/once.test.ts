import { expect, it } from 'vitest'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../../testing/investments/anOffering.ts'
import { completeStep } from '../../../testing/investments/completeStep.ts'
import { askToInvest, invest } from '../../../testing/investments/invest.ts'
import { onEveryEngine, onPostgres } from '../../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../../testing/database/TestDatabase.ts'

const keyed = (actor: Actor, idempotencyKey: string, operationBodyHash = 'body'): Actor => ({
  ...actor,
  idempotencyKey,
  operationBodyHash,
})

async function distributionsOf(database: TestDatabase, { accountId }: Actor) {
  return database.rows('select id, amount from app_public.distributions where investor_id = $1', [accountId])
}

onEveryEngine('an Idempotency-Key', (database) => {
  it('gives the same request the same answer and writes once', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const first = await askToInvest(database, keyed(investor, 'one'), { offeringId })
    expect(await askToInvest(database, keyed(investor, 'one'), { offeringId })).toEqual(first)
    expect(first.data?.investorMakeDistribution).toMatchObject({ code: null })
    expect(await distributionsOf(database, investor)).toHaveLength(1)
  })

  it('refuses another body under the same key', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    await askToInvest(database, keyed(investor, 'one'), { offeringId })
    const { errors } = await askToInvest(database, keyed(investor, 'one', 'another'), {
      offeringId,
      amount: '11',
    })
    expect(errors?.[0]?.extensions.code).toBe('idempotency_conflict')
  })

  it('refuses another operation under the same key', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const answer = await invest(database, keyed(investor, 'one'), { offeringId })
    const stepId = answer.distribution.processByProcessId.shortSteps.nodes[0]?.id
    const { errors } = await completeStep(database, keyed(investor, 'one'), stepId)
    expect(errors?.[0]?.extensions.code).toBe('idempotency_conflict')
  })

  it('remembers nothing of a request that was refused', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const refused = await askToInvest(database, keyed(investor, 'one'), { offeringId, amount: '0' })
    expect(refused.errors?.[0]?.extensions.code).toBe('amount_out_of_range')
    expect(
      (await askToInvest(database, keyed(investor, 'one', 'corrected'), { offeringId })).errors,
    ).toBeUndefined()
  })

  it('returns the result of a write, and closes the key of a write that was not made', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const asked = (key: string): Actor => ({ ...keyed(investor, key), onlyOutcome: true })
    const unmade = await askToInvest(database, asked('late'), { offeringId })
    expect(unmade.errors?.[0]?.extensions.code).toBe('write_not_made')
    expect(await distributionsOf(database, investor)).toHaveLength(0)

    const late = await askToInvest(database, keyed(investor, 'late'), { offeringId })
    expect(late.errors?.[0]?.extensions.code).toBe('write_not_made')
    expect(await distributionsOf(database, investor)).toHaveLength(0)

    const made = await askToInvest(database, keyed(investor, 'made'), { offeringId })
    expect(await askToInvest(database, asked('made'), { offeringId })).toEqual(made)
    expect(await distributionsOf(database, investor)).toHaveLength(1)
  })

  it('belongs to the person and the account', async () => {
    const { id: offeringId } = await anOffering(database)
    const [one, other] = [await anInvestor(database), await anInvestor(database)]
    await invest(database, keyed(one, 'shared'), { offeringId })
    expect(await invest(database, keyed(other, 'shared'), { offeringId })).toMatchObject({ code: null })
  })

  it('completes a step once', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const { distribution } = await invest(database, investor, { offeringId })
    const stepId = distribution.processByProcessId.shortSteps.nodes[0]?.id
    const first = await completeStep(database, keyed(investor, 'step'), stepId)
    expect(await completeStep(database, keyed(investor, 'step'), stepId)).toEqual(first)
  })
})

onPostgres('at the same time', (database) => {
  const fifty = Array.from({ length: 50 }, (_, index) => index)

  it('fifty requests of two people and two tabs make one distribution', async () => {
    const investor = await anInvestor(database)
    const partner = { ...(await anInvestor(database)), accountId: investor.accountId }
    await database.rows(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_admin')`,
      [partner.userId, investor.accountId],
    )
    const { id: offeringId } = await anOffering(database)
    const answers = await Promise.all(
      fifty.map((index) =>
        invest(database, keyed(index % 2 ? investor : partner, `tab-${index}`), { offeringId }),
      ),
    )
    expect(new Set(answers.map(({ distribution }) => distribution.id)).size).toBe(1)
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
    expect(await distributionsOf(database, investor)).toHaveLength(1)
  })

  it('twenty retries of one request get one answer', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const ask = () => askToInvest(database, keyed(investor, 'retried'), { offeringId })
    const answers = await Promise.all(fifty.slice(0, 20).map(ask))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.errors).toBeUndefined()
    expect(await distributionsOf(database, investor)).toHaveLength(1)
  })

  it('thirty investors in two slices never buy more than the round has', async () => {
    const { id: first, roundId } = await anOffering(database, { total: '95' })
    const { id: second } = await anOffering(database, { roundId })
    const investors = await Promise.all(fifty.slice(0, 30).map(() => anInvestor(database)))
    const answers = await Promise.all(
      investors.map((investor, index) =>
        askToInvest(database, investor, { offeringId: index % 2 ? first : second }),
      ),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(9)
    const codes = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])
    expect(new Set(codes)).toEqual(new Set(['offering_sold_out']))
  })

  it('two completions of a step move the process on by one step', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { asks: ['acknowledge', 'fund'] })
    const { distribution } = await invest(database, investor, { offeringId })
    const [first, second] = distribution.processByProcessId.shortSteps.nodes
    const answers = await Promise.all(
      fifty.slice(0, 10).map(() => completeStep(database, investor, first?.id)),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const [process] = await database.rows(
      'select current_step, status from app_public.processes where id = $1',
      [distribution.processByProcessId.id],
    )
    expect(process).toEqual({ current_step: second?.id, status: 'in_progress' })
  })
})
