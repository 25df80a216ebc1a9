import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { claimAccount } from '../../testing/accounts/claimAccount.ts'
import { invest } from '../../testing/investments/invest.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const contact = `id status contactName email accountByInvestorId { id name contactName email }`
const make = `mutation ($email: String!, $name: String!) {
  makeCustomer(input: { email: $email, name: $name }) { customer { ${contact} } } }`
const edit = `mutation ($id: UUID!, $patch: CustomerPatch!) {
  updateCustomerById(input: { id: $id, patch: $patch }) { customer { ${contact} } } }`
const list = `{ allCustomers(orderBy: CREATED_ON_DESC) { totalCount nodes { ${contact} } } }`

interface Contact {
  id: string
  accountByInvestorId: { id: string }
}

const aVendor = (database: TestDatabase, type = 'broker') => anInvestor(database, { type })

async function makeCustomer(database: TestDatabase, vendor: Actor, email: string, name = 'Petra Quist') {
  const { data, errors } = await database.ask(vendor, make, { email, name })
  expect(errors).toBeUndefined()
  return (data?.makeCustomer as { customer: Contact }).customer
}

onEveryEngine('contacts', (database) => {
  it('are made of an e-mail and a name, once, with an account to be claimed', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, ' Petra@Quist.example ')

    expect(made).toMatchObject({
      status: 'active',
      accountByInvestorId: { name: 'Petra Quist', contactName: 'Petra Quist', email: 'petra@quist.example' },
    })
    expect(await makeCustomer(database, vendor, 'petra@quist.example', 'Another Name')).toEqual(made)
    const { data } = await database.ask(vendor, list)
    // proves CALL-054, CALL-055, ENTITY-040
    expect(data?.allCustomers).toEqual({ totalCount: 1, nodes: [made] })
  })

  it('are each vendor’s own: two that write down one e-mail share no account, and see nothing of the other’s', async () => {
    const [one, other] = [await aVendor(database), await aVendor(database, 'issuer')]
    const mine = await makeCustomer(database, one, 'shared@quist.example')
    const theirs = await makeCustomer(database, other, 'shared@quist.example', 'Their Petra')

    expect(theirs.accountByInvestorId).toMatchObject({ name: 'Their Petra' })
    expect(theirs.accountByInvestorId.id).not.toBe(mine.accountByInvestorId.id)
    const { data } = await database.ask(
      one,
      `query ($id: UUID!, $account: UUID!) { customerById(id: $id) { id } accountById(id: $account) { id } }`,
      { id: theirs.id, account: theirs.accountByInvestorId.id },
    )
    expect(data).toEqual({ customerById: null, accountById: null })
  })

  it.each([
    ['unknown', 'Petra', { email: 'Email is required.' }],
    ['a@quist.example', ' ', { name: 'Contact Name is required.' }],
    ['a@quist.example', 'n'.repeat(201), { name: 'Contact Name is required.' }],
  ])('refuse %j and %j', async (email, name, fields) => {
    const { errors } = await database.ask(await aVendor(database), make, { email, name })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  it('are edited; while the account is unclaimed it changes along', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, 'typo@quist.example')
    const patch = { status: 'inactive', contactName: 'Petra Qvist', email: 'petra@qvist.example' }

    const { data } = await database.ask(vendor, edit, { id: made.id, patch })
    expect(data?.updateCustomerById).toMatchObject({ customer: patch })
    const { data: after } = await database.ask(vendor, list)
    expect(after?.allCustomers).toMatchObject({
      nodes: [
        {
          accountByInvestorId: {
            name: 'Petra Qvist',
            contactName: 'Petra Qvist',
            email: 'petra@qvist.example',
          },
        },
      ],
    })
    // proves CALL-056
    for (const [wrong, message] of [
      [{ contactName: '' }, 'Contact Name is required.'],
      [{ email: 'unknown' }, 'Email is required.'],
      [{ status: 'gone' }, 'A value is not allowed here.'],
    ] as const) {
      const { errors } = await database.ask(vendor, edit, { id: made.id, patch: wrong })
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
    }
  })

  it('never change a claimed account, or an account that another vendor also deals with', async () => {
    const { investor } = await anOpenInvestment(database, ['suitability'])
    const [met] = await database.rows<{ id: string }>(
      'select id from app_public.customers where account_id = $1 and investor_id = $2',
      [accountIds.larkspur, investor.accountId],
    )
    const allocation = await anAllocation(database, { owner: 'broker' })
    const { investorId } = await makeDistribution(database, allocation)
    const [shared] = await database.rows<{ id: string }>(
      'select id from app_public.customers where account_id = $1 and investor_id = $2',
      [allocation.owner.accountId, investorId],
    )

    for (const [vendor, contact] of [
      [{ userId: userIds.broker, accountId: accountIds.larkspur }, met],
      [allocation.owner.as(), shared],
    ] as const) {
      const patch = { email: 'thief@quist.example' }
      expect((await database.ask(vendor, edit, { id: contact?.id, patch })).errors).toBeUndefined()
    }
    expect(
      await database.rows(`select from app_public.accounts where email = 'thief@quist.example'`),
    ).toEqual([])
  })

  it('stay contacts of the vendor when the account is claimed, which the vendor then no longer sees', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, 'claimed@quist.example')
    const person = await claimAccount(database, made.accountByInvestorId.id, await anInvestor(database))
    await database.rows(`update app_public.accounts set name = 'Private' where id = $1`, [person.accountId])

    const { data } = await database.ask(vendor, list)
    const { nodes } = data?.allCustomers as { nodes: Contact[] }
    expect(nodes).toEqual([
      { ...made, accountByInvestorId: { ...made.accountByInvestorId, id: nodes[0]?.accountByInvestorId.id } },
    ])
    const { data: seen } = await database.ask(vendor, `query ($id: UUID!) { accountById(id: $id) { id } }`, {
      id: person.accountId,
    })
    expect(seen?.accountById).toBeNull()
    await database.ask(
      person,
      `mutation { sendClaimAccountEmail(input: { email: "claimed@quist.example" }) { clientMutationId } }`,
    )
    expect(
      await database.rows(`select from app_private.outbox where to_email = 'claimed@quist.example'`),
    ).toEqual([])
  })

  it('become the investor’s own once they invest, by an address they signed in with', async () => {
    const vendor = { userId: userIds.broker, accountId: accountIds.larkspur }
    const [investor, impostor] = [await anInvestor(database), await anInvestor(database)]
    const email = `${investor.userId}@example.com`
    await database.rows('update app_public.accounts set email = $2 where id = $1', [
      impostor.accountId,
      email,
    ])
    const made = await makeCustomer(database, vendor, email)
    const investorOf = async () => {
      const rows = await database.rows<{ investor_id: string }>(
        'select investor_id from app_public.customers where id = $1',
        [made.id],
      )
      return rows[0]?.investor_id
    }
    const { id: offeringId } = await anOffering(database)

    await invest(database, impostor, { offeringId })
    expect(await investorOf()).toBe(made.accountByInvestorId.id)
    await invest(database, investor, { offeringId })
    expect(await investorOf()).toBe(investor.accountId)
    expect(
      await database.rows('select from app_public.accounts where id = $1', [made.accountByInvestorId.id]),
    ).toEqual([])
    expect(
      await database.rows('select from app_public.customers where account_id = $1 and investor_id = $2', [
        vendor.accountId,
        investor.accountId,
      ]),
    ).toHaveLength(1)
  })

  it('take back a claim link with the address it went to', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, 'old@quist.example')
    await database.ask(
      vendor,
      `mutation { sendClaimAccountEmail(input: { email: "old@quist.example" }) { clientMutationId } }`,
    )
    await database.ask(vendor, edit, { id: made.id, patch: { email: 'new@quist.example' } })
    expect(
      await database.rows('select from app_private.mail_links where account_id = $1', [
        made.accountByInvestorId.id,
      ]),
    ).toEqual([])
  })

  it('are all investors of the seller and of the issuer', async () => {
    const { investor } = await anOpenInvestment(database, ['suitability'])
    const vendors = await database.rows<{ account_id: string }>(
      'select account_id from app_public.customers where investor_id = $1',
      [investor.accountId],
    )
    const parties = await database.rows(
      `select distinct unnest(array[issuer_id, owner_id]) as account_id from app_public.distributions where investor_id = $1`,
      [investor.accountId],
    )
    expect(vendors.sort(byAccount)).toEqual((parties as { account_id: string }[]).sort(byAccount))
  })

  it('are shown to agents and trading systems too, which cannot change them', async () => {
    // proves ROLE-003, ROLE-004
    for (const agent of [
      { userId: userIds.agent, accountId: accountIds.brightwater },
      { userId: userIds.ats, accountId: accountIds.northgate },
    ]) {
      const { data } = await database.ask(agent, list)
      const { nodes } = data?.allCustomers as { nodes: Contact[] }
      expect(nodes.length).toBeGreaterThan(0)
      const { errors } = await database.ask(agent, edit, { id: nodes[0]?.id, patch: { status: 'inactive' } })
      expect(errors?.[0]?.message).toBe('Operation not allowed')
    }
  })

  it('are added by imports with the same rules', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, 'row@quist.example')
    expect(
      await database.rows(`select app_private.add_customer($1, 'ROW@quist.example', 'Petra') as id`, [
        vendor.accountId,
      ]),
    ).toEqual([{ id: made.id }])
    await expect(
      database.rows(`select app_private.add_customer($1, 'row', 'Petra')`, [vendor.accountId]),
    ).rejects.toThrow('Email is required.')
  })
})

const byAccount = (a: { account_id: string }, b: { account_id: string }) =>
  a.account_id < b.account_id ? -1 : 1

onPostgres('contacts made at once', (database) => {
  it('are one contact and one account a vendor and e-mail', async () => {
    const vendors = await Promise.all(Array.from({ length: 5 }, () => aVendor(database)))
    const made = await Promise.all(
      [...vendors, ...vendors, ...vendors].map((vendor) =>
        makeCustomer(database, vendor, 'crowd@quist.example'),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(5)
    expect(new Set(made.map(({ accountByInvestorId }) => accountByInvestorId.id)).size).toBe(5)
  })
})
