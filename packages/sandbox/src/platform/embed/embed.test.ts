import { describe, expect, it } from 'vitest'
import { accountIds, offeringIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSecretKey } from '../../testing/aSecretKey.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'

const page = 'https://invest.larkspur.example'
const me = '{ getUsersData { account { id } } }'

describe('a token for a page', () => {
  const platform = aPlatform()
  const investorAccount = () => platform.browser().signInTo('investor@capstan.test', 'investor')
  const ask = (token: string, headers: Record<string, string> = {}) =>
    platform.browser().ask('/api/v2/graphql', {
      json: { query: me },
      headers: { authorization: `Bearer ${token}`, ...headers },
    })

  it('is made for one account and a list of origins, and soon runs out', async () => {
    const account = await investorAccount()
    const { status, token, expiresAt } = await askForToken(platform.url, { account, origins: [page] })
    const answer = await ask(token, { origin: page })

    expect(status).toBe(201)
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    expect(answer.headers.get('access-control-allow-origin')).toBe(page)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(await answer.json()).toEqual({ data: { getUsersData: { account: { id: account } } } })
  })

  it('acts for no other account, one of its person included', async () => {
    const account = await investorAccount()
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const others = await platform.value(`select id from app_public.accounts where type = 'issuer' limit 1`)
    const answers = [await ask(token, { origin: page, 'x-capstan-account': others })]
    const place = await platform.value(
      `insert into app_public.users_accounts (user_id, account_id, role)
       select id, $1, 'account_admin' from app_public.users where 'investor@capstan.test' = any(emails)
       returning id`,
      [others],
    )
    answers.push(await ask(token, { origin: page, 'x-capstan-account': others }))
    await platform.value('delete from app_public.users_accounts where id = $1', [place])

    for (const answer of answers)
      expect(await answer.json()).toMatchObject({
        errors: [{ extensions: { code: 'account_not_available' } }],
      })
  })

  it('works from no other page, our own included', async () => {
    const account = await investorAccount()
    const { token } = await askForToken(platform.url, { account, origins: [page] })

    for (const origin of [
      'https://evil.example',
      'http://invest.larkspur.example',
      `${page}:8443`,
      'null',
      platform.url,
    ]) {
      const answer = await ask(token, { origin })
      // The page may read the reason, so that its developer sees an origin error and not a network error.
      const readable = origin === platform.url ? null : origin
      expect([origin, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        origin,
        403,
        readable,
      ])
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'forbidden_origin' } }] })
    }
  })

  it('is refused once it is revoked or has run out, and its page may read that', async () => {
    const account = await investorAccount()
    const over = await askForToken(platform.url, { account, origins: [page] })
    const revoked = await askForToken(platform.url, { account, origins: [page] })
    const hashIs = 'where token_hash = sha256($1::text::bytea)'
    await platform.db.pool.query(`update app_private.sessions set expires_at = app_private.now() ${hashIs}`, [
      over.token,
    ])
    await platform.db.pool.query(`delete from app_private.sessions ${hashIs}`, [revoked.token])

    for (const { token } of [over, revoked]) {
      const answer = await ask(token, { origin: page })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, page])
    }
  })

  it('reports its expiry to its page, however long ago it was', async () => {
    const origin = 'https://larkspur.example'
    const { token } = await askForToken(platform.url, { account: await investorAccount(), origins: [origin] })
    const readableAfter = async (hours: number) => {
      await platform.db.pool.query(
        `update app_private.sessions set expires_at = app_private.now() - make_interval(hours => $2)
          where token_hash = sha256($1::text::bytea)`,
        [token, hours],
      )
      const answer = await ask(token, { origin })
      return [answer.status, answer.headers.get('access-control-allow-origin')]
    }

    expect([await readableAfter(23), await readableAfter(25)]).toEqual([
      [401, origin],
      [401, origin],
    ])
  })

  it('is no cookie, and no cookie is a token', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    const { token } = await askForToken(platform.url, { account, origins: [page] })
    const [name, value] = browser.cookie.split('=')
    const asCookie = await platform.browser().ask('/api/v2/graphql', {
      json: { query: me },
      headers: { cookie: `${name}=${token}`, origin: page },
    })
    const asToken = await ask(value ?? '', { origin: platform.url })

    expect([asCookie.status, asToken.status]).toEqual([401, 401])
  })

  it('opens preflights for every page, which then reads the reason of a refusal, and never with cookies', async () => {
    const account = await investorAccount()
    await askForToken(platform.url, { account, origins: [page] })
    const preflight = (origin: string) =>
      platform.browser().ask('/api/v2/graphql', {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        },
      })
    const [good, bad] = [await preflight(page), await preflight('https://evil.example')]

    expect(good.headers.get('access-control-allow-origin')).toBe(page)
    expect(good.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(bad.headers.get('access-control-allow-origin')).toBe('https://evil.example')
    for (const { headers } of [good, bad]) expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('lets its pages read brands and configuration', async () => {
    await askForToken(platform.url, { account: await investorAccount(), origins: [page] })
    for (const path of [
      '/api/v2/config',
      '/stack/brand/ember/brand.json',
      '/stack/brand/unknown/brand.json',
    ]) {
      const answer = await platform.browser().ask(path, { headers: { origin: page } })
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, page])
    }
  })

  it('lets a page that a key names read its brand before any token was made for it', async () => {
    const key = { secret: 'sk_test_first_visitor_0123456789', accountId: accountIds.larkspur }
    const id = await aSecretKey(platform.db, {
      ...key,
      origins: ['https://first.example', 'http://localhost:*'],
    })
    const readable = async (origin: string) => {
      const answer = await platform.browser().ask('/stack/brand/larkspur/brand.json', { headers: { origin } })
      return answer.headers.get('access-control-allow-origin')
    }
    const named = ['https://first.example', 'http://localhost:5999']

    expect(await Promise.all([...named, 'https://evil.example'].map(readable))).toEqual([...named, null])
    await platform.db.pool.query(
      'update app_public.embed_keys set revoked_at = app_private.now() where id = $1',
      [id],
    )
    expect(await readable('https://first.example')).toBeNull()
  })

  it('opens nothing to a page where a program asked for it without origins', async () => {
    const { status, token } = await askForToken(platform.url, { account: await investorAccount() })

    expect([status, (await ask(token)).status, (await ask(token, { origin: page })).status]).toEqual([
      201, 200, 403,
    ])
  })

  it.each([
    [undefined, 'Send your secret key in the header Authorization: Bearer sk_….'],
    ['Bearer pk_live_1', 'This is not a secret key. A secret key begins with sk_.'],
    [
      'Bearer sk_test_nobody_0123456789abcdef',
      'This secret key opens nothing: it is mistyped, revoked, or of another platform.',
    ],
  ])('is not made with the key %s, and the refusal names the key', async (authorization, message) => {
    const answer = await platform.browser().ask('/api/v2/embed/sessions', {
      json: { account: await investorAccount(), origins: [page] },
      headers: authorization ? { authorization } : {},
    })

    expect([answer.status, await answer.json()]).toEqual([
      401,
      { errors: [{ message, extensions: { code: 'embed_key_refused' } }] },
    ])
  })

  it.each([
    ['an unknown key', { key: 'sk_test_nobody_0123456789abcdef' }, 401],
    ['no key', { key: '' }, 401],
    ['no account', { account: undefined }, 400],
    ['an unknown account', { account: crypto.randomUUID() }, 404],
    ['no origins', { origins: [] }, 400],
    ['an origin with a path', { origins: [`${page}/invest`] }, 400],
    ['any origin', { origins: ['*'] }, 400],
    ['a page without an origin', { origins: ['null'] }, 400],
    ['a script for an origin', { origins: ['javascript:alert(1)'] }, 400],
  ])(
    'is not made for %s',
    async (_what, { key, ...change }: { key?: string; account?: string; origins?: string[] }, status) => {
      const request = { account: await investorAccount(), origins: [page], ...change }

      expect((await askForToken(platform.url, request, key)).status).toBe(status)
    },
  )

  it('is refreshed and ended only by itself, never by the cookie of its user', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const headers = { origin: platform.url, 'sec-fetch-site': 'same-origin' }
    const refreshed = await browser.ask('/api/v2/embed/sessions/refresh', { json: {}, headers })
    const ended = await browser.ask('/api/v2/embed/sessions', { method: 'DELETE', json: {}, headers })

    expect([refreshed.status, ended.status]).toEqual([401, 401])
    expect((await browser.visit('/authenticate/app-user')).headers.get('location')).toBe('/account-role')
  })

  it.each([
    ['a key is kept for no number of seconds', 'POST', 'keys', { keepOldFor: 'soon' }, 400],
    ['the tokens of no account are ended', 'DELETE', 'sessions/unknown', undefined, 404],
  ])('says that %s', async (_what, method, path, json, status) => {
    const headers = { authorization: 'Bearer sk_test_larkspur_0123456789abcdef' }
    const answer = await platform.browser().ask(`/api/v2/embed/${path}`, { method, json, headers })

    expect(answer.status).toBe(status)
  })

  it('is not made for an investor the vendor has nothing to do with, until they invest with it', async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('terms@capstan.test')
    const request = { account, origins: [page] }
    const stranger = await askForToken(platform.url, request)
    const unknown = await askForToken(platform.url, { ...request, account: crypto.randomUUID() })
    const { errors } = await browser.graphql(
      `mutation ($id: UUID!) { investorMakeDistribution(input: { offeringId: $id, amount: "10" }) { code } }`,
      { variables: { id: offeringIds.short } },
    )

    expect(stranger).toEqual(unknown)
    expect(stranger.status).toBe(404)
    expect(errors).toBeUndefined()
    expect(await askForToken(platform.url, request)).toMatchObject({ status: 201, consent: 'given' })
  })

  it('is not made for the account of a company, nor asked for by a page', async () => {
    const issuer = await platform.value(`select id from app_public.accounts where type = 'issuer' limit 1`)
    const fromPage = await platform.browser().ask('/api/v2/embed/sessions', {
      json: { account: await investorAccount(), origins: [page] },
      headers: { authorization: 'Bearer sk_test_larkspur_0123456789abcdef', origin: page },
    })

    expect((await askForToken(platform.url, { account: issuer, origins: [page] })).status).toBe(404)
    expect(fromPage.status).toBe(403)
  })
})
