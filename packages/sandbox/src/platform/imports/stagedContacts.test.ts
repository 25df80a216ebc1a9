import { expect, it, onTestFinished, vi } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { anIssuersBrowser, askForLocation, sendFile } from '../../testing/documents/anUpload.ts'

type Browser = Awaited<ReturnType<typeof anIssuersBrowser>>

interface Import {
  id: string
  status: string
  addedCount: number
  knownCount: number
  writtenCount: number
  problem: string | null
}

/** The number of visible rows in each list. */
type Seen = Record<'contacts' | 'accounts' | 'operations' | 'changes' | 'reported', number>

/** Two pieces and a half. */
const rows = 600

aPlatformOnEveryEngine('contacts that are written piece by piece', (platform) => {
  const run = (sql: string, values: unknown[] = []) => platform.db.pool.query(sql, values)
  const writePiece = (id: string) => platform.value<boolean>('select app_private.write_piece($1)', [id])

  async function aBrowserOf(email: string) {
    const browser = platform.browser()
    await browser.signInTo(email)
    return browser
  }
  async function read(browser: Browser, id: string): Promise<Import> {
    const { data } = await browser.graphql(
      `query ($id: UUID!) { importById(id: $id) { id status addedCount knownCount writtenCount problem } }`,
      { variables: { id } },
    )
    return data?.importById as Import
  }
  const settled = (browser: Browser, id: string, isOver: (status: string) => boolean) =>
    vi.waitUntil(
      async () => {
        const found = await read(browser, id)
        return isOver(found.status) && found
      },
      { timeout: 30_000, interval: 50 },
    )

  /** Creates a confirmed import that another server holds, so that it does not advance during the test. */
  async function confirmed(place: string) {
    const browser = await anIssuersBrowser(platform.url)
    const info = await askForLocation(browser, 'contacts.csv')
    const lines = Array.from({ length: rows }, (_, at) => `Staged ${at},c${at}@${place}.example`)
    await sendFile(info, ['name,email', ...lines].join('\n'))
    const { data } = await browser.graphql(
      `mutation ($fileName: String!) { previewBulkCustomers(input: { fileName: $fileName }) { import { id } } }`,
      { variables: { fileName: info.fields.key } },
    )
    const { id } = (data?.previewBulkCustomers as { import: { id: string } }).import
    await settled(browser, id, (status) => status === 'checked')
    await run(
      `update app_public.imports set status = 'writing', is_confirmed = true,
         held_until = clock_timestamp() + interval '1 hour' where id = $1`,
      [id],
    )
    return { browser, id }
  }
  /** Lets the servers that run have it. */
  const abandon = (id: string, attempts = 1) =>
    run(
      `with left_behind as (update app_public.imports set held_until = null, attempts = $2 where id = $1 returning id)
       select pg_notify('app_import', '') from left_behind`,
      [id, attempts],
    )

  /** Returns the rows of a place that an account sees in each list. */
  async function seen(browser: Browser, place: string): Promise<Seen> {
    const { data, errors } = await browser.graphql(
      `query ($of: String!) {
         contacts: allCustomers(filter: { email: { includes: $of } }) { totalCount }
         accounts: allAccounts(filter: { email: { includes: $of } }) { totalCount }
         operations: allOperations(filter: { operation: { equalTo: "writeContacts" } }) { totalCount }
         changes: allChanges(filter: { table: { in: ["customers", "accounts"] } }) { totalCount }
       }`,
      { variables: { of: `@${place}.example` } },
    )
    expect(errors).toBeUndefined()
    const counts = data as Record<string, { totalCount: number }>
    const report = await browser.visit('/api/v2/reports/contacts')
    const reported = (await report.text()).split(`@${place}.example`).length - 1
    const [contacts, accounts, operations, changes] = ['contacts', 'accounts', 'operations', 'changes'].map(
      (name) => counts[name]?.totalCount ?? -1,
    )
    return { contacts, accounts, operations, changes, reported } as Seen
  }
  async function everything() {
    const tables = [
      ...[
        'app_public.customers',
        'app_public.accounts',
        'app_private.made_accounts',
        'app_private.visible_rows',
      ],
      ...['app_public.changes', 'app_public.operations', 'app_private.staged_imports'],
    ]
    const counts = tables.map((table) => `'${table}', (select count(*) from ${table})`)
    return platform.value(`select jsonb_build_object(${counts.join(', ')})`)
  }

  it('are invisible before the last batch, and then all appear at once', async () => {
    const { browser, id } = await confirmed('hidden')
    const others = await Promise.all(
      ['issuer-admin@capstan.test', 'broker@capstan.test', 'admin@capstan.test'].map(aBrowserOf),
    )
    // One after the other: the query is planned once.
    const whatAllSee = async () => {
      const all: Seen[] = []
      for (const each of [browser, ...others]) all.push(await seen(each, 'hidden'))
      return all
    }
    const before = await whatAllSee()
    const socket = await aSocket(platform.url, {
      account: accountIds.halden,
      headers: { cookie: browser.cookie },
    })
    onTestFinished(() => socket.close())
    for (const table of ['customers', 'accounts']) await socket.ask({ type: 'subscribe', table, ids: [] })

    for (let piece = 0; piece < 3; piece++) expect(await writePiece(id)).toBe(true)

    expect(
      await platform.value('select count(*)::int from app_public.customers where import_id = $1', [id]),
    ).toBe(rows)
    expect(await read(browser, id)).toMatchObject({ status: 'writing', writtenCount: rows })
    expect(await whatAllSee()).toEqual(before)
    const staged = await platform.value('select id from app_public.customers where import_id = $1 limit 1', [
      id,
    ])
    const { data } = await browser.graphql(
      `mutation ($id: UUID!) { updateCustomerById(input: { id: $id, patch: { status: "inactive" } }) { clientMutationId } }`,
      { variables: { id: staged } },
    )
    expect(data?.updateCustomerById).toBeNull()
    await run(`select app_private.mail_claims('c1@hidden.example')`)
    expect(
      await platform.value(
        `select count(*)::int from app_private.mail_links where email = 'c1@hidden.example'`,
      ),
    ).toBe(0)
    await run('select app_private.mark($1)', [[accountIds.halden]])
    expect(await seen(browser, 'hidden')).toEqual(before[0])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(socket.rest()).toEqual([])

    expect(await writePiece(id)).toBe(false)

    expect(await read(browser, id)).toMatchObject({ status: 'done', addedCount: rows, knownCount: 0 })
    const [issuers, colleagues, brokers, platforms] = before as [Seen, Seen, Seen, Seen]
    const book = { contacts: rows, accounts: rows, reported: rows }
    const audited = ({ operations, changes }: Seen) => ({
      operations: operations + 1,
      changes: changes + 2 * rows,
    })
    expect(await whatAllSee()).toEqual([
      { ...book, ...audited(issuers) },
      { ...book, ...audited(colleagues) },
      brokers,
      { ...platforms, ...audited(platforms) },
    ])
    const frames = [await socket.next(), await socket.next()]
    expect(frames.map(({ table, rows }) => [table, rows]).toSorted()).toEqual([
      ['accounts', undefined],
      ['customers', undefined],
    ])
  })

  it('are added once, also if another user adds one of them meanwhile', async () => {
    const { browser, id } = await confirmed('meanwhile')
    const add = (email: string) =>
      browser.graphql(
        `mutation ($email: String!) { makeCustomer(input: { email: $email, name: "By Hand" }) { customer { contactName } } }`,
        { variables: { email } },
      )
    await writePiece(id)
    // One that is staged, and one that is not yet.
    for (const at of [3, 599]) expect((await add(`c${at}@meanwhile.example`)).errors).toBeUndefined()
    while (await writePiece(id));

    expect(await read(browser, id)).toMatchObject({ status: 'done', addedCount: rows - 2, knownCount: 2 })
    const { contacts, accounts } = await seen(browser, 'meanwhile')
    expect([contacts, accounts]).toEqual([rows, rows])
    expect(
      await platform.value(
        `select string_agg(contact_name, ',') from app_public.customers where email in ('c3@meanwhile.example', 'c599@meanwhile.example')`,
      ),
    ).toBe('By Hand,By Hand')
    expect(
      await platform.value(`select outcome from app_public.import_rows where email = 'c3@meanwhile.example'`),
    ).toBe('known')
  })

  it('go on where a server died, and two servers add none twice', async () => {
    const { browser, id } = await confirmed('died')
    const client = await platform.db.pool.connect()
    await client.query('begin')
    await client.query('select app_private.write_piece($1)', [id])
    const { rowCount: locks } = await client.query(
      `select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
    )
    // Others continue inviting.
    expect(locks).toBe(0)
    await client.query('commit')
    // The next piece dies with its server.
    await client.query('begin')
    await client.query('select app_private.write_piece($1)', [id])
    await client.query('rollback')
    client.release()
    const rest = async () => {
      while (await writePiece(id));
    }
    await Promise.all([abandon(id), rest(), rest()])

    expect(await settled(browser, id, (status) => status === 'done')).toMatchObject({ addedCount: rows })
    const { contacts } = await seen(browser, 'died')
    expect(contacts).toBe(rows)
    expect(
      await platform.value(
        `select count(distinct operation_id) || ' ' || count(distinct row_id) || ' ' || count(*) from app_public.changes
          where "table" = 'customers' and after ->> 'email' like '%@died.example'`,
      ),
    ).toBe(`1 ${rows} ${rows}`)
  })

  it('leave no trace when they fail three times', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => errors.mockRestore())
    const { browser, id } = await confirmed('failing')
    const outset = await everything()
    await writePiece(id)
    await writePiece(id)
    expect(await everything()).not.toEqual(outset)
    await run(`update app_public.import_rows set email = 'no address' where import_id = $1 and row = 599`, [
      id,
    ])
    await abandon(id, 0)

    expect(await settled(browser, id, (status) => status === 'failed')).toMatchObject({ problem: 'internal' })
    await vi.waitUntil(
      async () =>
        (await platform.value<number>('select count(*)::int from app_private.staged_imports')) === 0,
      { timeout: 30_000, interval: 50 },
    )
    expect(errors).toHaveBeenCalledTimes(3)
    expect(await everything()).toEqual(outset)
    expect(await read(browser, id)).toMatchObject({ status: 'failed', writtenCount: 0 })
  })
})
