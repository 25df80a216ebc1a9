import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

const admin = 'admin@capstan.test'
const suspend = `mutation ($id: UUID, $reason: String) { suspendPerson(input: { personId: $id, reason: $reason }) { platformPerson { status } } }`
const restore = `mutation ($id: UUID) { restorePerson(input: { personId: $id }) { platformPerson { status } } }`
const endSessions = `mutation ($id: UUID, $sessionId: UUID) { endPersonSessions(input: { personId: $id, sessionId: $sessionId }) { platformPerson { sessions } } }`

interface Person {
  id: string
  name: string
  status: string
  sessions: number
  isSelf: boolean
}

aPlatformOnEveryEngine('the people of the platform', (platform) => {
  async function signedIn(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    return { browser, account }
  }
  type Browser = Awaited<ReturnType<typeof signedIn>>['browser']

  /** A new investor with an address of their own, who may sign in. */
  async function aPerson() {
    const [id, account] = [randomUUID(), randomUUID()]
    const email = `${id}@example.com`
    await platform.db.pool.query(
      `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Ida', 'Okafor-Reyes', $2)`,
      [id, [email]],
    )
    await platform.db.pool.query(
      `insert into app_public.accounts (id, type, name, setup) values ($1, 'investor', 'Okafor-Reyes Trust', true)`,
      [account],
    )
    await platform.db.pool.query(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_owner')`,
      [id, account],
    )
    await platform.db.pool.query(
      'insert into app_private.terms_acceptances (user_id, terms_id) select $1, id from app_private.terms_in_force()',
      [id],
    )
    return { id, email }
  }
  const ask = (browser: Browser, query: string, variables: object = {}) =>
    browser.graphql(query, { variables })
  const codeOf = async (browser: Browser, query: string, variables: object) =>
    (await ask(browser, query, variables)).errors?.[0]?.extensions.code
  const found = async (browser: Browser, search: string, status: string | null = null) => {
    const query = `query ($search: String, $status: String) { platformPeople(search: $search, status: $status) {
      nodes { id name status sessions isSelf } } }`
    const { data } = await ask(browser, query, { search, status })
    return (data as unknown as { platformPeople: { nodes: Person[] } }).platformPeople.nodes
  }

  it('are found by name, address or account, and by their state', async () => {
    const { browser } = await signedIn(admin)
    const { id, email } = await aPerson()

    expect(await found(browser, email.slice(0, 20).toUpperCase())).toEqual([
      { id, name: 'Ida Okafor-Reyes', status: 'active', sessions: 0, isSelf: false },
    ])
    expect((await found(browser, 'reyes trust', 'active')).map((each) => each.id)).toContain(id)
    expect((await found(browser, 'reyes trust', 'suspended')).map((each) => each.id)).not.toContain(id)
    expect(await found(browser, '%')).toEqual([])
    // Another person's address ends with this one.
    const named = await found(browser, admin)
    expect(named.filter(({ isSelf }) => isSelf)).toHaveLength(1)
  })

  it('that are suspended are informed at their next request and over the socket, and cannot sign in until it is undone', async () => {
    const [{ browser: administrator }, { id, email }] = [await signedIn(admin), await aPerson()]
    const { browser, account } = await signedIn(email)
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    onTestFinished(() => socket.close())

    const reason = { id, reason: ' wrong address reported ' }
    expect((await ask(administrator, suspend, reason)).data).toEqual({
      suspendPerson: { platformPerson: { status: 'suspended' } },
    })

    expect(await socket.closed).toBe(4401)
    const refused = await ask(browser, '{ getUsersData { user { id } } }')
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'unauthenticated',
      details: { reason: 'deactivated' },
    })
    await expect(platform.browser().signInTo(email)).rejects.toThrow()

    // Once more changes nothing.
    await ask(administrator, suspend, reason)
    const history = `query ($id: UUID) { suspensionsOfPerson(personId: $id) { nodes { reason suspendedBy restoredBy restoredOn } } }`
    const suspensions = async () => {
      const { data } = await ask(administrator, history, { id })
      return (data as unknown as { suspensionsOfPerson: { nodes: object[] } }).suspensionsOfPerson.nodes
    }
    expect(await suspensions()).toEqual([
      {
        reason: 'wrong address reported',
        suspendedBy: expect.any(String) as string,
        restoredBy: null,
        restoredOn: null,
      },
    ])

    await ask(administrator, restore, { id })
    expect(await suspensions()).toMatchObject([{ restoredOn: expect.any(String) as string }])
    await platform.browser().signInTo(email)
  })

  it('are signed out of one session or of all, and sign in again', async () => {
    const [{ browser: administrator }, { id, email }] = [await signedIn(admin), await aPerson()]
    const [first, second] = [await signedIn(email), await signedIn(email)]
    const query = `query ($id: UUID) { sessionsOfPerson(personId: $id) { nodes { id } } }`
    const sessions = async () => {
      const { data } = await ask(administrator, query, { id })
      return (data as unknown as { sessionsOfPerson: { nodes: { id: string }[] } }).sessionsOfPerson.nodes
    }
    const [one] = await sessions()

    const ended = await ask(administrator, endSessions, { id, sessionId: one?.id })
    expect(ended.data).toEqual({ endPersonSessions: { platformPerson: { sessions: 1 } } })
    await ask(administrator, endSessions, { id })

    expect(await sessions()).toEqual([])
    for (const { browser } of [first, second]) {
      const { errors } = await ask(browser, '{ getUsersData { user { id } } }')
      expect(errors?.[0]?.extensions).toMatchObject({ details: { reason: 'ended_by_platform' } })
    }
    await platform.browser().signInTo(email)
  })

  it('go back to the state they had: an invited person is invited still', async () => {
    const [{ browser }, { id, email }] = [await signedIn(admin), await aPerson()]
    await platform.db.pool.query(`update app_public.users set status = 'invited' where id = $1`, [id])

    await ask(browser, suspend, { id, reason: 'by mistake' })
    expect(await found(browser, email)).toMatchObject([{ status: 'suspended' }])
    await ask(browser, restore, { id })

    expect(await found(browser, email)).toMatchObject([{ status: 'invited' }])
  })

  it('are suspended with a reason, by another person', async () => {
    const [{ browser }, { id }] = [await signedIn(admin), await aPerson()]
    const self = (await found(browser, admin)).find(({ isSelf }) => isSelf)

    for (const [reason, text] of [
      [' ', 'Reason is required.'],
      ['a'.repeat(501), 'A reason has at most 500 characters.'],
    ]) {
      const { errors } = await ask(browser, suspend, { id, reason })
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'invalid_input',
        details: { fields: { reason: text } },
      })
    }
    expect(await codeOf(browser, suspend, { id: self?.id, reason: 'me' })).toBe('own_access')
    expect(await codeOf(browser, endSessions, { id: self?.id })).toBe('own_access')
    expect(await codeOf(browser, suspend, { id: randomUUID(), reason: 'unknown' })).toBe('not_found')
  })

  it('are no business of any other account', async () => {
    const { id, email } = await aPerson()
    for (const type of ['issuer', 'broker', 'agent', 'ats', 'investor']) {
      const { browser } = await signedIn(`${type}@capstan.test`)
      expect(await found(browser, email)).toEqual([])
      const read = `query ($id: UUID) { platformPerson(personId: $id) { id } placesOfPerson(personId: $id) { nodes { id } }
        sessionsOfPerson(personId: $id) { nodes { id } } suspensionsOfPerson(personId: $id) { nodes { id } } }`
      expect((await ask(browser, read, { id })).data).toEqual({
        platformPerson: null,
        placesOfPerson: { nodes: [] },
        sessionsOfPerson: { nodes: [] },
        suspensionsOfPerson: { nodes: [] },
      })
      for (const mutation of [suspend, restore, endSessions])
        expect(await codeOf(browser, mutation, { id, reason: 'mine' })).toBe('not_allowed')
    }
  })

  it('are audited: who suspended whom, and why', async () => {
    const [{ browser }, { id }] = [await signedIn(admin), await aPerson()]
    await ask(browser, suspend, { id, reason: 'wrong address' })

    const { rows } = await platform.db.pool.query<{ operation: string; table: string }>(
      `select operations.operation, changes."table" from app_public.changes
       join app_public.operations on operations.id = changes.operation_id
       where changes.row_id = $1 or changes.after ->> 'user_id' = $1 order by changes.id`,
      [id],
    )
    const own = rows.filter(({ operation }) => operation === 'suspendPerson').map(({ table }) => table)
    expect(own).toEqual(['suspensions', 'users'])
  })
})
