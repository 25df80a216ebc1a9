import { expect, it } from 'vitest'
import { offeringIds } from '../../../../seed/ids.ts'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../../testing/investments/anOffering.ts'
import { askToInvest, invest } from '../../../testing/investments/invest.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

onEveryEngine('investorMakeDistribution', (database) => {
  it('opens a distribution with a process of the qualifications in execute order', async () => {
    const investor = await anInvestor(database)
    const { code, distribution } = await invest(database, investor, {
      offeringId: offeringIds['series-b'],
      amount: '10',
    })
    expect(code).toBeNull()
    expect(distribution).toMatchObject({
      amount: '10.000000000000000000',
      status: 'open',
      qualificationsComplete: false,
    })
    const steps = distribution.processByProcessId.shortSteps.nodes
    expect(steps.map(({ type }) => type)).toEqual([
      'form',
      'async_iframe',
      'encrypted_form',
      'iframe',
      'button',
    ])
    expect(steps.map(({ status }) => status)).toEqual(['in_progress', ...Array(4).fill('not_started')])
    expect(distribution.processByProcessId.currentStep).toBe(steps[0]?.id)
  })

  it('returns the open distribution if there is one, for every amount', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database)
    const first = await invest(database, investor, { offeringId, amount: '10' })
    const second = await invest(database, investor, { offeringId, amount: '999999999', expectedPrice: '1' })
    expect(second).toMatchObject({ code: 'already_open', distribution: { id: first.distribution.id } })
  })

  it('sells again when the first investment is pending', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { asks: [] })
    const first = await invest(database, investor, { offeringId })
    expect(first.distribution).toMatchObject({ status: 'closed', qualificationsComplete: true })
    const second = await invest(database, investor, { offeringId })
    expect(second.code).toBeNull()
    expect(second.distribution.id).not.toBe(first.distribution.id)
  })

  it('lets an account invest that is not set up', async () => {
    const investor = await anInvestor(database, { setup: false })
    const { id: offeringId } = await anOffering(database)
    expect((await invest(database, investor, { offeringId })).code).toBeNull()
  })

  it.each([
    ['not yet open', { opens: 1 }, 'offering_not_open'],
    ['opens today', { opens: 0 }, undefined],
    ['closes today', { closes: 0 }, undefined],
    ['closed yesterday', { closes: -1 }, 'offering_closed'],
    ['allocation closed', { status: 'closed' }, 'offering_closed'],
    ['round closed', { roundStatus: 'closed' }, 'offering_closed'],
    ['round stale', { roundStatus: 'stale' }, 'round_stale'],
    ['allocation stale', { status: 'stale' }, 'round_stale'],
    ['drafted', { status: 'drafted' }, 'not_found'],
    ['round drafted', { roundStatus: 'drafted' }, 'not_found'],
  ])('says of an offering that is %s: %j → %s', async (_name, options, code) => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, options)
    const { errors } = await askToInvest(database, investor, { offeringId })
    expect(errors?.[0]?.extensions.code).toBe(code)
  })

  it.each(['0', '-1', '4', '51', 'NaN', '1e30'])('refuses %s units of 5 to 50', async (amount) => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { limits: ['5', '50'] })
    const { errors } = await askToInvest(database, investor, { offeringId, amount })
    expect(errors?.[0]?.extensions).toEqual({
      code: 'amount_out_of_range',
      details: { min: '5', max: '50' },
    })
  })

  // Each lies between the minimum and the maximum: they are refused only because they are not whole numbers.
  it.each(['5.5', '49.999999999999999999', '5.000000000000000001', '12.50'])(
    'refuses %s units of 5 to 50, and of an offering without limits, because they are not whole',
    async (amount) => {
      for (const limits of [['5', '50'], undefined] as ([string, string] | undefined)[]) {
        const investor = await anInvestor(database)
        const { id: offeringId } = await anOffering(database, { limits })
        const { data, errors } = await askToInvest(database, investor, { offeringId, amount })
        expect([
          data?.investorMakeDistribution ?? null,
          errors?.[0]?.message,
          errors?.[0]?.extensions,
        ]).toEqual([null, 'Units are bought whole.', { code: 'units_not_whole' }])
        expect(
          await database.rows('select from app_public.distributions where investor_id = $1', [
            investor.accountId,
          ]),
        ).toEqual([])
      }
    },
  )

  it.each(['5.0', '5.000000000000000000', '0050'])('takes %s for the whole number it is', async (amount) => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { limits: ['5', '50'] })
    const { errors } = await askToInvest(database, investor, { offeringId, amount })
    expect(errors).toBeUndefined()
  })

  it.each(['Infinity', 'ten', '', '1;drop table', '1\u0000'])(
    'refuses %j as an amount with a clear text',
    async (amount) => {
      const investor = await anInvestor(database)
      const { id: offeringId } = await anOffering(database)
      const { errors } = await askToInvest(database, investor, { offeringId, amount })
      expect(['invalid_input', 'amount_out_of_range']).toContain(errors?.[0]?.extensions.code)
    },
  )

  it.each(['100000000000000000000', '1e30', '1e131071'])(
    'refuses %s units of an offering without limits, with the units left',
    async (amount) => {
      const { id: offeringId } = await anOffering(database, { total: '1000' })
      const { errors } = await askToInvest(database, await anInvestor(database), { offeringId, amount })
      expect(errors?.[0]?.extensions).toEqual({
        code: 'offering_sold_out',
        details: { remaining: '1000' },
      })
    },
  )

  it('returns the price when it differs from the shown one', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { price: '12.5' })
    const { errors } = await askToInvest(database, investor, { offeringId, expectedPrice: '12.49' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'price_changed', details: { price: '12.5' } })
    expect((await invest(database, investor, { offeringId, expectedPrice: '12.500' })).code).toBeNull()
  })

  it('never sells more than the round has, over all its allocations', async () => {
    const { id, roundId } = await anOffering(database, { total: '100' })
    const { id: other } = await anOffering(database, { roundId })
    await invest(database, await anInvestor(database), { offeringId: id, amount: '60' })
    const second = await anInvestor(database)
    const { errors } = await askToInvest(database, second, { offeringId: other, amount: '41' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '40' } })
    await invest(database, second, { offeringId: other, amount: '40' })
    const third = await askToInvest(database, await anInvestor(database), { offeringId: id, amount: '1' })
    expect(third.errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '0' } })
  })

  it('never sells more than the allocation has', async () => {
    const { id: offeringId } = await anOffering(database, { units: '20' })
    const { errors } = await askToInvest(database, await anInvestor(database), { offeringId, amount: '21' })
    expect(errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '20' } })
  })

  it('returns the whole units left, because no part of one is for sale', async () => {
    const { id: offeringId } = await anOffering(database, { units: '20.5' })
    await invest(database, await anInvestor(database), { offeringId, amount: '20' })
    const { errors } = await askToInvest(database, await anInvestor(database), { offeringId, amount: '1' })

    expect(errors?.[0]?.extensions).toEqual({ code: 'offering_sold_out', details: { remaining: '0' } })
  })

  it.each([
    ['a viewer', { role: 'account_viewer' as const }, 'not_allowed', 'Operation not allowed'],
    [
      'a suspended delegate',
      { status: 'suspended' as const },
      'delegate_suspended',
      'Your access to this account is suspended.',
    ],
    ['an issuer', { type: 'issuer' }, 'not_allowed', 'Operation not allowed'],
    ['a broker', { type: 'broker' }, 'not_allowed', 'Operation not allowed'],
  ])('refuses %s', async (_name, options, code, message) => {
    const { id: offeringId } = await anOffering(database)
    const { errors } = await askToInvest(database, await anInvestor(database, options), { offeringId })
    expect(errors?.[0]).toMatchObject({ message, extensions: { code } })
  })

  it('refuses an account that the person does not belong to', async () => {
    const { id: offeringId } = await anOffering(database)
    const [one, other] = [await anInvestor(database), await anInvestor(database)]
    const { errors } = await askToInvest(database, { ...one, accountId: other.accountId }, { offeringId })
    expect(errors?.[0]?.extensions.code).toBe('account_not_available')
  })

  it('keeps 3 units at 0.1 as exactly 0.3, and 0.1 plus 0.2 of a price exactly 0.3', async () => {
    const investor = await anInvestor(database)
    const { id: offeringId } = await anOffering(database, { price: '0.1' })
    const { distribution } = await invest(database, investor, {
      offeringId,
      amount: '3',
      expectedPrice: '0.1',
    })
    const [row] = await database.rows(
      `select trim_scale(distributions.amount * price)::text as total, price * 1 + 0.2 = 0.3 as exact
       from app_public.distributions join app_public.distribution_prices on distribution_id = distributions.id
       where distributions.id = $1`,
      [distribution.id],
    )
    expect(row).toEqual({ total: '0.3', exact: true })
  })
})
