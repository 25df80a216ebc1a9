import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket, framesUntilQuiet } from '../../testing/server/aSocket.ts'

const capTable = '/api/v2/reports/cap-table'
const refusal = { errors: [{ message: 'Operation not allowed', extensions: { code: 'not_allowed' } }] }
const anyOfThem = { table: 'reports', id: null, version: 0 }

interface Offered {
  offerReport: { report: { accountTypes: string[]; version: string } }
}

aPlatformOnEveryEngine('what reports are offered to', (platform) => {
  const value = async <Value>(sql: string, values: unknown[] = []) =>
    Object.values<Value>((await platform.db.pool.query<Record<string, Value>>(sql, values)).rows[0] ?? {})[0]
  const idOf = (path: string) => value<string>('select id from app_public.reports where path = $1', [path])
  const typesOf = (path: string) =>
    value<string[]>('select account_types from app_public.reports where path = $1', [path])

  async function signedIn(email: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    return { browser, account }
  }
  /** Offers the cap table as an administrator; restores the earlier reports when the test ends. */
  async function anAdmin() {
    const { browser } = await signedIn('admin@capstan.test')
    const before = await typesOf(capTable)
    onTestFinished(async () => {
      await platform.db.pool.query(
        'update app_public.reports set account_types = $1, enabled = true where path = $2',
        [before, capTable],
      )
    })
    const reportId = await idOf(capTable)
    const ask = (accountType: unknown, isOffered: unknown = true, id = reportId) =>
      browser.graphql(
        `mutation ($input: OfferReportInput!) { offerReport(input: $input) { report { accountTypes version } } }`,
        { variables: { input: { reportId: id, accountType, isOffered } } },
      )
    const offer = async (...asked: Parameters<typeof ask>) =>
      ((await ask(...asked)).data as unknown as Offered).offerReport.report.accountTypes
    return { browser, ask, offer }
  }
  /** Opens an account with reports on the screen, and its updates of them. */
  async function aReader(email: string) {
    const { browser, account } = await signedIn(email)
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    await socket.ask({ type: 'subscribe', table: 'reports', ids: [] })
    onTestFinished(() => socket.close())
    const frames = () => framesUntilQuiet(platform.db, { account, socket })
    await frames()
    return { frames }
  }

  it('is changed one type at a time, in the order of the screen, and done again changes nothing', async () => {
    const { offer } = await anAdmin()

    expect(await offer('issuer', false)).toEqual(['broker'])
    expect(await offer('issuer', false)).toEqual(['broker'])
    expect(await offer('broker', false)).toEqual([])
    expect(await offer('broker')).toEqual(['broker'])
    expect(await offer('issuer')).toEqual(['issuer', 'broker'])
    expect(await offer('issuer')).toEqual(['issuer', 'broker'])
  })

  it('keeps the changes of two administrators at the same time', async () => {
    const { offer } = await anAdmin()

    await offer('issuer', false)

    await Promise.all([offer('issuer'), offer('broker', false)])

    expect(await typesOf(capTable)).toEqual(['issuer'])
  })

  it('refuses a type that has no page of reports, and a report that there is not', async () => {
    const { ask } = await anAdmin()
    const codeOf = async (...asked: Parameters<typeof ask>) => {
      const [error] = (await ask(...asked)).errors ?? []
      return [error?.extensions.code, error?.extensions.details?.fields]
    }

    const noType = { accountType: 'No report can be offered to this type of account.' }
    for (const type of ['agent', 'ats', 'investor', 'admin', 'Issuer', '', null])
      expect(await codeOf(type)).toEqual(['invalid_input', noType])
    expect(await codeOf('issuer', null)).toEqual(['invalid_input', { isOffered: 'A value is missing.' }])
    expect(await codeOf('issuer', true, '00000000-0000-4000-8000-000000000000')).toEqual(['not_found', undefined])
    expect(await typesOf(capTable)).toEqual(['issuer', 'broker'])
  })

  it('decides who may fetch a report by its address: by its type, and while it is on', async () => {
    const { offer } = await anAdmin()
    const [{ browser: issuer }, { browser: broker }, { browser: investor }] = await Promise.all([
      signedIn('issuer@capstan.test'),
      signedIn('broker@capstan.test'),
      signedIn('investor@capstan.test'),
    ])

    await offer('issuer', false)

    const refused = await issuer.visit(capTable)
    expect([refused.status, await refused.json()]).toEqual([422, refusal])
    const never = await investor.visit(capTable)
    expect([never.status, await never.json()]).toEqual([422, refusal])
    expect((await broker.visit(capTable)).status).toBe(200)
  })

  it('notifies the accounts that a report is or was offered to, and the administrators, and names no report', async () => {
    const { offer, browser } = await anAdmin()
    const [issuer, broker, agent, admin] = await Promise.all(
      ['issuer', 'broker', 'agent', 'admin'].map((type) => aReader(`${type}@capstan.test`)),
    )
    const heard = async () =>
      Promise.all([issuer, broker, agent, admin].map(async (reader) => (await reader?.frames())?.[0]))

    await offer('issuer', false)
    expect(await heard()).toEqual([anyOfThem, anyOfThem, undefined, anyOfThem])
    // Again: there is nothing to push.
    await offer('issuer', false)
    expect(await heard()).toEqual([undefined, undefined, undefined, undefined])
    await browser.graphql(
      `mutation ($id: UUID!) { updateReportById(input: { id: $id, patch: { enabled: false } }) { clientMutationId } }`,
      { variables: { id: await idOf(capTable) } },
    )
    expect(await heard()).toEqual([undefined, anyOfThem, undefined, anyOfThem])
  })

  it('is recorded: the administrator, the report and the account type', async () => {
    const { offer } = await anAdmin()
    await offer('broker', false)

    const written = await value<object>(
      `select jsonb_build_object('by', role, 'before', before, 'after', after) from app_public.operations
       join app_public.changes on operation_id = operations.id
       where operation = 'offerReport' and "table" = 'reports' order by operations.created_on desc limit 1`,
    )
    expect(written).toMatchObject({
      by: 'account_owner',
      before: { account_types: ['issuer', 'broker'] },
      after: { account_types: ['issuer'] },
    })
  })
})
