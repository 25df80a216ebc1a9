import { expect, it } from 'vitest'
import { roundIds } from '../../../seed/ids.ts'
import { ask, call, codeOf, halden, larkspur, made, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('capital deployments', (database) => {
  const deploy = (roundId: string, input: Row = {}, actor = halden) =>
    call(database, actor, {
      name: 'createCapitalDeployment',
      input: {
        capitalDeployment: { roundId, paidOn: '2026-03-31', amount: '1000.25', note: 'A mill', ...input },
      },
      answer: `capitalDeployment { id amount paidOn note roundId currencyByCurrency { id code }
        roundByRoundId { totalCapitalDeployed } }`,
    })
  const figures = async (id: string) =>
    (
      await ask(
        database,
        halden,
        `query ($id: UUID!) { roundById(id: $id) {
           totalCapitalDeployed totalPaidInCapital remainingCapital expectedCapital stillExpected unitsSold } }`,
        { id },
      )
    ).roundById

  it('are booked in dollars, and the round’s total follows', async () => {
    const round = await aRound(database)

    const first = made(await deploy(round.id), 'capitalDeployment')
    expect(first).toMatchObject({
      amount: '1000.250000000000000000',
      paidOn: '2026-03-31',
      note: 'A mill',
      currencyByCurrency: { id: 1, code: 'USD' },
      roundByRoundId: { totalCapitalDeployed: '1000.250000000000000000' },
    })
    await deploy(round.id, { amount: '0.75' })
    const edit = await call(database, halden, {
      name: 'updateCapitalDeploymentById',
      input: { id: first.id, patch: { amount: '499.25', note: 'Half a mill' } },
      answer: 'capitalDeployment { note roundByRoundId { totalCapitalDeployed } }',
    })

    // 499.25 + 0.75
    // proves CALL-044, CALL-045, ENTITY-023
    expect(made(edit, 'capitalDeployment')).toEqual({
      note: 'Half a mill',
      roundByRoundId: { totalCapitalDeployed: '500.000000000000000000' },
    })
  })

  it.each([
    [{ amount: '0' }, 'invalid_input'],
    [{ amount: 'NaN' }, 'invalid_input'],
    [{ note: '  ' }, 'invalid_input'],
    [{ currency: 2 }, 'invalid_input'],
    [{ paidOn: 'infinity' }, 'invalid_input'],
    [{ paidOn: '10000-01-01' }, 'invalid_input'],
    [{ paidOn: '0044-03-15 BC' }, 'invalid_input'],
    [{ roundId: roundIds['senior-notes'] }, 'not_found'],
  ])('are not booked with %j', async (input, code) => {
    const round = await aRound(database)

    expect(codeOf(await deploy(round.id, input))).toBe(code)
    // proves CALL-044
    expect(codeOf(await deploy(round.id, input, larkspur))).toBe('not_allowed')
  })

  it('show the remaining and the expected capital to the issuer only', async () => {
    const round = await aRound(database, { price: '10' })
    const id = await aClosedDistribution(database, round, { amount: '50' })
    await database.rows('update app_public.distributions set paid_in_capital = 320.5 where id = $1', [id])
    await aHolding(database, round, { amount: '12' })
    await deploy(round.id, { amount: '100' })

    // Paid in: 320.50; a holding that no payment explains adds nothing. Expected: 50 × 10 − 320.50.
    // proves FMT-020
    expect(await figures(round.id)).toEqual({
      totalCapitalDeployed: '100.000000000000000000',
      totalPaidInCapital: expect.stringMatching(/^320\.50*$/) as string,
      remainingCapital: expect.stringMatching(/^220\.50*$/) as string,
      expectedCapital: expect.stringMatching(/^179\.50*$/) as string,
      stillExpected: expect.stringMatching(/^179\.50*$/) as string,
      unitsSold: expect.stringMatching(/^50\.?0*$/) as string,
    })
  })

  it('do not change the amounts that investors owe when the price of the round changes', async () => {
    const round = await aRound(database, { price: '10' })
    await aClosedDistribution(database, round, { amount: '50' })

    await call(database, halden, {
      name: 'updateRoundById',
      input: { id: round.id, patch: { price: '12.5' } },
      answer: 'clientMutationId',
    })

    // By the formula 50 × 12.50; the investors still owe 50 × 10.
    // proves FMT-020
    expect(await figures(round.id)).toMatchObject({
      expectedCapital: expect.stringMatching(/^625\.?0*$/) as string,
      stillExpected: expect.stringMatching(/^500\.?0*$/) as string,
    })
  })

  it('count from their day, and no more once they are deleted', async () => {
    const round = await aRound(database)
    const first = made(await deploy(round.id, { amount: '40' }), 'capitalDeployment')
    const [{ tomorrow } = { tomorrow: '' }] = await database.rows<{ tomorrow: string }>(
      'select (app_private.today() + 1)::text as tomorrow',
    )
    const later = made(await deploy(round.id, { amount: '60', paidOn: tomorrow }), 'capitalDeployment')
    const deployed = async () => Number((await figures(round.id))?.totalCapitalDeployed)
    const byDay = async () =>
      (
        await ask<{ capitalOverTime: { nodes: Row[] } }>(
          database,
          halden,
          `query ($id: UUID!) { capitalOverTime(roundId: $id, first: 9) { nodes { day deployed } } }`,
          { id: round.id },
        )
      ).capitalOverTime.nodes.map(({ deployed }) => Number(deployed))

    // proves ROUND-015
    expect([await deployed(), await byDay()]).toEqual([40, [40]])

    // Its day comes.
    await database.rows(
      `update app_public.capital_deployments set paid_on = app_private.today() where id = $1`,
      [later.id],
    )
    await database.rows('select app_private.count_deployment($1)', [later.id])
    expect([await deployed(), await byDay()]).toEqual([100, [40, 100]])

    const remove = (id: unknown, actor = halden) =>
      call(database, actor, {
        name: 'deleteCapitalDeploymentById',
        input: { id },
        answer: 'clientMutationId',
      })
    expect(codeOf(await remove(first.id, larkspur))).toBe('not_allowed')
    expect(codeOf(await remove(first.id))).toBeUndefined()
    expect([await deployed(), await byDay()]).toEqual([60, [60]])
  })
})
