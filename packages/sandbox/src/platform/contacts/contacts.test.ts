import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/anInvestor.ts'
import { anOpenInvestment } from '../../testing/anOpenInvestment.ts'
import { onEveryEngine, onPostgres } from '../../testing/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/TestDatabase.ts'

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
  it('are made of an e-mail and a name, once, with an account to be claimed [CALL-054] [CALL-055] [ENTITY-040]', async () => {
    const vendor = await aVendor(database)
    const made = await makeCustomer(database, vendor, ' Petra@Quist.example ')

    expect(made).toMatchObject({
      status: 'active',
      accountByInvestorId: { name: 'Petra Quist', contactName: 'Petra Quist', email: 'petra@quist.example' },
    })
    expect(await makeCustomer(database, vendor, 'petra@quist.example', 'Somebody else')).toEqual(made)
    const { data } = await database.ask(vendor, list)
    expect(data?.allCustomers).toEqual({ totalCount: 1, nodes: [made] })
  })

  it('share an investor’s account between vendors, and show neither the other’s list', async () => {
    const [one, other] = [await aVendor(database), await aVendor(database, 'issuer')]
    const mine = await makeCustomer(database, one, 'shared@quist.example')
    const theirs = await makeCustomer(database, other, 'shared@quist.example')

    expect(theirs.id).not.toBe(mine.id)
    expect(theirs.accountByInvestorId).toEqual(mine.accountByInvestorId)
    const { data } = await database.ask(one, `query ($id: UUID!) { customerById(id: $id) { id } }`, {
      id: theirs.id,
    })
    expect(data?.customerById).toBeNull()
  })

  it.each([
    ['nobody', 'Petra', { email: 'Email is required.' }],
    ['a@quist.example', ' ', { name: 'Contact Name is required.' }],
    ['a@quist.example', 'n'.repeat(201), { name: 'Contact Name is required.' }],
  ])('refuse %j and %j', async (email, name, fields) => {
    const { errors } = await database.ask(await aVendor(database), make, { email, name })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  it('are edited; while the account is unclaimed it changes along [CALL-056]', async () => {
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
    for (const [wrong, message] of [
      [{ contactName: '' }, 'Contact Name is required.'],
      [{ email: 'nobody' }, 'Email is required.'],
      [{ status: 'gone' }, 'A value is not allowed here.'],
    ] as const) {
      const { errors } = await database.ask(vendor, edit, { id: made.id, patch: wrong })
      expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'invalid_input' } })
    }
  })

  it('never change an account that somebody has claimed, or that another vendor deals with', async () => {
    const [one, other] = [await aVendor(database), await aVendor(database)]
    const shared = await makeCustomer(database, one, 'two@quist.example')
    await makeCustomer(database, other, 'two@quist.example')
    const person = await anInvestor(database)
    await database.rows(`update app_public.accounts set email = 'own@quist.example' where id = $1`, [
      person.accountId,
    ])
    const claimed = await makeCustomer(database, one, 'own@quist.example')
    expect(claimed.accountByInvestorId.id).toBe(person.accountId)

    for (const { id } of [shared, claimed]) {
      const { errors } = await database.ask(one, edit, { id, patch: { email: 'thief@quist.example' } })
      expect(errors).toBeUndefined()
    }
    expect(
      await database.rows(`select from app_public.accounts where email = 'thief@quist.example'`),
    ).toEqual([])
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

  it('are all who invested, with the seller and with the issuer', async () => {
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

  it('are shown to agents and trading systems too, who change none [ROLE-003] [ROLE-004]', async () => {
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
  it('are one contact and one account an e-mail', async () => {
    const vendors = await Promise.all(Array.from({ length: 5 }, () => aVendor(database)))
    const made = await Promise.all(
      [...vendors, ...vendors, ...vendors].map((vendor) =>
        makeCustomer(database, vendor, 'crowd@quist.example'),
      ),
    )
    expect(new Set(made.map(({ id }) => id)).size).toBe(5)
    expect(new Set(made.map(({ accountByInvestorId }) => accountByInvestorId.id)).size).toBe(1)
  })
})
