import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../testing/server/aPlatform.ts'

const me = '{ getUsersData { user { id } account { id name type } userAccount { role } } }'

interface Me {
  getUsersData: { user: { id: string }; account: { id: string; type: string } | null }
}

describe('a request for data', () => {
  const platform = aPlatform()
  const accountsOf = async (email: string) =>
    (
      await platform.db.pool.query<{ id: string; type: string }>(
        `select accounts.id, type from app_public.users join app_public.users_accounts on user_id = users.id
           join app_public.accounts on accounts.id = account_id where $1 = any(emails) and users_accounts.status = 'active' order by accounts.name`,
        [email],
      )
    ).rows

  it.each([
    ['no session', {}],
    ['a made-up cookie', { cookie: `capstan_session=${'x'.repeat(43)}` }],
    ['two cookies of the name', { cookie: 'capstan_session=a; capstan_session=b' }],
    ['a made-up token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a password', { authorization: 'Basic YTpi' }],
  ])('with %s is answered 401, with any other error too', async (_what, headers) => {
    const answers = [
      await platform.browser().ask('/api/v2/graphql', { json: { query: me }, headers }),
      await platform.browser().ask('/api/v2/graphql', {
        body: 'not json',
        headers: { ...headers, origin: 'https://evil.example' },
      }),
      await platform.browser().ask('/api/v2/integration/docusign-link', { json: {}, headers }),
    ]

    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        errors: [{ message: 'Not signed in', extensions: { code: 'unauthenticated' } }],
      })
    }
  })

  it('with an ended session is answered 401', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    await platform.db.pool.query(`update app_private.sessions set expires_at = app_private.now()`)

    expect((await browser.graphql(me)).status).toBe(401)
  })

  it.each([
    ['ended with it', ''],
    // It began while the person was shut out.
    ['is left', 'set session_replication_role = replica;'],
  ])('of a person who may no longer sign in is answered 401, whose session %s', async (_how, quietly) => {
    const browser = platform.browser()
    await browser.signIn('terms@capstan.test')
    const set = (status: string) =>
      platform.db.pool.query(`${quietly}
        update app_public.users set status = '${status}' where 'terms@capstan.test' = any(emails);
        set session_replication_role = default`)
    await set('inactive')

    expect((await browser.graphql(me)).status).toBe(401)
    await set('active')
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['somewhere it does not say', { 'sec-fetch-site': 'none' }],
    ['a form, which cannot send JSON', { 'content-type': 'text/plain' }],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a plain form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('from %s is refused although the cookie is good', async (_from, headers) => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const answer = await browser.ask('/api/v2/graphql', { json: { query: me }, headers })

    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'forbidden_origin' } }] })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('never changes anything by GET', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const answer = await browser.ask(`/api/v2/graphql?query=${encodeURIComponent(me)}`)

    expect(answer.status).toBe(405)
  })

  it('acts for the account chosen, when it names none', async () => {
    const browser = platform.browser()
    await browser.signIn('many@capstan.test')
    const before = await browser.graphql(me)
    const account = await browser.signInTo('many@capstan.test', 'broker')
    const after = await browser.graphql(me)

    expect((before.data as unknown as Me).getUsersData.account).toBeNull()
    expect((after.data as unknown as Me).getUsersData.account).toMatchObject({ id: account, type: 'broker' })
  })

  it('acts for the account of its tab, not of another tab', async () => {
    const browser = platform.browser()
    const shownInFirstTab = await browser.signInTo('many@capstan.test', 'investor')
    const shownInSecondTab =
      (await accountsOf('many@capstan.test')).find(({ type }) => type === 'broker')?.id ?? ''
    await browser.visit(`/authenticate/role/${shownInSecondTab}`)

    const first = await browser.graphql(me, { account: shownInFirstTab })
    const second = await browser.graphql(me, { account: shownInSecondTab.toUpperCase() })

    expect((first.data as unknown as Me).getUsersData.account?.id).toBe(shownInFirstTab)
    expect((second.data as unknown as Me).getUsersData.account?.id).toBe(shownInSecondTab)
  })

  it('that may change something names no account in its address', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('many@capstan.test', 'investor')
    const [other] = (await accountsOf('many@capstan.test')).filter(({ id }) => id !== account)
    const answer = await browser.ask(`/api/v2/graphql?account=${other?.id}`, { json: { query: me } })

    expect(await answer.json()).toMatchObject({ data: { getUsersData: { account: { id: account } } } })
  })

  it('may not act for another account, and does not learn if it exists', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const [others] = await accountsOf('issuer@capstan.test')
    const answers = []
    for (const account of [others?.id ?? '', crypto.randomUUID(), 'nonsense']) {
      answers.push(await browser.graphql(me, { account }))
    }

    for (const { status, data, errors } of answers) {
      expect([status, data, errors?.[0]?.extensions.code]).toEqual([200, undefined, 'account_not_available'])
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  it('sees nothing of another account: the row and a row that does not exist look the same', async () => {
    const browser = platform.browser()
    await browser.signInTo('new-investor@capstan.test')
    const others = await platform.value(
      `select distributions.id from app_public.distributions where investor_id <> all(
         select account_id from app_public.users_accounts join app_public.users on users.id = user_id
          where 'new-investor@capstan.test' = any(emails)) limit 1`,
    )
    const query = 'query ($id: UUID!) { distributionById(id: $id) { id } }'

    expect(await browser.graphql(query, { variables: { id: others } })).toEqual(
      await browser.graphql(query, { variables: { id: crypto.randomUUID() } }),
    )
  })

  it('of a suspended delegate is refused by name, and works again for an account they still have', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('many@capstan.test', 'ats')
    const [other] = (await accountsOf('many@capstan.test')).filter(({ id }) => id !== account)
    const set = (status: string) =>
      platform.db.pool.query(
        `update app_public.users_accounts set status = $1 where account_id = $2
          and user_id = (select id from app_public.users where 'many@capstan.test' = any(emails))`,
        [status, account],
      )

    await set('suspended')
    const named = await browser.graphql(me, { account })
    const chosen = await browser.graphql(me)
    const elsewhere = await browser.graphql(me, { account: other?.id })
    await set('active')

    expect(named.errors?.[0]?.extensions.code).toBe('delegate_suspended')
    expect((chosen.data as unknown as Me).getUsersData.account).toBeNull()
    expect((elsewhere.data as unknown as Me).getUsersData.account?.id).toBe(other?.id)
  })

  it.each([
    ['no JSON', '{"query":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a number', '1', 400],
    ['no query', '{}', 400],
    ['a query that is no text', '{"query":1}', 400],
    ['a query that is no GraphQL', '{"query":"{{{"}', 400],
    ['a field that does not exist', '{"query":"{ nonsense }"}', 400],
    ['variables that are no object', `{"query":"${me}","variables":7}`, 400],
    ['a member that poisons objects', '{"query":"{ __typename }","__proto__":{"x":1}}', 400],
    ['two megabytes', JSON.stringify({ query: 'x'.repeat(2_000_000) }), 413],
  ])('with %s gets a clear error and leaves the server well', async (_what, body, status) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const answer = await browser.ask('/api/v2/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    const { errors } = (await answer.json()) as {
      errors: { message: string; extensions?: { code: string } }[]
    }

    expect(answer.status).toBe(status)
    expect(errors[0]?.extensions?.code).toMatch(/^(invalid_input|too_large)$/)
    expect(errors[0]?.message).toMatch(/\w/)
    expect((await fetch(new URL('/healthz', platform.url))).status).toBe(200)
  })

  it('is sent uncompressed', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const ask = (encoding: string) =>
      browser.ask('/api/v2/graphql', { json: { query: me }, headers: { 'content-encoding': encoding } })

    expect([(await ask('gzip')).status, (await ask('identity')).status]).toEqual([415, 200])
  })

  it('carries its id back, and takes one that is given', async () => {
    const given = await platform.browser().ask('/healthz', { headers: { 'x-request-id': 'trace-12345678' } })
    const own = await platform.browser().ask('/healthz', { headers: { 'x-request-id': 'a b\tc' } })

    expect(given.headers.get('x-request-id')).toBe('trace-12345678')
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
