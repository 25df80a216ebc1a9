import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import {
  parseReportedPayment,
  recallPayment,
  receivePayment,
} from '../../emulators/payment/receivePayment.ts'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import {
  call,
  codeOf,
  halden,
  larkspur,
  made,
  maren,
  meridian,
  ask,
  type Row,
} from '../../testing/accounts/anIssuer.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { aClosedDistribution, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

onEveryEngine('received payments', (database) => {
  const arrive = async (payment: Row): Promise<Row & { id: string; key: string }> => {
    const key = String(payment.key ?? randomUUID())
    await receivePayment(
      database.db,
      parseReportedPayment({ accountId: accountIds.larkspur, ...payment, key }),
    )
    const [row] = await database.rows<Row & { id: string }>(
      'select * from app_public.received_payments where provider_key = $1',
      [key],
    )
    if (!row) throw new Error('The payment did not arrive.')
    return { ...row, key }
  }
  /** An investment of $125 (10 units at $12.50) by an investor with a name that no other has. */
  const anInvestmentOf = async (price = '12.5') => {
    const id = await aClosedDistribution(database, await aRound(database, { price }))
    const name = `Payer ${randomUUID().slice(0, 8)}`
    await database.rows(
      'update app_public.accounts set name = $2 where id = (select investor_id from app_public.distributions where id = $1)',
      [id, name],
    )
    return { id, name }
  }
  const paidIn = async (id: string) =>
    (
      await database.rows<{ paid: string }>(
        'select trim_scale(paid_in_capital)::text as paid from app_public.distributions where id = $1',
        [id],
      )
    )[0]?.paid
  const send = (name: string, input: Row, actor: Actor = larkspur) =>
    call(database, actor, {
      name,
      input,
      answer: 'receivedPayment { id status matchedAmount proposal proposedDistributionId }',
    })
  const match = (id: string, distributionId: string, amount: string, actor?: Actor) =>
    send('matchPayment', { id, distributionId, amount }, actor)
  const partsOf = (id: string) =>
    database.rows<{ id: string; distribution_id: string; amount: string; by: string }>(
      `select id, distribution_id, trim_scale(amount)::text as amount, by from app_public.received_payment_parts
       where received_payment_id = $1 order by created_on, id`,
      [id],
    )
  const issue = (id: string) =>
    database.rows(
      `update app_public.distributions set locked = true, issuance_status = 'approved' where id = $1`,
      [id],
    )

  it('are matched by the reference of the wire instructions, however a bank spaces it', async () => {
    const { distribution, steps } = await anOpenInvestment(database, ['fund'])
    const reference = `cap ${steps[0]?.slice(0, 4)} ${steps[0]?.slice(4, 8)} / invest`
    const payment = await arrive({ amount: '60.10', reference, accountId: '', payerName: 'Another Name' })

    expect(payment).toMatchObject({ status: 'matched', owner_id: accountIds.larkspur })
    expect(await partsOf(payment.id)).toMatchObject([{ amount: '60.1', by: 'reference' }])
    expect(await paidIn(distribution.id)).toBe('60.1')
    // The rest, and more than is due: both count.
    await arrive({ amount: '70', reference })
    expect(await paidIn(distribution.id)).toBe('130.1')
  })

  it('arrive once, also when the provider reports them twice, and the investor gets one receipt', async () => {
    const { distribution, steps } = await anOpenInvestment(database, ['fund'])
    const payment = { key: randomUUID(), amount: '25', reference: `CAP-${steps[0]?.slice(0, 8)}` }
    const address = `${randomUUID()}@payer.example`
    await database.rows(
      'update app_public.accounts set email = $2 where id = (select investor_id from app_public.distributions where id = $1)',
      [distribution.id, address],
    )
    await arrive(payment)
    await arrive(payment)

    expect(await paidIn(distribution.id)).toBe('25')
    const mails = await database.rows<{ subject: string }>(
      `select subject from app_private.outbox where to_email = $1 and subject like 'Payment received: %'`,
      [address],
    )
    expect(mails).toEqual([{ subject: expect.stringContaining('$25.00') }])
  })

  it.each([
    {
      paid: '125',
      payer: (name: string) => name.split(' ').toReversed().join(', '),
      proposal: 'name_and_amount',
    },
    { paid: '60', payer: (name: string) => name.toUpperCase(), proposal: 'name' },
    { paid: '4321.97', payer: () => 'A Family Member', proposal: 'amount', price: '432.197' },
  ])('are proposed with the reason: $proposal', async ({ paid, payer, proposal, price }) => {
    const { id, name } = await anInvestmentOf(price)
    const payment = await arrive({ amount: paid, payerName: payer(name), reference: 'CAP-00000000' })

    expect(payment).toMatchObject({ status: 'proposed', proposal, proposed_distribution_id: id })
    expect(payment.proposed_investor_name).toBe(name)
    expect(await paidIn(id)).toBe('0')
    // Paid by hand meanwhile: no payment is expected.
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, $2, app_private.today())`,
      [id, price ? '4321.97' : '125'],
    )
    expect(
      await database.rows('select status, proposal from app_public.received_payments where id = $1', [
        payment.id,
      ]),
    ).toEqual([{ status: 'unmatched', proposal: null }])
  })

  it('keep the text of the bank without its invisible characters', async () => {
    const written = await arrive({ amount: '0.09', payerName: 'A\u202eB\u0007', reference: 'C\u200bD' })
    expect(written).toMatchObject({ payer_name: 'A B', reference: 'C D' })
  })

  it('wait where nothing fits, and where two investments fit', async () => {
    expect(await arrive({ amount: '0.07', payerName: 'Unknown Payer' })).toMatchObject({
      status: 'unmatched',
    })
    const one = await anInvestmentOf()
    const other = await anInvestmentOf()
    for (const { id } of [one, other])
      await database.rows(
        `update app_public.accounts set name = $2 where id = (select investor_id from app_public.distributions where id = $1)`,
        [id, `Twins ${one.name}`],
      )

    expect(await arrive({ amount: '125', payerName: `Twins ${one.name}` })).toMatchObject({
      status: 'unmatched',
    })
  })

  it('wait while the allocation of their investment is stale, and say for which round', async () => {
    const setStatus = (distribution: string, status: string) =>
      database.rows(
        `update app_public.allocations set status = $2
         where id = (select allocation_id from app_public.distributions where id = $1)`,
        [distribution, status],
      )
    const stored = async (id: string) =>
      (
        await database.rows(
          'select status, proposal, held_round_name from app_public.received_payments where id = $1',
          [id],
        )
      )[0]
    const { distribution, steps } = await anOpenInvestment(database, ['fund'])
    const { id, name } = await anInvestmentOf()
    const proposed = await arrive({ amount: '125', payerName: name })
    const matched = await arrive({ amount: '20', payerName: 'Another Name' })
    made(await match(matched.id, id, '5'), 'receivedPayment')
    for (const each of [distribution.id, id]) await setStatus(each, 'stale')
    const named = await arrive({ amount: '60', reference: `CAP-${steps[0]?.slice(0, 8)}` })

    expect(named).toMatchObject({ status: 'unmatched', proposal: null, held_round_name: expect.any(String) })
    expect(await paidIn(distribution.id)).toBe('0')
    // The earlier proposal is withdrawn.
    expect(await stored(proposed.id)).toEqual({ status: 'unmatched', proposal: null, held_round_name: null })
    expect(codeOf(await match(named.id, distribution.id, '60'))).toBe('allocation_stale')
    const [part] = await partsOf(matched.id)
    expect(codeOf(await send('undoPaymentMatch', { id: part?.id }))).toBe('allocation_stale')
    expect(codeOf(await send('returnPayment', { id: matched.id }))).toBe('allocation_stale')
    expect(await paidIn(id)).toBe('5')

    for (const each of [distribution.id, id]) await setStatus(each, 'active')
    expect(await stored(named.id)).toMatchObject({ held_round_name: null })
    expect(await stored(proposed.id)).toMatchObject({ status: 'proposed', proposal: 'name' })
    // proves ALLOC-037
    expect(made(await match(named.id, distribution.id, '60'), 'receivedPayment')).toMatchObject({
      status: 'matched',
    })
    made(await send('returnPayment', { id: matched.id }), 'receivedPayment')
  })

  it('are split over two investments, and the rest waits', async () => {
    const [one, other] = [await anInvestmentOf(), await anInvestmentOf()]
    const payment = await arrive({ amount: '200', payerName: 'Another Name' })

    const input = { id: payment.id, distributionId: one.id }
    for (const amount of ['0', '-1', '1.001', '200.01'])
      expect(codeOf(await send('matchPayment', { ...input, amount })), amount).toBe('invalid_input')
    expect(made(await match(payment.id, one.id, '125'), 'receivedPayment')).toMatchObject({
      status: expect.stringMatching(/unmatched|proposed/) as string,
      matchedAmount: '125.000000000000000000',
    })
    expect(codeOf(await match(payment.id, other.id, '75.01'))).toBe('invalid_input')
    expect(made(await match(payment.id, other.id, '75'), 'receivedPayment')).toMatchObject({
      ...{ status: 'matched', proposal: null },
    })
    expect([await paidIn(one.id), await paidIn(other.id)]).toEqual(['125', '75'])
  })

  it('give a match back until the units are issued, and no part is changed by hand', async () => {
    const [one, other] = [await anInvestmentOf(), await anInvestmentOf()]
    const payment = await arrive({ amount: '250' })
    await match(payment.id, one.id, '125')
    await match(payment.id, other.id, '125')
    const [first, second] = await partsOf(payment.id)
    const [matched] = await database.rows<{ id: string }>(
      'select id from app_public.distribution_payments where distribution_id = $1',
      [one.id],
    )

    const byHand = [
      await database.ask(
        larkspur,
        'mutation ($id: UUID!) { deleteDistributionPaymentById(input: { id: $id }) { distributionPayment { id } } }',
        { id: matched?.id },
      ),
      await database.ask(
        larkspur,
        `mutation ($id: UUID!) { updateDistributionPaymentById(input: { id: $id, patch: { amount: "1" } }) {
           distributionPayment { id } } }`,
        { id: matched?.id },
      ),
    ]
    expect(byHand.map(codeOf)).toEqual(['payment_matched', 'payment_matched'])
    expect(made(await send('undoPaymentMatch', { id: first?.id }), 'receivedPayment')).toMatchObject({
      matchedAmount: '125.000000000000000000',
    })
    expect(await paidIn(one.id)).toBe('0')
    expect(codeOf(await send('undoPaymentMatch', { id: first?.id }))).toBe('not_found')
    await issue(other.id)
    expect(codeOf(await send('undoPaymentMatch', { id: second?.id }))).toBe('units_issued')
    expect(codeOf(await send('returnPayment', { id: payment.id }))).toBe('units_issued')
    expect(codeOf(await match(payment.id, other.id, '1'))).toBe('units_issued')
    expect(await paidIn(other.id)).toBe('125')
  })

  it('wait again once their investment is deleted; a returned one stays returned', async () => {
    const { id } = await anInvestmentOf()
    const other = await anInvestmentOf()
    const split = await arrive({ amount: '125' })
    await match(split.id, id, '100')
    await match(split.id, other.id, '25')
    const returned = await arrive({ amount: '5' })
    await match(returned.id, id, '5')
    await send('returnPayment', { id: returned.id })

    await call(database, larkspur, {
      name: 'deleteDistributionById',
      input: { id },
      answer: 'distribution { status }',
    })

    expect(await partsOf(split.id)).toMatchObject([{ distribution_id: other.id, amount: '25' }])
    expect(await paidIn(id)).toBe('0')
    const [waiting] = await database.rows(
      'select status, trim_scale(matched_amount)::text as matched from app_public.received_payments where id = $1',
      [split.id],
    )
    expect(waiting).toMatchObject({ matched: '25' })
    expect(waiting?.status).not.toBe('matched')
    const [back] = await database.rows('select status from app_public.received_payments where id = $1', [
      returned.id,
    ])
    expect(back).toMatchObject({ status: 'returned' })
  })

  it('are returned: a matched one no longer counts as paid in', async () => {
    const { id } = await anInvestmentOf()
    const payment = await arrive({ amount: '125' })
    await match(payment.id, id, '100')
    expect(made(await send('returnPayment', { id: payment.id }), 'receivedPayment')).toMatchObject({
      status: 'returned',
    })

    expect(await paidIn(id)).toBe('0')
    expect(codeOf(await match(payment.id, id, '1'))).toBe('payment_returned')
    // A bank recalls even payments for issued units.
    const issued = await arrive({ amount: '125' })
    await match(issued.id, id, '125')
    await issue(id)
    await recallPayment(database.db, issued.key)
    await recallPayment(database.db, issued.key)
    expect(await paidIn(id)).toBe('0')
    const events = await database.rows<{ type: string }>(
      `select type from app_public.webhook_events where account_id = $1 and data ->> 'distributionId' = $2 order by seq`,
      [accountIds.larkspur, id],
    )
    expect(events.map(({ type }) => type)).toEqual([
      ...['payment.received', 'payment.returned', 'payment.received', 'payment.returned'],
    ])
  })

  it('are read and matched by the account that sells, and written down', async () => {
    const { id } = await anInvestmentOf()
    const viewer = await aDelegate(database, accountIds.larkspur, { role: 'account_viewer' })
    const payment = await arrive({ amount: '125' })
    await match(payment.id, id, '125')
    const [part] = await partsOf(payment.id)
    const seen = async (actor: Actor) =>
      ask<Record<string, { totalCount: number }>>(
        database,
        actor,
        `query ($id: UUID!) { allReceivedPayments(filter: { id: { equalTo: $id } }) { totalCount }
           allReceivedPaymentParts(filter: { receivedPaymentId: { equalTo: $id } }) { totalCount } }`,
        { id: payment.id },
      )

    const [one, none] = [{ totalCount: 1 }, { totalCount: 0 }]
    for (const actor of [larkspur, viewer])
      expect(await seen(actor)).toEqual({ allReceivedPayments: one, allReceivedPaymentParts: one })
    for (const actor of [halden, meridian, maren])
      expect(await seen(actor)).toEqual({ allReceivedPayments: none, allReceivedPaymentParts: none })
    for (const actor of [halden, meridian]) {
      expect(codeOf(await match(payment.id, id, '1', actor))).toBe('not_found')
      expect(codeOf(await send('undoPaymentMatch', { id: part?.id }, actor))).toBe('not_found')
      expect(codeOf(await send('returnPayment', { id: payment.id }, actor))).toBe('not_found')
    }
    for (const actor of [viewer, maren])
      expect(codeOf(await match(payment.id, id, '1', actor))).toBe('not_allowed')
    expect(await audited(database, payment.id)).toEqual(['receivePayment'])
  })
})

/** The operations of the audit that made the payment. */
const audited = async (database: TestDatabase, id: string) =>
  (
    await database.rows<{ operation: string }>(
      `select distinct operations.operation from app_public.changes
       join app_public.operations on operations.id = changes.operation_id
       where changes.row_id = $1 and changes.verb = 'insert' and operations.account_id = $2`,
      [id, accountIds.larkspur],
    )
  ).map(({ operation }) => operation)
