import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { claimAccount } from '../../testing/accounts/claimAccount.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { invest } from '../../testing/investments/invest.ts'
import { askToDistribute, makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const email = () => `${randomUUID()}@investors.example`

onEveryEngine('makeDistribution', (database) => {
  const mailTo = (address: string) =>
    database.rows<{ subject: string; html: string }>(
      'select subject, html from app_private.outbox where to_email = $1 order by id',
      [address],
    )

  it('invests for a new person, who receives an account and a mail with links', async () => {
    const allocation = await anAllocation(database, { price: '12.5' })
    const accountEmail = email()
    const made = await makeDistribution(database, allocation, {
      accountEmail,
      amount: '7',
      name: 'Nora Nilsen',
    })

    expect(made).toMatchObject({
      amount: '7.000000000000000000',
      status: 'open',
      qualificationsComplete: false,
      accountByInvestorId: { name: 'Nora Nilsen', contactName: 'Nora Nilsen', email: accountEmail },
      purchasePrice: { price: '12.500000000000000000', currency: 1, isPurchase: true },
    })
    const [invitation, claim] = await mailTo(accountEmail)
    expect(invitation?.subject).toBe('Your investment in Vega Preferred')
    expect(invitation?.html).toContain(`href="/distribution/${made.id}"`)
    // proves CALL-083
    expect(claim?.html).toMatch(/href="\/authenticate\/claim\?token=[0-9a-f]{64}"/)
  })

  it('invests for an investor the vendor deals with, however the e-mail is written, and mails no claim', async () => {
    const [first, allocation] = [await anAllocation(database), await anAllocation(database)]
    const investor = await anInvestor(database)
    const accountEmail = email()
    await database.rows('update app_public.accounts set email = $2 where id = $1', [
      investor.accountId,
      accountEmail,
    ])
    await database.rows('update app_public.allocations set owner_id = $2 where id = $1', [
      first.id,
      allocation.owner.accountId,
    ])
    await invest(database, investor, { offeringId: first.id })
    const made = await makeDistribution(database, allocation, {
      accountEmail: ` ${accountEmail.toUpperCase()} `,
    })

    expect(made.investorId).toBe(investor.accountId)
    // The receipt of the investment they made, and the invitation to this one.
    const subjects = (await mailTo(accountEmail)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(2)
    expect(subjects.filter((subject) => subject.startsWith('Receipt:'))).toHaveLength(1)
    expect(subjects.filter((subject) => /claim/i.test(subject))).toEqual([])
    const mine = await database.ask(
      investor,
      `query ($id: UUID!) { distributionById(id: $id) { id status } }`,
      { id: made.id },
    )
    // proves CALL-083
    expect(mine.data?.distributionById).toEqual({ id: made.id, status: 'open' })
  })

  it('makes an account to claim for a person new to the vendor, also if other vendors know the email', async () => {
    const allocation = await anAllocation(database)
    const investor = await anInvestor(database)
    const accountEmail = `${investor.userId}@example.com`
    await database.rows('update app_public.accounts set email = $2 where id = $1', [
      investor.accountId,
      accountEmail,
    ])
    const made = await makeDistribution(database, allocation, { accountEmail, name: 'As Typed' })

    expect(made.accountByInvestorId).toEqual({
      id: made.investorId,
      name: 'As Typed',
      contactName: 'As Typed',
      email: accountEmail,
    })
    expect(made.investorId).not.toBe(investor.accountId)
    const claimed = await claimAccount(database, made.investorId, investor)
    const theirs = await database.ask(
      claimed,
      `query ($id: UUID!) { distributionById(id: $id) { id status } }`,
      { id: made.id },
    )
    expect(theirs.data?.distributionById).toEqual({ id: made.id, status: 'open' })
  })

  it('sends no mail when the allocation turns mail off', async () => {
    const allocation = await anAllocation(database)
    await database.rows(
      'update app_public.allocation_email_preferences set send_distribution = false where allocation_id = $1',
      [allocation.id],
    )
    const accountEmail = email()
    await makeDistribution(database, allocation, { accountEmail })
    // proves CALL-071, CALL-083
    expect(await mailTo(accountEmail)).toEqual([])
  })

  it('starts the process of the allocation’s qualifications', async () => {
    const allocation = await anAllocation(database, { asks: 2 })
    const { processId } = await makeDistribution(database, allocation)
    const steps = await database.rows(
      'select "order", status, type from app_public.steps where process_id = $1 order by "order"',
      [processId],
    )
    // proves CALL-083
    expect(steps).toEqual([
      { order: 1, status: 'in_progress', type: 'button' },
      { order: 2, status: 'not_started', type: 'button' },
    ])
  })

  it('is batched: each investment succeeds or fails independently', async () => {
    const allocation = await anAllocation(database, { total: '100' })
    const one = (name: string, amount: string) =>
      `${name}: makeDistribution(input: { accountEmail: "${email()}", amount: "${amount}", name: "${name}", allocationId: $id }) {
        distribution { id } }`
    const batched = `mutation ($id: UUID!) { ${one('a', '60')} ${one('b', '41')} ${one('c', '40')} }`
    const { data, errors } = await database.ask(allocation.owner.as(), batched, { id: allocation.id })
    expect(data).toMatchObject({ a: { distribution: {} }, b: null, c: { distribution: {} } })
    // proves CALL-083
    expect(errors).toMatchObject([
      { path: ['b'], extensions: { code: 'offering_sold_out', details: { remaining: '40' } } },
    ])
  })

  it.each(['issuer', 'broker'] as const)(
    'never sells an %s more than the round or the allocation has, to the last decimal',
    async (owner) => {
      const allocation = await anAllocation(database, { owner, total: '100', units: '50.5' })
      await makeDistribution(database, allocation, { amount: '50' })
      const more = await askToDistribute(database, allocation.owner.as(), allocation, {
        amount: '0.500000000000000001',
      })
      // proves CALL-083
      expect(more.errors?.[0]?.extensions).toEqual({
        code: 'offering_sold_out',
        details: { remaining: '0.5' },
      })
      await makeDistribution(database, allocation, { amount: '0.5' })
    },
  )

  it('refuses a second open investment of the same investor in the allocation, and names it', async () => {
    const allocation = await anAllocation(database)
    const accountEmail = email()
    const first = await makeDistribution(database, allocation, { accountEmail })
    const second = await askToDistribute(database, allocation.owner.as(), allocation, { accountEmail })
    // proves CALL-083
    expect(second.errors?.[0]?.extensions).toEqual({
      code: 'already_open',
      details: { distributionId: first.id },
    })
  })

  it.each([
    [{ amount: '0' }, 'The number of units must be above 0.'],
    [{ amount: '-1' }, 'The number of units must be above 0.'],
    [{ amount: 'NaN' }, 'The number of units must be above 0.'],
    [{ amount: '1.0000000000000000001' }, 'A number of units has at most 18 decimals.'],
    [{ accountEmail: 'nora' }, 'Email is a required field.'],
    [{ name: 'N'.repeat(201) }, 'A name has at most 200 characters.'],
  ])('refuses %j', async (input, message) => {
    const allocation = await anAllocation(database)
    const { errors } = await askToDistribute(database, allocation.owner.as(), allocation, input)
    // proves CALL-083
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
  })

  it('is for the owner of the allocation, while it is not stale', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const stranger = await aVendor(database, 'broker')
    expect(codeOf(await askToDistribute(database, allocation.issuer.as(), allocation))).toBe('not_allowed')
    expect(codeOf(await askToDistribute(database, stranger.as(), allocation))).toBe('not_found')
    await database.rows(`update app_public.allocations set status = 'stale' where id = $1`, [allocation.id])
    expect(codeOf(await askToDistribute(database, allocation.owner.as(), allocation))).toBe(
      'allocation_stale',
    )
  })

  it('is done by an import, without mail or questions: price, payment and note included', async () => {
    const allocation = await anAllocation(database, { price: '12.5' })
    const address = email()
    const cells = {
      ...{ email: address, contactName: 'Ola Lie', amount: '4', price: '10' },
      ...{ paidInCapital: '40', paidOn: '2026-01-15', note: 'From the book' },
    }
    const made = await database.as(allocation.owner.as(), async (client) => {
      await client.query('reset role')
      const { rows } = await client.query<{ id: string }>(
        'select id from app_private.add_investments($1, $2)',
        [allocation.id, JSON.stringify([{ row: 2, cells }])],
      )
      return rows[0]?.id
    })
    const { data } = await database.ask(
      allocation.owner.as(),
      `query ($id: UUID!) { distributionById(id: $id) { status amount paidInCapital isPaidInFull qualificationsComplete
        purchasePrice { price } distributionAnnotationsByDistributionId { nodes { annotation } } } }`,
      { id: made },
    )
    expect(data?.distributionById).toEqual({
      status: 'closed',
      amount: '4.000000000000000000',
      paidInCapital: '40.000000000000000000',
      isPaidInFull: true,
      qualificationsComplete: true,
      purchasePrice: { price: '10.000000000000000000' },
      distributionAnnotationsByDistributionId: { nodes: [{ annotation: 'From the book' }] },
    })
    expect(await mailTo(address)).toEqual([])
  })

  it('sells no more of a round than its broker has, over all its allocations', async () => {
    const allocation = await anAllocation(database, { owner: 'broker', total: '1000' })
    await database.rows('update app_public.broker_allocations set managed_units = 30 where round_id = $1', [
      allocation.roundId,
    ])
    const buy = (amount: string) =>
      askToDistribute(database, allocation.owner.as(), allocation, { accountEmail: email(), amount })

    const refused = await buy('31')
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'offering_sold_out',
      details: { remaining: '30' },
    })
    expect((await buy('20')).errors).toBeUndefined()
    expect((await buy('11')).errors?.[0]?.extensions.details).toMatchObject({ remaining: '10' })
    expect((await buy('10')).errors).toBeUndefined()
  })
})
