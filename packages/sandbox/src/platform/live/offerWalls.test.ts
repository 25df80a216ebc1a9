import { expect, it, onTestFinished } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { aSocket, framesUntilQuiet, type Watcher } from '../../testing/server/aSocket.ts'

aPlatformOnEveryEngine('an offer wall', (platform) => {
  const table = 'wall_offerings'
  const anyOfIt = { table, id: null, version: 0 }
  const rows = async <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await platform.db.pool.query(sql, values)).rows as Row[]

  /** Opens an investor with the offer wall on the screen, after all earlier updates. */
  async function aReader(email = 'new-investor@capstan.test') {
    const browser = platform.browser()
    const account = await browser.signInTo(email)
    const socket = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    await socket.ask({ type: 'subscribe', table, ids: [] })
    onTestFinished(() => socket.close())
    await framesOf({ account, socket })
    return { account, socket }
  }
  const framesOf = (reader: Watcher) => framesUntilQuiet(platform.db, reader)
  const set = (id: string, what: string) =>
    rows(`update app_public.allocations set ${what} where id = $1`, [id])
  const listed = async (options = {}) => {
    const offering = await anOffering({ rows }, options)
    await set(offering.id, 'listed = true')
    return offering
  }
  const buy = (id: string, investor: string, amount: number) =>
    rows<{ id: string }>(
      `insert into app_public.distributions (allocation_id, investor_id, issuer_id, owner_id, amount, status)
       select id, $2, issuer_id, owner_id, $3, 'closed' from app_public.allocations where id = $1 returning id`,
      [id, investor, amount],
    )

  it.each([
    ['is listed no longer', 'update app_public.allocations set listed = false where id = $1'],
    ['closes', `update app_public.allocations set status = 'closed' where id = $1`],
    ['closes sooner', 'update app_public.allocations set closes_on = app_private.today() where id = $1'],
    ['has nothing left', 'update app_public.allocations set managed_units = 0 where id = $1'],
    ['costs more', 'update app_public.rounds set price = price + 1 where id = $2'],
    [
      'is called otherwise',
      `update app_public.securities set name = name || '!' where id =
       (select security_id from app_public.rounds where id = $2)`,
    ],
    [
      'is of another name',
      `update app_public.accounts set name = name || '!' where id =
       (select issuer_id from app_public.allocations where id = $1)`,
    ],
  ])('notifies every investor that a listed offering %s, and names no offering', async (_what, change) => {
    const offering = await listed()
    const [investor, issuer] = [await aReader(), await aReader('issuer@capstan.test')]

    await rows(change.replace('$2', `'${offering.roundId}'`).replace('$1', `'${offering.id}'`))

    expect(await framesOf(investor)).toEqual([anyOfIt])
    expect(await framesOf(issuer)).toEqual([])
  })

  it('notifies all investors of a listed offering, and only the invited ones of an unlisted one', async () => {
    const { id } = await anOffering({ rows })
    const [invited, stranger] = [await aReader(), await aReader('investor@capstan.test')]

    await rows('insert into app_private.offering_invitations (allocation_id, investor_id) values ($1, $2)', [
      id,
      invited.account,
    ])
    expect(await framesOf(invited)).toEqual([anyOfIt])
    await set(id, `status = 'closed'`)
    expect(await framesOf(invited)).toEqual([anyOfIt])
    expect(await framesOf(stranger)).toEqual([])

    await set(id, `status = 'active', listed = true`)
    expect(await framesOf(invited)).toEqual([anyOfIt])
    expect(await framesOf(stranger)).toEqual([anyOfIt])
  })

  it('notifies when nothing is left, and when units are available again, and not of sales before', async () => {
    const { id } = await listed({ total: '10' })
    const reader = await aReader()
    const [{ id: first = '' } = {}] = await buy(id, reader.account, 4)
    expect(await framesOf(reader)).toEqual([])

    await buy(id, reader.account, 6)
    expect(await framesOf(reader)).toEqual([anyOfIt])

    await rows(`update app_public.distributions set status = 'deleted' where id = $1`, [first])
    expect(await framesOf(reader)).toEqual([anyOfIt])
  })

  it('notifies the investor of a prepared investment, and of its cancellation', async () => {
    const { id } = await anOffering({ rows })
    const reader = await aReader()
    const [{ id: made = '' } = {}] = await buy(id, reader.account, 4)
    expect(await framesOf(reader)).toEqual([])

    await rows('insert into app_private.prepared_distributions (distribution_id) values ($1)', [made])
    expect(await framesOf(reader)).toEqual([anyOfIt])
    await rows(`update app_public.distributions set status = 'deleted' where id = $1`, [made])
    expect(await framesOf(reader)).toEqual([anyOfIt])
  })

  it('reports to a reconnected client if any row changed in the meantime', async () => {
    const { id } = await listed()
    const reader = await aReader()
    await new Promise((resolve) => setTimeout(resolve, 3_200))
    expect((await reader.socket.ask({ type: 'subscribe', table, ids: [], since: 0 })).rows).toEqual([])

    await set(id, `status = 'closed'`)
    await framesOf(reader)
    expect(await reader.socket.ask({ type: 'subscribe', table, ids: [], since: 100 })).not.toHaveProperty(
      'rows',
    )
  })

  it('has no rows that can be watched', async () => {
    const { id } = await listed()
    const { socket } = await aReader()

    expect(await socket.ask({ type: 'subscribe', table, ids: [id] })).toEqual({
      type: 'subscribed',
      table,
      ids: [],
      unseen: [id],
    })
  })
})
