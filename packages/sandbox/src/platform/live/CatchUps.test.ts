import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { CatchUps } from './CatchUps.ts'
import { ChangeHistory } from './ChangeHistory.ts'

/** Advances the clock that timestamps changes, so that no test has to wait. */
function pass(milliseconds: number): void {
  ahead += milliseconds
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
}
const now = performance.now.bind(performance)
let ahead = 0

afterEach(() => {
  vi.restoreAllMocks()
  ahead = 0
})

describe('a subscription to a list with a start time', () => {
  const platform = aPlatform()
  // A platform does not know changes from before its start.
  beforeEach(() => pass(4_100))

  async function anInvestor() {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test')
    const open = () =>
      aSocket(platform.url, { account, headers: { cookie: browser.cookie, origin: platform.url } })
    const id = await platform.value<string>(
      'select id from app_public.distributions where investor_id = $1 limit 1',
      [account],
    )
    return { account, open, id }
  }
  const dependency = (id: string) =>
    platform.value<string>(
      'update app_public.distributions set paid_in_capital = paid_in_capital where id = $1 returning version',
      [id],
    )
  const subscribe = (table: string, since?: number) => ({ type: 'subscribe', table, ids: [], since })

  it('receives the changes made while it was disconnected, and that a row is gone', async () => {
    const { open, id } = await anInvestor()
    const version = await dependency(id)
    const socket = await open()

    expect(await socket.ask(subscribe('distributions', 1_000))).toEqual({
      type: 'subscribed',
      table: 'distributions',
      ids: [],
      rows: expect.arrayContaining([[id, Number(version)]]),
    })

    const other = await platform.value(
      `update app_public.distributions set investor_id = (
        select id from app_public.accounts where type = 'investor' and id <> investor_id limit 1
      ) where id = $1 returning version`,
      [id],
    )
    await socket.next()
    const answer = await socket.ask(subscribe('distributions', 1_000))
    expect(answer.rows).toEqual(expect.arrayContaining([[id, Number(other) - 1, 1]]))
    socket.close()
  })

  it('of single rows receives the changes of these rows only', async () => {
    const { account, open, id } = await anInvestor()
    const still = await platform.value<string>(
      'select id from app_public.distributions where investor_id = $1 and id <> $2 limit 1',
      [account, id],
    )
    const version = await dependency(id)
    const socket = await open()
    const ask = (ids: string[]) => socket.ask({ ...subscribe('distributions', 1_000), ids })

    expect(await ask([id, still])).toEqual({
      type: 'subscribed',
      table: 'distributions',
      ids: [id, still],
      rows: [[id, Number(version)]],
    })
    expect((await ask([still])).rows).toEqual([])
    socket.close()
  })

  it('receives nothing about the rows of other accounts', async () => {
    const { account, open } = await anInvestor()
    const other = await platform.value<string>(
      'select id from app_public.distributions where investor_id <> $1 and version = 1 limit 1',
      [account],
    )
    await dependency(other)
    const socket = await open()

    const { rows } = await socket.ask(subscribe('distributions', 1_000))

    expect((rows as [string][]).map(([id]) => id)).not.toContain(other)
    socket.close()
  })

  it('receives a row that it sees by a link', async () => {
    const { account, open } = await anInvestor()
    const round = await platform.value<string>(
      `select row_id from app_private.visible_rows
       where account_id = $1 and row_id in (select id from app_public.rounds) limit 1`,
      [account],
    )
    const version = await platform.value(
      'update app_public.rounds set name = name where id = $1 returning version',
      [round],
    )
    const socket = await open()

    const { rows } = await socket.ask(subscribe('rounds', 1_000))

    expect(rows).toEqual(expect.arrayContaining([[round, Number(version)]]))
    socket.close()
  })

  it('does not know older changes, or changes without a request', async () => {
    const socket = await (await anInvestor()).open()

    for (const since of [86_400_000, undefined, -1, 'now' as never])
      expect(await socket.ask(subscribe('distributions', since))).not.toHaveProperty('rows')
    socket.close()
  })
})

describe('the history of changes', () => {
  it('does not know dropped changes, or changes before a gap', () => {
    const history = new ChangeHistory()
    const change = { table: 'rounds', rows: [['1', 1]], after: [] } as const
    expect(history.since(performance.now())).toBeUndefined()
    pass(3_100)
    history.add(change)
    expect(history.since(performance.now())).toEqual([change])

    for (let at = 0; at <= 30_000; at++) history.add(change)
    expect(history.since(performance.now())).toBeUndefined()
    history.reset()
    expect(history.since(performance.now())).toBeUndefined()
  })

  it('returns the changes since the given moment, also after a long wait for other requests', async () => {
    const history = new ChangeHistory()
    pass(70_000)
    const source = 'visible_rows.row_id'
    history.add({ table: 'rounds', rows: [['1', 1]], after: [`${source}:1`] })
    history.add({ table: 'holdings', rows: [['2', 5]], after: ['me'] })
    const query = () => {
      pass(10_000)
      return Promise.resolve({ rows: [] })
    }
    const tables = new Map([
      ['rounds', { owners: [], links: [{ source, column: 'id' }], entries: [] }],
      ['holdings', { owners: ['investor_id'], links: [], entries: [] }],
    ])
    const catchUps = new CatchUps(history, {
      db: { pool: { query } as never },
      tables,
      dependencies: new Map(),
    })
    const asked = performance.now()
    const ask = (ago: number, table: string) =>
      catchUps.rowsSince(asked - ago, table, { accountId: 'me', userId: null })

    const [, holdings] = await Promise.all([ask(60_000, 'rounds'), ask(1_000, 'holdings')])

    expect(holdings).toEqual([['2', 5]])
  })
})
