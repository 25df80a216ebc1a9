import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aPlatform } from '../../testing/aPlatform.ts'
import { aSocket } from '../../testing/aSocket.ts'
import { ChangeHistory } from './ChangeHistory.ts'

/** Has the clock that changes are noted by go ahead, so that nobody waits for seconds to pass. */
function pass(milliseconds: number): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds)
}

afterEach(() => vi.restoreAllMocks())

describe('a subscription to a list that says since when', () => {
  const platform = aPlatform()
  // What was before it started, a platform does not know.
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
  const touch = (id: string) =>
    platform.value<string>(
      'update app_public.distributions set paid_in_capital = paid_in_capital where id = $1 returning version',
      [id],
    )
  const subscribe = (table: string, since?: number) => ({ type: 'subscribe', table, ids: [], since })

  it('is told what changed while nobody was connected, and once it is gone, that it is', async () => {
    const { open, id } = await anInvestor()
    const version = await touch(id)
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

  it('is told nothing of the rows of others', async () => {
    const { account, open } = await anInvestor()
    const other = await platform.value<string>(
      'select id from app_public.distributions where investor_id <> $1 and version = 1 limit 1',
      [account],
    )
    await touch(other)
    const socket = await open()

    const { rows } = await socket.ask(subscribe('distributions', 1_000))

    expect((rows as [string][]).map(([id]) => id)).not.toContain(other)
    socket.close()
  })

  it('is told of a row that it sees by a link', async () => {
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

  it('does not know what changed longer ago, nor when it is not asked', async () => {
    const socket = await (await anInvestor()).open()

    for (const since of [86_400_000, undefined, -1, 'now' as never])
      expect(await socket.ask(subscribe('distributions', since))).not.toHaveProperty('rows')
    socket.close()
  })
})

describe('the history of changes', () => {
  it('does not know what it dropped, nor what was before a gap', () => {
    const history = new ChangeHistory()
    const change = { table: 'rounds', rows: [['1', 1]], after: [] } as const
    expect(history.last(1)).toBeUndefined()
    pass(3_100)
    history.add(change)
    expect(history.last(1)).toEqual([change])

    for (let at = 0; at <= 30_000; at++) history.add(change)
    expect(history.last(1)).toBeUndefined()
    history.reset()
    expect(history.last(1)).toBeUndefined()
  })
})
