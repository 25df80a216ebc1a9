import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBrowser } from '../../testing/server/aBrowser.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'
import { startPostgres, type TestServer } from '../../testing/database/startPostgres.ts'
import { type Platform, startPlatform } from '../startPlatform.ts'

const listeners = `select pid from pg_stat_activity where query ilike 'listen%' and datname = current_database()`

onPostgres('several servers', () => {
  let postgres: TestServer
  let platforms: Platform[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    for (let i = 0; i < 2; i++) {
      platforms.push(await startPlatform({ port: 0, databaseUrl: postgres.url, logLevel: 'silent' }))
    }
  })
  afterAll(async () => {
    await Promise.all(platforms.map((platform) => platform.close()))
    platforms = []
    await postgres.stop()
  })

  function both(): [Platform, Platform] {
    const [first, second] = platforms
    if (!first || !second) throw new Error('The servers have not been started yet.')
    return [first, second]
  }

  async function anInvestorsSocket(platform: Platform) {
    const browser = aBrowser(platform.url)
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    await socket.ask({ type: 'subscribe', table: 'accounts', ids: [account] })
    return { browser, account, socket }
  }
  const change = (platform: Platform, id: string) =>
    platform.db.pool.query('update app_public.accounts set name = name where id = $1', [id])

  it('on one database serve one platform: a change on one is pushed by the other', async () => {
    const [first, second] = both()
    const { account, socket } = await anInvestorsSocket(first)
    await change(second, account)

    expect(await socket.next()).toMatchObject({ table: 'accounts', id: account })
    socket.close()
  })

  it('report changes made on another server to a list: a row that became visible, and one that changed', async () => {
    const [first, second] = both()
    const { account, socket } = await anInvestorsSocket(first)
    for (const table of ['rounds', 'holdings']) await socket.ask({ type: 'subscribe', table, ids: [] })
    const rowOf = async (sql: string) =>
      (await second.db.pool.query<{ id: string; version: string }>(sql, [account])).rows[0] ?? {
        id: '',
        version: '',
      }
    const round = await rowOf(
      `select id, version from app_public.rounds where id not in (
         select row_id from app_private.visible_rows where account_id = $1) limit 1`,
    )
    await second.db.pool.query('select app_private.show($1, $2)', [account, round.id])
    const version = Number(round.version)
    expect(await socket.next()).toEqual({
      table: 'rounds',
      id: null,
      version,
      rows: [[round.id, version, 0]],
    })

    const holding = await rowOf(
      'update app_public.holdings set version = version where investor_id = $1 returning id, version',
    )
    expect(await socket.next()).toMatchObject({
      table: 'holdings',
      rows: expect.arrayContaining([[holding.id, Number(holding.version)]]) as unknown,
    })
    socket.close()
  })

  it('know each other’s sessions', async () => {
    const [first, second] = both()
    const { browser, socket } = await anInvestorsSocket(first)
    const answer = await aBrowser(second.url).ask('/authenticate/app-user', {
      headers: { cookie: browser.cookie },
    })

    expect(answer.headers.get('location')).toBe('/account-role')
    socket.close()
  })

  it('end a session everywhere at once', async () => {
    const [first, second] = both()
    const { browser, socket } = await anInvestorsSocket(first)
    await aBrowser(second.url).ask('/authenticate/logout', { headers: { cookie: browser.cookie } })

    expect(await socket.closed).toBe(4401)
  })

  it('are unhealthy while no change reaches them, and healthy once one does', async () => {
    const [first] = both()
    const status = async () => (await fetch(new URL('/healthz', first.url))).status
    await first.db.pool.query(`select pg_terminate_backend(pid) from (${listeners}) as lost`)

    await expect.poll(status).toBe(503)
    await expect.poll(status, { timeout: 5_000 }).toBe(200)
  })

  it('make their clients reload after they lost the database, and continue pushing', async () => {
    const [first] = both()
    const { account, socket } = await anInvestorsSocket(first)
    await first.db.pool.query(`select pg_terminate_backend(pid) from (${listeners}) as lost`)

    expect(await socket.next()).toEqual({ type: 'resync' })
    await change(first, account)
    expect(await socket.next()).toMatchObject({ table: 'accounts', id: account })
    socket.close()
  })
})
