import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { anOwnedAccount } from '../../testing/accounts/anOwnedAccount.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const admin = 'admin@capstan.test'
const suspend = `mutation ($id: UUID, $reason: String) { suspendAccount(input: { accountId: $id, reason: $reason }) { platformAccount { status } } }`
const restore = `mutation ($id: UUID) { restoreAccount(input: { accountId: $id }) { platformAccount { status } } }`
const endSessions = `mutation ($id: UUID) { endAccountSessions(input: { accountId: $id }) { platformAccount { sessions } } }`
const me = '{ getUsersData { account { id } } }'

interface Found {
  id: string
  name: string
  type: string
  managedBy: string | null
  status: string
  people: number
  sessions: number
  isSelf: boolean
}

aPlatformOnEveryEngine('the accounts of the platform', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    return { browser, account }
  }
  type Browser = Awaited<ReturnType<typeof signedIn>>['browser']
  const run = (sql: string, values: unknown[]) => platform.db.pool.query(sql, values)

  const anAccount = (type?: string) => anOwnedAccount(platform.db, type)
  const ask = (browser: Browser, query: string, variables: object = {}) =>
    browser.graphql(query, { variables })
  const codeOf = async (browser: Browser, query: string, variables: object = {}) =>
    (await ask(browser, query, variables)).errors?.[0]?.extensions.code
  const found = async (browser: Browser, asked: { search?: string; type?: string; status?: string }) => {
    const query = `query ($search: String, $type: String, $status: String) {
      platformAccounts(search: $search, type: $type, status: $status) {
        nodes { id name type managedBy status people sessions isSelf } } }`
    const { data } = await ask(browser, query, { search: '', ...asked })
    return (data as unknown as { platformAccounts: { nodes: Found[] } }).platformAccounts.nodes
  }

  it('are found by name or id, by their type and by their state', async () => {
    const { browser, account } = await signedIn(admin)
    const { id } = await anAccount()

    expect(await found(browser, { search: id.toUpperCase() })).toEqual([
      {
        ...{ id, name: 'Okafor-Reyes Trust', type: 'investor', managedBy: null, status: 'active' },
        ...{ people: 1, sessions: 0, isSelf: false },
      },
    ])
    const ids = async (asked: Parameters<typeof found>[1]) =>
      (await found(browser, asked)).map((each) => each.id)
    expect(await ids({ search: 'reyes TRUST', type: 'investor', status: 'active' })).toContain(id)
    expect(await ids({ search: 'reyes trust', type: 'broker' })).not.toContain(id)
    expect(await ids({ search: 'reyes trust', status: 'suspended' })).not.toContain(id)
    expect(await found(browser, { search: '%' })).toEqual([])
    expect((await found(browser, { type: 'admin' })).filter((each) => each.isSelf)).toMatchObject([
      { id: account },
    ])
  })

  it('that are suspended refuse the next request and close the socket, and open again after the suspension', async () => {
    const [{ browser: administrator }, { id, email }] = [await signedIn(admin), await anAccount()]
    const { browser } = await signedIn(email)
    const socket = await aSocket(platform.url, { account: id, headers: { cookie: browser.cookie } })
    onTestFinished(() => socket.close())

    const reason = { id, reason: ' license has ended ' }
    expect((await ask(administrator, suspend, reason)).data).toEqual({
      suspendAccount: { platformAccount: { status: 'suspended' } },
    })

    expect(await socket.closed).toBe(4403)
    const acting = async () => browser.graphql(me, { account: id })
    expect((await acting()).errors?.[0]?.extensions.code).toBe('account_suspended')
    // The person is signed in still and sees why the account cannot be chosen.
    const mine = `{ getUsersData { account { id } user { usersAccountsByUserId { nodes { isAccountSuspended } } } } }`
    expect((await ask(browser, mine)).data).toEqual({
      getUsersData: {
        account: null,
        user: { usersAccountsByUserId: { nodes: [{ isAccountSuspended: true }] } },
      },
    })
    const chosen = await browser.visit(`/authenticate/role/${id}`)
    expect(chosen.headers.get('location')).toMatch(/^\/account-role/)

    // Once more changes nothing.
    await ask(administrator, suspend, reason)
    const history = `query ($id: UUID) { suspensionsOfAccount(accountId: $id) { nodes { reason suspendedBy restoredOn } } }`
    const suspensions = async () => {
      const { data } = await ask(administrator, history, { id })
      return (data as unknown as { suspensionsOfAccount: { nodes: object[] } }).suspensionsOfAccount.nodes
    }
    expect(await suspensions()).toEqual([
      { reason: 'license has ended', suspendedBy: expect.any(String) as string, restoredOn: null },
    ])

    await ask(administrator, restore, { id })
    expect(await suspensions()).toMatchObject([{ restoredOn: expect.any(String) as string }])
    expect((await acting()).data).toEqual({ getUsersData: { account: { id } } })
  })

  it('lose the sessions of all their people, who sign in again', async () => {
    const [{ browser: administrator }, { id, email }] = [await signedIn(admin), await anAccount()]
    const { browser } = await signedIn(email)

    expect((await ask(administrator, endSessions, { id })).data).toEqual({
      endAccountSessions: { platformAccount: { sessions: 0 } },
    })

    const { errors } = await ask(browser, me)
    expect(errors?.[0]?.extensions).toMatchObject({ details: { reason: 'ended_by_platform' } })
    await platform.browser().signInTo(email)
  })

  it('that are managed by a suspended broker are closed to its people as well', async () => {
    const [{ browser: administrator }, broker] = [await signedIn(admin), await anAccount('broker')]
    const managed = randomUUID()
    await run(
      `insert into app_public.accounts (id, type, name, setup) values ($1, 'issuer', 'Halden', true)`,
      [managed],
    )
    await run(`insert into app_public.managed_accounts (account_id, entity_id) values ($1, $2)`, [
      ...[broker.id, managed],
    ])
    const { browser } = await signedIn(broker.email)
    const code = async () => (await browser.graphql(me, { account: managed })).errors?.[0]?.extensions.code
    expect(await code()).toBeUndefined()
    expect(await found(administrator, { search: managed })).toMatchObject([
      { managedBy: 'Okafor-Reyes Trust' },
    ])
    const socket = await aSocket(platform.url, { account: managed, headers: { cookie: browser.cookie } })
    onTestFinished(() => socket.close())

    await ask(administrator, suspend, { id: broker.id, reason: 'license has ended' })

    expect(await socket.closed).toBe(4403)
    expect(await code()).toBe('account_suspended')
  })

  it('are suspended with a reason, from another account', async () => {
    const [{ browser, account }, { id }] = [await signedIn(admin), await anAccount()]

    expect(await codeOf(browser, suspend, { id, reason: ' ' })).toBe('invalid_input')
    const { errors } = await ask(browser, suspend, { id, reason: 'a'.repeat(501) })
    expect(errors?.[0]?.extensions.details).toEqual({
      fields: { reason: 'A reason has at most 500 characters.' },
    })
    for (const mutation of [suspend, restore, endSessions])
      expect(await codeOf(browser, mutation, { id: account, reason: 'mine' })).toBe('own_access')
    expect(await codeOf(browser, suspend, { id: randomUUID(), reason: 'none' })).toBe('not_found')
  })

  it('list their delegates, with the account marked as suspended', async () => {
    const [{ browser }, { id, email, personId }] = [await signedIn(admin), await anAccount()]
    await ask(browser, suspend, { id, reason: 'license has ended' })

    const people = `query ($id: UUID, $personId: UUID) {
      peopleOfAccount(accountId: $id) { nodes { personId email role status } }
      placesOfPerson(personId: $personId) { nodes { status } } }`
    expect((await ask(browser, people, { id, personId })).data).toEqual({
      peopleOfAccount: { nodes: [{ personId, email, role: 'account_owner', status: 'active' }] },
      placesOfPerson: { nodes: [{ status: 'account_suspended' }] },
    })
  })

  it('are no business of any other account', async () => {
    const { id } = await anAccount()
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor']) {
      const { browser } = await signedIn(`${type}@capstan.test`)
      expect(await found(browser, {})).toEqual([])
      const read = `query ($id: UUID) { platformAccount(accountId: $id) { id } peopleOfAccount(accountId: $id) { nodes { id } }
        suspensionsOfAccount(accountId: $id) { nodes { id } } }`
      expect((await ask(browser, read, { id })).data).toEqual({
        platformAccount: null,
        peopleOfAccount: { nodes: [] },
        suspensionsOfAccount: { nodes: [] },
      })
      for (const mutation of [suspend, restore, endSessions])
        expect(await codeOf(browser, mutation, { id, reason: 'mine' })).toBe('not_allowed')
    }
  })

  it('are audited: who suspended which, and why', async () => {
    const [{ browser }, { id }] = [await signedIn(admin), await anAccount()]
    await ask(browser, suspend, { id, reason: 'license has ended' })

    const { rows } = await run(
      `select operations.operation, changes."table", changes.after ->> 'reason' as reason from app_public.changes
       join app_public.operations on operations.id = changes.operation_id
       where changes.after ->> 'account_id' = $1 and operations.operation = 'suspendAccount'`,
      [id],
    )
    expect(rows).toEqual([
      { operation: 'suspendAccount', table: 'account_suspensions', reason: 'license has ended' },
    ])
  })
})
