import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const make = `mutation ($name: String!, $email: String!) {
  makeIssuerAccount(input: { companyName: $name, companyEmail: $email }) { managedAccount {
    id createdOn claimedOn userByCreatedBy { id } accountByEntityId { id name email type } } } }`
const list = `{ allManagedAccounts { nodes { id createdOn userByCreatedBy { firstName } accountByEntityId { name email } } } }`
const rename = `mutation ($id: UUID!) { updateAccountById(input: { id: $id, patch: { name: "Renamed" } }) { account { name } } }`

const who = `{ getUsersData { account { name type } managedBy { id } userAccount { role } } }`
const addAsset = `mutation { createAsset(input: { asset: { name: "Peatland", authorizedTotal: "10", type: "Equity", status: "drafted" } }) { asset { issuerId } } }`
const invite = `mutation { makeDelegate(input: { email: "friend@moss.example", firstName: "A", lastName: "B", role: "account_admin" }) { clientMutationId } }`

interface Managed {
  accountByEntityId: { id: string }
}

onEveryEngine('managed accounts', (database) => {
  it('are issuers that a broker makes, lists and edits until they are claimed', async () => {
    const broker = await anInvestor(database, { type: 'broker' })
    const { data } = await database.ask(broker, make, { name: ' Peat & Co ', email: 'Office@Peat.example' })
    const { managedAccount } = data?.makeIssuerAccount as { managedAccount: Managed }
    expect(managedAccount).toMatchObject({
      claimedOn: null,
      userByCreatedBy: { id: broker.userId },
      accountByEntityId: { name: 'Peat & Co', email: 'office@peat.example', type: 'issuer' },
    })
    const issuer = managedAccount.accountByEntityId.id
    const { data: listed } = await database.ask(broker, list)
    expect(listed?.allManagedAccounts).toMatchObject({
      nodes: [{ userByCreatedBy: { firstName: 'Ida' }, accountByEntityId: { name: 'Peat & Co' } }],
    })

    const stranger = await anInvestor(database, { type: 'broker' })
    expect((await database.ask(stranger, rename, { id: issuer })).data?.updateAccountById ?? null).toBeNull()
    expect((await database.ask(broker, rename, { id: issuer })).data?.updateAccountById).toEqual({
      account: { name: 'Renamed' },
    })
    const [mail] = await database.rows<{ html: string }>(
      `select html from app_private.outbox where to_email = 'office@peat.example'`,
    )
    const token = /token=([\da-f]+)/.exec(mail?.html ?? '')?.[1]
    await database.rows('select app_private.confirm_link($1, null)', [token])
    // proves CALL-059, CALL-060, ENTITY-041
    expect((await database.ask(broker, rename, { id: issuer })).data?.updateAccountById ?? null).toBeNull()
  })

  it('can be used by the broker’s people, in their roles but never as owners, until they are claimed', async () => {
    const broker = await anInvestor(database, { type: 'broker' })
    const colleague = await anInvestor(database, { type: 'broker' })
    await database.rows(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_viewer')`,
      [colleague.userId, broker.accountId],
    )
    const { data } = await database.ask(broker, make, { name: 'Moss Ltd', email: 'office@moss.example' })
    const { managedAccount } = data?.makeIssuerAccount as { managedAccount: Managed }
    const accountId = managedAccount.accountByEntityId.id
    const acting = { userId: broker.userId, accountId }
    const watching = { userId: colleague.userId, accountId }
    const stranger = { userId: (await anInvestor(database, { type: 'broker' })).userId, accountId }

    expect((await database.ask(acting, who)).data?.getUsersData).toEqual({
      account: { name: 'Moss Ltd', type: 'issuer' },
      managedBy: { id: broker.accountId },
      userAccount: { role: 'account_admin' },
    })
    expect((await database.ask(watching, who)).data?.getUsersData).toMatchObject({
      ...{ managedBy: { id: broker.accountId }, userAccount: { role: 'account_viewer' } },
    })
    expect((await database.ask(stranger, who)).data?.getUsersData).toMatchObject({
      account: null,
      managedBy: null,
    })
    expect((await database.ask(broker, who)).data?.getUsersData).toMatchObject({
      ...{ managedBy: null, userAccount: { role: 'account_owner' } },
    })

    expect((await database.ask(acting, addAsset)).data?.createAsset).toEqual({
      asset: { issuerId: accountId },
    })
    expect((await database.ask(watching, addAsset)).errors?.[0]?.extensions.code).toBe('not_allowed')
    expect((await database.ask(stranger, addAsset)).errors?.[0]?.extensions.code).toBe(
      'account_not_available',
    )
    // Its own people join by claiming it: an invitation would end the management before they have joined.
    expect((await database.ask(acting, invite)).errors?.[0]?.extensions.code).toBe('not_allowed')

    const [mail] = await database.rows<{ html: string }>(
      `select html from app_private.outbox where to_email = 'office@moss.example'`,
    )
    const token = /token=([\da-f]+)/.exec(mail?.html ?? '')?.[1]
    await database.rows('select app_private.confirm_link($1, null)', [token])
    expect((await database.ask(acting, who)).data?.getUsersData).toMatchObject({
      account: null,
      managedBy: null,
    })
    expect((await database.ask(acting, addAsset)).errors?.[0]?.extensions.code).toBe('account_not_available')
  })

  it.each([
    ['', 'a@peat.example', { companyName: 'Name is required.' }],
    ['Peat', 'a', { companyEmail: 'Email is required.' }],
  ])('refuse %j with %j', async (name, email, fields) => {
    const broker = await anInvestor(database, { type: 'broker' })
    const { errors } = await database.ask(broker, make, { name, email })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  it('are made once an e-mail', async () => {
    const broker = await anInvestor(database, { type: 'broker' })
    await database.ask(broker, make, { name: 'Fen', email: 'fen@peat.example' })
    const { errors } = await database.ask(broker, make, { name: 'Fen', email: 'fen@peat.example' })
    expect(errors?.[0]?.extensions.code).toBe('already_managed')
  })
})

onEveryEngine('vendor agents', (database) => {
  it('are listed for the vendor that took them on', async () => {
    const vendor = await anInvestor(database, { type: 'issuer' })
    const take = (email: string) =>
      database.ask(
        vendor,
        `mutation { makeVendorAgent(input: { email: "${email}", name: "The desk" }) { vendorAgent { agentId } } }`,
      )
    const made = await take('Desk@agent.example')
    expect(made.errors).toBeUndefined()
    expect((await take('desk@agent.example')).data).toEqual(made.data)
    const { agentId } = (made.data?.makeVendorAgent as { vendorAgent: { agentId: string } }).vendorAgent
    const all = `{ allVendorAgents { nodes { id agentId name accountByAgentId { email } } } }`
    expect((await database.ask(vendor, all)).data?.allVendorAgents).toMatchObject({
      nodes: [{ agentId, name: 'The desk', accountByAgentId: { email: 'desk@agent.example' } }],
    })
    const stranger = await anInvestor(database, { type: 'issuer' })
    // proves CALL-065, ENTITY-038
    expect((await database.ask(stranger, all)).data?.allVendorAgents).toEqual({ nodes: [] })
  })

  it.each([
    ['name', { name: ' ', email: 'nameless@agent.example' }, 'Name is required.'],
    ['email', { name: 'The desk', email: 'unknown' }, 'Agent Email is required.'],
  ])('who have no %s are not taken on', async (field, input, message) => {
    const vendor = await anInvestor(database, { type: 'broker' })
    const { errors } = await database.ask(
      vendor,
      `mutation ($input: MakeVendorAgentInput!) { makeVendorAgent(input: $input) { clientMutationId } }`,
      { input },
    )

    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'invalid_input', details: { fields: { [field]: message } } },
    })
    const made = await database.rows('select from app_public.accounts where email = $1', [input.email])
    expect(made).toEqual([])
  })

  it('receive an account to claim if they are unknown', async () => {
    const vendor = await anInvestor(database, { type: 'broker' })
    await database.ask(
      vendor,
      `mutation { makeVendorAgent(input: { email: "new@agent.example", name: "New desk" }) { clientMutationId } }`,
    )
    expect(
      await database.rows(`select type, name from app_public.accounts where email = 'new@agent.example'`),
    ).toEqual([{ type: 'agent', name: 'New desk' }])
    expect(
      await database.rows(`select from app_private.outbox where to_email = 'new@agent.example'`),
    ).toHaveLength(1)
  })
})
