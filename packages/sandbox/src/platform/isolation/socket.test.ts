import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { liveTables } from '../live/liveTables.ts'

aPlatformOnEveryEngine('isolation on the socket', (platform) => {
  it('answers the same for another’s row and for an unknown one, and pushes nothing of it, on every live table', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('new-investor@capstan.test')
    const socket = await aSocket(platform.url, {
      account,
      headers: { cookie: browser.cookie, origin: platform.url },
    })
    const tables = [...(await liveTables(platform.db)).keys()].filter((table) => !own.includes(table))
    expect(tables.length).toBeGreaterThan(5)
    const watched: { table: string; id: string }[] = []
    for (const table of tables) {
      // Some names that are notified as a whole are not tables.
      const isTable = await platform.value<boolean>(`select to_regclass('app_public.${table}') is not null`)
      const id = isTable ? await platform.value(`select id from app_public.${table} limit 1`) : undefined
      const nobodys = randomUUID()
      const answer = (ids: string[]) => socket.ask({ type: 'subscribe', table, ids })
      const seesNone = { type: 'subscribed', table, ids: [] }
      // Another account's row is answered like one that does not exist.
      for (const asked of [id ?? nobodys, nobodys])
        expect(await answer([asked])).toEqual({ ...seesNone, unseen: [asked] })
      expect(await answer([])).toEqual(seesNone)
      if (id) watched.push({ table, id })
    }
    // Rules of their own do not matter here: only that the row changes.
    for (const { table, id } of watched) {
      await platform.db.pool.query(
        `select pg_notify('app_change', json_build_object(
        'table', $1::text, 'rows', json_build_array(json_build_array($2::text, 9)), 'after', json_build_array($3::text))::text)`,
        [table, id, randomUUID()],
      )
    }
    // The update of their own row comes last: an update that has not arrived before it was not sent.
    await socket.ask({ type: 'subscribe', table: 'accounts', ids: [account] })
    await platform.db.pool.query('update app_public.accounts set name = name where id = $1', [account])

    expect(await socket.next()).toMatchObject({ table: 'accounts', id: account })
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(socket.rest()).toEqual([])
    socket.close()
  })

  it('never pushes the changes of one account to another, in any order', async () => {
    const people = await Promise.all(
      ['issuer@capstan.test', 'broker@capstan.test', 'new-investor@capstan.test'].map(async (email) => {
        const browser = platform.browser()
        const account = await browser.signInTo(email)
        const headers = { cookie: browser.cookie, origin: platform.url }
        const socket = await aSocket(platform.url, { account, headers })
        const { rows } = await platform.db.pool.query<{ id: string }>(
          'select id from app_public.users_accounts where account_id = $1 order by id',
          [account],
        )
        return { socket, links: rows.map(({ id }) => id) }
      }),
    )
    const all = people.flatMap(({ links }) => links)
    for (const { socket, links } of people) {
      const wanted = { type: 'subscribe', table: 'users_accounts', ids: all }
      const { ids } = (await socket.ask(wanted)) as { ids: string[] }
      expect(ids.toSorted()).toEqual(links)
    }

    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      await Promise.all(
        people.flatMap(({ links }) =>
          links.map((id) =>
            platform.db.pool.query('update app_public.users_accounts set role = role where id = $1', [id]),
          ),
        ),
      )
    }
    for (const { socket, links } of people) {
      const received: unknown[] = []
      while (received.length < links.length * rounds) received.push((await socket.next()).id)
      expect(received.toSorted()).toEqual(links.flatMap((id) => Array<string>(rounds).fill(id)))
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
    for (const { socket } of people) {
      expect(socket.rest()).toEqual([])
      socket.close()
    }
  })
})

/** Tables with rows of every account: of sessions, the one of the request. */
const own = [
  'user_sessions',
  'accounts',
  'users',
  'users_accounts',
  'vendor_default_email_preferences',
  'account_integrations',
]
