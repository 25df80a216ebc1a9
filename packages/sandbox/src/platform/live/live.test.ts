import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { anInvestment } from '../../testing/investments/anInvestment.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'

describe('the live socket', () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  const platform = aPlatform()
  let beat: (() => void) | undefined
  beforeAll(() => {
    const beats = intervals.mock.calls.findIndex(([, every]) => every === 25_000)
    beat = intervals.mock.calls[beats]?.[0]
    // A socket that closes only because of a beat would look like one that closes without it.
    clearInterval(intervals.mock.results[beats]?.value as NodeJS.Timeout)
    intervals.mockRestore()
  })

  async function anInvestorsSocket(email = 'investor@capstan.test', type?: string) {
    const browser = platform.browser()
    const account = await browser.signInTo(email, type)
    const socket = await aSocket(platform.url, {
      account,
      headers: { cookie: browser.cookie, origin: platform.url },
    })
    return { browser, account, socket }
  }
  const aDistributionOf = (account: string) =>
    platform.value('select id from app_public.distributions where investor_id = $1 limit 1', [account])
  const change = (id: string) =>
    platform.value<string>(
      'update app_public.distributions set paid_in_capital = paid_in_capital where id = $1 returning version',
      [id],
    )

  it.each([
    ['with a made-up cookie', { cookie: `capstan_session=${'x'.repeat(43)}` }, '401'],
    ['from a page without a token', { origin: 'https://evil.example' }, '403'],
    ['to a name that is not ours', { host: 'evil.example' }, '403'],
  ])('is refused before it opens %s', async (_how, headers, status) => {
    await expect(aSocket(platform.url, { headers })).rejects.toThrow(status)
  })

  it('is at its own address, and at no other', async () => {
    await expect(aSocket(`${platform.url}/elsewhere`)).rejects.toThrow('404')
  })

  it('is refused to a page of ours without a session', async () => {
    await expect(aSocket(platform.url, { headers: { origin: platform.url } })).rejects.toThrow('401')
  })

  it('is refused to a good cookie on another site’s page, and for another’s account', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const { cookie } = browser
    const others = await platform.value(`select id from app_public.accounts where type = 'issuer' limit 1`)

    await expect(
      aSocket(platform.url, { headers: { cookie, origin: 'https://evil.example' } }),
    ).rejects.toThrow('403')
    await expect(aSocket(platform.url, { headers: { cookie }, account: others })).rejects.toThrow('403')
    await expect(
      aSocket(platform.url, { headers: { cookie }, account: crypto.randomUUID() }),
    ).rejects.toThrow('403')
  })

  it('pushes table, id and version of a row that is watched, and nothing after it is not', async () => {
    const { account, socket } = await anInvestorsSocket()
    const id = await aDistributionOf(account)

    expect(await socket.ask({ type: 'subscribe', table: 'distributions', ids: [id] })).toEqual({
      type: 'subscribed',
      table: 'distributions',
      ids: [id],
    })
    const version = Number(await change(id))
    expect(await socket.next()).toEqual({ table: 'distributions', id, version })

    socket.send({ type: 'unsubscribe', table: 'distributions', ids: [id] })
    await socket.ask({ type: 'ping' })
    await change(id)
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    socket.close()
  })

  it('pushes a version the data have reached', async () => {
    const { browser, account, socket } = await anInvestorsSocket()
    const { processId } = await anInvestment(platform, browser, 'form')
    const step = await platform.value('select current_step from app_public.processes where id = $1', [
      processId,
    ])
    await socket.ask({ type: 'subscribe', table: 'steps', ids: [step] })

    await platform.db.pool.query(`update app_public.steps set attempts = attempts where id = $1`, [step])
    const { version } = await socket.next()
    const { data } = await browser.graphql('query ($id: UUID!) { stepById(id: $id) { version } }', {
      variables: { id: step },
      account,
    })

    expect(Number((data?.stepById as { version: string }).version)).toBeGreaterThanOrEqual(Number(version))
    socket.close()
  })

  it('answers the same for a row of others and a row that does not exist, and pushes neither', async () => {
    const { account, socket } = await anInvestorsSocket()
    const own = await aDistributionOf(account)
    const nobodys = crypto.randomUUID()
    const others = await platform.value<string>(
      'select id from app_public.distributions where investor_id <> $1 limit 1',
      [account],
    )

    const answer = await socket.ask({
      type: 'subscribe',
      table: 'distributions',
      ids: [own, others, nobodys, 'nonsense', 7, null],
    })
    await change(others)

    expect(answer).toEqual({
      type: 'subscribed',
      table: 'distributions',
      ids: [own],
      unseen: [others, nobodys],
    })
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    socket.close()
  })

  it.each([
    ['no JSON', '{', 'invalid_input'],
    ['no object', '7', 'invalid_input'],
    ['an unknown type', { type: 'nonsense' }, 'invalid_input'],
    ['an unknown table', { type: 'subscribe', table: 'countries', ids: [] }, 'unknown_table'],
    ['a private table', { type: 'subscribe', table: 'sessions; drop table x', ids: [] }, 'unknown_table'],
    ['no ids', { type: 'subscribe', table: 'steps' }, 'invalid_input'],
    ['too many ids', { type: 'subscribe', table: 'steps', ids: Array(201).fill('x') }, 'invalid_input'],
    ['a deep nest', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'invalid_input'],
  ])('answers %s with an error and stays open', async (_what, frame, code) => {
    const { socket } = await anInvestorsSocket()

    expect(await socket.ask(frame)).toMatchObject({ type: 'error', code })
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    socket.close()
  })

  it('closes when its person signs out, and lives on when they choose another account in another tab', async () => {
    const { browser, account, socket } = await anInvestorsSocket('many@capstan.test')
    await browser.signInTo('many@capstan.test', 'broker')
    const id = account

    expect(await socket.ask({ type: 'subscribe', table: 'accounts', ids: [id] })).toMatchObject({ ids: [id] })
    await browser.visit('/authenticate/logout')
    expect(await socket.closed).toBe(4401)
  })

  it('closes when its person’s access to the account is suspended', async () => {
    const { account, socket } = await anInvestorsSocket('many@capstan.test', 'ats')
    const set = (status: string) =>
      platform.db.pool.query(
        `update app_public.users_accounts set status = $1 where account_id = $2
          and user_id = (select id from app_public.users where 'many@capstan.test' = any(emails))`,
        [status, account],
      )
    await set('suspended')

    expect(await socket.closed).toBe(4403)
    await set('active')
  })

  it('is refused before it opens to a delegate whose access is suspended', async () => {
    const { browser, account, socket } = await anInvestorsSocket('many@capstan.test', 'issuer')
    const set = (status: string) =>
      platform.db.pool.query(
        `update app_public.users_accounts set status = $1 where account_id = $2
          and user_id = (select id from app_public.users where 'many@capstan.test' = any(emails))`,
        [status, account],
      )
    await set('suspended')
    expect(await socket.closed).toBe(4403)

    const headers = { cookie: browser.cookie, origin: platform.url }
    await expect(aSocket(platform.url, { account, headers })).rejects.toThrow('403')
    await set('active')
  })

  it('closes when its person’s place in the account is deleted', async () => {
    const { account, socket } = await anInvestorsSocket('many@capstan.test', 'agent')
    await platform.db.pool.query(
      `delete from app_public.users_accounts where account_id = $1
        and user_id = (select id from app_public.users where 'many@capstan.test' = any(emails))`,
      [account],
    )

    expect(await socket.closed).toBe(4403)
  })

  it('names the rows to the lists of their viewers: the first at once, a burst in one frame', async () => {
    const { account, socket } = await anInvestorsSocket()
    const other = await anInvestorsSocket('new-investor@capstan.test')
    for (const each of [socket, other.socket])
      expect(await each.ask({ type: 'subscribe', table: 'distributions', ids: [] })).toEqual({
        type: 'subscribed',
        table: 'distributions',
        ids: [],
      })
    await other.socket.ask({ type: 'subscribe', table: 'distributions', ids: ['nonsense'] })
    const id = await aDistributionOf(account)
    const first = Number(await change(id))
    expect(await socket.next()).toEqual({
      table: 'distributions',
      id: null,
      version: first,
      rows: [[id, first]],
    })
    await change(id)
    const version = Number(await change(id))

    expect(await socket.next()).toEqual({ table: 'distributions', id: null, version, rows: [[id, version]] })
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    expect(await other.socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })

    socket.send({ type: 'unsubscribe', table: 'distributions', ids: [] })
    await socket.ask({ type: 'ping' })
    await change(id)
    await setTimeout(250)
    expect(socket.rest()).toEqual([])
  })

  it('answers subscriptions that come together one by one', async () => {
    const { account, socket } = await anInvestorsSocket()
    const id = await aDistributionOf(account)
    socket.send({ type: 'subscribe', table: 'distributions', ids: [id] })
    socket.send({ type: 'subscribe', table: 'accounts', ids: [account] })
    socket.send({ type: 'ping' })

    expect([await socket.next(), await socket.next(), await socket.next()]).toEqual([
      { type: 'subscribed', table: 'distributions', ids: [id] },
      { type: 'subscribed', table: 'accounts', ids: [account] },
      { type: 'pong' },
    ])
    socket.close()
  })

  it('closes when its person may not sign in any more', async () => {
    const { socket } = await anInvestorsSocket('terms@capstan.test', undefined)
    const set = (status: string) =>
      platform.db.pool.query(
        `update app_public.users set status = $1 where 'terms@capstan.test' = any(emails)`,
        [status],
      )
    await set('inactive')

    expect(await socket.closed).toBe(4401)
    await set('active')
  })

  it.each([
    ['ran out', `update app_private.sessions set expires_at = app_private.now() where user_id =`],
    ['is of stranger who may sign in', `update app_public.users set status = 'inactive' where id =`],
  ])('closes at the next heartbeat when its session %s without a notification', async (_how, change) => {
    const [other, { socket }] = [await anInvestorsSocket(), await anInvestorsSocket('terms@capstan.test')]
    const unheard = (change: string) =>
      platform.db.pool.query(`set session_replication_role = replica;
        ${change} (select id from app_public.users where 'terms@capstan.test' = any(emails));
        set session_replication_role = default`)
    await unheard(change)
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    // Sends the beat now instead of waiting for the next one.
    beat?.()

    expect(await socket.closed).toBe(4401)
    expect(await other.socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    other.socket.close()
    await unheard(`update app_public.users set status = 'active' where id =`)
  })

  it('closes on a frame larger than any it understands', async () => {
    const { socket } = await anInvestorsSocket()
    socket.send('x'.repeat(70_000))

    expect(await socket.closed).toBe(1009)
  })

  it('opens two hundred times for a person, and no more, by a cookie or by a token', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('e2e-1@capstan.test')
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const sockets = []
    for (let i = 0; i < 200; i++)
      sockets.push(await aSocket(platform.url, { account, headers: { cookie: browser.cookie } }))
    const last = await aSocket(platform.url, { account, headers: { cookie: browser.cookie } })
    const program = await aSocket(platform.url)
    const answer = program.ask({ type: 'authenticate', token })

    expect(await last.closed).toBe(4429)
    expect(await Promise.race([program.closed, answer])).toBe(4429)
    sockets.forEach((socket) => socket.close())
  })

  it('watches five thousand rows at most', async () => {
    const { account, socket } = await anInvestorsSocket('issuer@capstan.test')
    // Without the triggers that would push each change.
    await platform.db.pool.query(`set session_replication_role = replica;
      insert into app_public.customers (account_id, investor_id, contact_name)
      select '${account}', gen_random_uuid(), 'One of many' from generate_series(1, 5001);
      set session_replication_role = default`)
    const ids = await platform.value<string[]>(
      `select array_agg(id) from app_public.customers where contact_name = 'One of many'`,
    )
    const answers = []
    for (let from = 0; from <= 5_000; from += 200)
      answers.push(
        await socket.ask({ type: 'subscribe', table: 'customers', ids: ids.slice(from, from + 200) }),
      )

    expect(answers.pop()).toMatchObject({ type: 'error', code: 'too_many' })
    expect(answers.flatMap((answer) => answer.ids)).toHaveLength(5_000)
    socket.close()
    await platform.db.pool.query(`delete from app_public.customers where contact_name = 'One of many'`)
  })

  it('opens for a page a token was made for, and only with that token', async () => {
    const account = await platform.browser().signInTo('new-investor@capstan.test')
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const elsewhere = await askForToken(platform.url, { account, origins: ['https://larkspur.example'] })
    const headers = { origin: page }

    const early = await aSocket(platform.url, { headers })
    expect(await early.ask({ type: 'subscribe', table: 'accounts', ids: [account] })).toMatchObject({
      code: 'unauthenticated',
    })
    expect(await early.ask({ type: 'authenticate', token })).toEqual({ type: 'authenticated', account })
    expect(await early.ask({ type: 'subscribe', table: 'accounts', ids: [account] })).toMatchObject({
      ids: [account],
    })
    early.close()

    const wrong = [{ token: elsewhere.token }, { token: 'x' }, { token, account: crypto.randomUUID() }]
    for (const frame of wrong) {
      const socket = await aSocket(platform.url, { headers })
      expect(await socket.ask({ type: 'authenticate', ...frame })).toMatchObject({
        type: 'error',
        code: 'unauthenticated',
      })
      expect(await socket.closed).toBe(4401)
    }
  })

  it('accepts a new token for the account, and closes on one for another account', async () => {
    const account = await platform.browser().signInTo('new-investor@capstan.test')
    const others = await platform.browser().signInTo('investor@capstan.test', 'investor')
    const [first, fresh] = [
      await askForToken(platform.url, { account, origins: [page] }),
      await askForToken(platform.url, { account, origins: [page] }),
    ]
    const another = await askForToken(platform.url, { account: others, origins: [page] })
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token: first.token })

    expect(await socket.ask({ type: 'authenticate', token: fresh.token })).toEqual({
      type: 'authenticated',
      account,
    })
    expect(another.status).toBe(201)
    expect(await socket.ask({ type: 'authenticate', token: another.token })).toMatchObject({
      type: 'error',
      code: 'unauthenticated',
    })
    expect(await socket.closed).toBe(4401)
  })

  it('opens to a program, which names no page, with a token and never without', async () => {
    const account = await platform.browser().signInTo('new-investor@capstan.test')
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const [program, stranger] = [await aSocket(platform.url), await aSocket(platform.url)]

    expect(await program.ask({ type: 'authenticate', token })).toEqual({ type: 'authenticated', account })
    expect(await stranger.ask({ type: 'subscribe', table: 'accounts', ids: [account] })).toMatchObject({
      type: 'error',
      code: 'unauthenticated',
    })
    stranger.close()
  })

  it('closes when its token’s time is up', async () => {
    const account = await platform.browser().signInTo('new-investor@capstan.test')
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    await platform.db.pool.query(
      `update app_private.sessions set expires_at = app_private.now() + interval '300 ms' where token_hash = sha256($1::text::bytea)`,
      [token],
    )
    const socket = await aSocket(platform.url, { headers: { origin: page } })
    await socket.ask({ type: 'authenticate', token })

    expect(await Promise.race([socket.closed, setTimeout(5_000, 'open still')])).toBe(4401)
  })
})
