import { expect, it } from 'vitest'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { askToChange, askToWithdraw } from '../../testing/investments/changeInvestment.ts'
import { claimAccount } from '../../testing/accounts/claimAccount.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { completeStep, providerReports } from '../../testing/investments/completeStep.ts'
import { askToInvest, invest } from '../../testing/investments/invest.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('investorChangeDistribution', (database) => {
  it('changes the amount, at the price of now', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId, roundId } = await anOffering(database, { price: '12.5' })
    const { distribution } = await invest(database, investor, { offeringId, amount: '80' })
    await database.rows('update app_public.rounds set price = 13 where id = $1', [roundId])

    const old = await askToChange(database, investor, {
      distributionId: distribution.id,
      amount: '200',
      expectedPrice: '12.5',
    })
    expect(old.errors?.[0]?.extensions).toEqual({ code: 'price_changed', details: { price: '13' } })
    const { data } = await askToChange(database, investor, {
      distributionId: distribution.id,
      amount: '200',
      expectedPrice: '13',
    })

    expect(data?.investorChangeDistribution).toEqual({
      distribution: {
        id: distribution.id,
        amount: '200.000000000000000000',
        status: 'open',
        mayChange: true,
        mayWithdraw: true,
        figures: { pricePaid: '13' },
      },
    })
  })

  it('keeps the steps and the answers there are', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, [
      'acknowledge',
      'accreditation',
    ])
    await completeStep(database, investor, steps[0])

    expect(
      codeOf(await askToChange(database, investor, { distributionId: distribution.id, amount: '11' })),
    ).toBeUndefined()
    const after = await database.rows(
      `select steps.status from app_public.steps join app_public.distributions using (process_id)
       where distributions.id = $1 order by "order"`,
      [distribution.id],
    )
    expect(after).toEqual([{ status: 'complete' }, { status: 'in_progress' }])
  })

  it('permits up to the present and the available units, and no more', async () => {
    const { id: offeringId } = await anOffering(database, { total: '100', limits: ['5', '95'] })
    await invest(database, await anInvestor(database), { offeringId, amount: '30' })
    const investor = await anInvestor(database)
    const { distribution } = await invest(database, investor, { offeringId, amount: '60' })
    const to = (amount: string) =>
      askToChange(database, investor, { distributionId: distribution.id, amount })

    for (const amount of ['71', '4', '100000000000000000000']) {
      const { errors } = await to(amount)
      // 60 held and 10 left
      expect(errors?.[0]?.extensions).toEqual({
        code: 'amount_out_of_range',
        details: { min: '5', max: '70' },
      })
    }
    expect(codeOf(await to('70'))).toBeUndefined()
    expect(codeOf(await to('5.5'))).toBe('units_not_whole')
    expect(codeOf(await to('6'))).toBeUndefined()
    const next = await askToInvest(database, await anInvestor(database), { offeringId, amount: '65' })
    // 100 less 30 and 6
    expect(next.errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '64' } })
  })

  it.each([
    ['closed', 'offering_closed'],
    ['stale', 'round_stale'],
  ])('is refused when the offering is %s', async (status, code) => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await database.rows(
      'update app_public.allocations set status = $2 from app_public.distributions where allocation_id = allocations.id and distributions.id = $1',
      [distribution.id, status],
    )
    const answer = await askToChange(database, investor, { distributionId: distribution.id, amount: '11' })
    expect(codeOf(answer)).toBe(code)
  })

  it.each([
    ['a viewer', { role: 'account_viewer' as const }, 'not_allowed'],
    ['a suspended delegate', { status: 'suspended' as const }, 'delegate_suspended'],
  ])('is refused to %s, whose page does not offer it', async (_name, options, code) => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    const other = await aDelegate(database, investor.accountId, options)

    const changed = await askToChange(database, other, { distributionId: distribution.id, amount: '11' })
    expect(codeOf(changed)).toBe(code)
    expect(codeOf(await askToWithdraw(database, other, distribution.id))).toBe(code)
    expect(await mayOf(other, distribution.id)).not.toMatchObject({ mayChange: true })
    expect(await mayOf(investor, distribution.id)).toEqual({ mayChange: true, mayWithdraw: true })
  })

  it('is refused to every other account, and to vendors', async () => {
    const { distribution } = await anOpenInvestment(database, ['acknowledge'])
    const stranger = await anInvestor(database)
    const broker = await anInvestor(database, { type: 'broker' })

    for (const [actor, code] of [
      [stranger, 'not_found'],
      [broker, 'not_allowed'],
    ] as const) {
      const changed = await askToChange(database, actor, { distributionId: distribution.id, amount: '11' })
      expect(codeOf(changed)).toBe(code)
      expect(codeOf(await askToWithdraw(database, actor, distribution.id))).toBe(code)
    }
  })

  it('is for investments made by the investor; those made by a vendor can only be withdrawn', async () => {
    const allocation = await anAllocation(database)
    const made = await makeDistribution(database, allocation)
    const investor = await claimAccount(database, made.investorId, await anInvestor(database))

    expect(await mayOf(investor, made.id)).toEqual({ mayChange: false, mayWithdraw: true })
    const changed = await askToChange(database, investor, { distributionId: made.id, amount: '11' })
    expect(codeOf(changed)).toBe('investment_prepared')
    expect(codeOf(await askToWithdraw(database, investor, made.id))).toBeUndefined()
  })

  it('ends, with withdrawing, once a document is signed', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['sign', 'fund'])
    await providerReports(database, steps[0], 'complete')

    await expectUnderWay(investor, distribution.id)
  })

  it.each(['pending', 'complete'])('is over once a payment is %s, with withdrawing', async (status) => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
       values ($1, 1, '2026-01-15', $2)`,
      [distribution.id, status],
    )
    await expectUnderWay(investor, distribution.id)
  })

  it('continues after a payment that failed or was refunded', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
       values ($1, 1, '2026-01-15', 'failed'), ($1, 1, '2026-01-15', 'refunded')`,
      [distribution.id],
    )
    expect(await mayOf(investor, distribution.id)).toEqual({ mayChange: true, mayWithdraw: true })
  })

  it('takes back papers that were sent with the old figures and sends new ones', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['sign'])
    const opened = () =>
      database.rows<{ id: string; status: string; units: string }>(
        'select id, status from app_private.envelopes where about_step_id = $1 order by created_on, id',
        [steps[0]],
      )
    await database.rows('select app_private.envelope_of_step($1)', [steps[0]])
    expect(await opened()).toMatchObject([{ status: 'sent' }])

    await askToChange(database, investor, { distributionId: distribution.id, amount: '11' })
    expect(await opened()).toMatchObject([{ status: 'declined' }])
    await database.rows('select app_private.envelope_of_step($1)', [steps[0]])
    expect((await opened()).map(({ status }) => status).sort()).toEqual(['declined', 'sent'])
  })

  async function mayOf(actor: Parameters<typeof database.ask>[0], id: string) {
    const asked = 'query ($id: UUID!) { distributionById(id: $id) { mayChange mayWithdraw } }'
    return (await database.ask(actor, asked, { id })).data?.distributionById
  }

  async function expectUnderWay(investor: Parameters<typeof database.ask>[0], id: string) {
    expect(await mayOf(investor, id)).toEqual({ mayChange: false, mayWithdraw: false })
    const changed = await askToChange(database, investor, { distributionId: id, amount: '11' })
    expect(codeOf(changed)).toBe('investment_under_way')
    expect(codeOf(await askToWithdraw(database, investor, id))).toBe('investment_under_way')
  }
})
