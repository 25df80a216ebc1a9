import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

describe('signing in', () => {
  const platform = aPlatform()
  const location = (response: Response) => response.headers.get('location')
  const accountOf = (email: string, type: string) =>
    platform.value(
      `select accounts.id from app_public.users join app_public.users_accounts on user_id = users.id
         join app_public.accounts on accounts.id = account_id
        where $1 = any(emails) and type = $2 and users_accounts.status = 'active' order by accounts.name limit 1`,
      [email, type],
    )

  it('shows a page that lists the seeded people and needs no JavaScript', async () => {
    const response = await platform.browser().visit('/authenticate/login?next=%2Fportfolio')
    const page = await response.text()

    expect(response.status).toBe(200)
    expect(page).toContain('action="/authenticate/login?next=%2Fportfolio"')
    for (const name of [
      'issuer',
      'issuer-admin',
      'issuer-viewer',
      'broker',
      'agent',
      'ats',
      'investor',
      'new-investor',
      'admin',
      'many',
      'terms',
    ]) {
      expect(page).toContain(`value="${name}@capstan.test"`)
    }
    expect(page).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).not.toContain('script-src')
  })

  it('names the offering that a person came for, and offers an unknown email an account', async () => {
    const [offering] = (
      await platform.db.pool.query<{ id: string; owner: string; name: string; seller: string }>(
        `select allocations.id, owner_id as owner, app_private.offered_name(allocations.id) as name, accounts.name as seller
         from app_public.allocations join app_public.accounts on accounts.id = owner_id
         where allocations.status = 'active' order by allocations.id limit 1`,
      )
    ).rows
    const next = `/offer-wall/${offering?.owner}/offering/${offering?.id}`
    const path = `/authenticate/login?next=${encodeURIComponent(next)}`
    const browser = platform.browser()
    const post = (form: Record<string, string>) =>
      browser.ask(path, { form, headers: { origin: platform.url } })

    const page = await (await browser.visit(path)).text()
    const link = await platform.value(
      `insert into app_public.allocation_offering_links (allocation_id, agent_id, name, owner_id, issuer_id)
       select id, $2, 'Mailed', owner_id, issuer_id from app_public.allocations where id = $1 returning id`,
      [offering?.id, accountIds.brightwater],
    )
    const named = async (to: string) =>
      (await browser.ask(`/authenticate/offering?next=${encodeURIComponent(to)}`)).json() as Promise<unknown>
    const offered = await Promise.all([next, `/offering-link/${link}`].map(named))
    const others = await Promise.all(
      ['/wallet', `/offer-wall/${offering?.owner}/offering/${offering?.owner}`, '//evil.example'].map(named),
    )
    const unknown = await post({ user: 'zoe.oneil@signup.example' })
    const text = await unknown.text()
    const created = await post({ user: 'zoe.oneil@signup.example', create: 'yes' })
    const refused = await post({ user: 'no address', create: 'yes' })

    expect(page).toContain('To invest in ')
    const { name, seller } = offering ?? {}
    expect(offered).toEqual([{ offering: { name, seller } }, { offering: { name, seller } }])
    expect(others).toEqual(Array(3).fill({ offering: null }))
    expect(page).toContain(offering?.seller.replaceAll('&', '&amp;') ?? '')
    expect(unknown.status).toBe(400)
    expect(text).toContain('Create an account for zoe.oneil@signup.example')
    expect(text).toContain('value="zoe.oneil@signup.example"')
    expect(created.status).toBe(303)
    expect(location(created)).toContain(encodeURIComponent(next))
    expect(
      await platform.value(
        `select accounts.name || ' ' || accounts.setup from app_public.users
         join app_public.users_accounts on user_id = users.id join app_public.accounts on accounts.id = account_id
         where emails @> array['zoe.oneil@signup.example']`,
      ),
    ).toBe('Zoe Oneil false')
    expect(refused.status).toBe(400)
    expect(await refused.text()).not.toContain('name="create"')
  })

  it('hands out an opaque, hidden cookie and keeps only its hash', async () => {
    const response = await platform.browser().signIn('investor@capstan.test')
    const cookie = response.headers.getSetCookie()[0] ?? ''
    const token = /^capstan_session=([\w-]{43});/.exec(cookie)?.[1] ?? ''

    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    expect(
      await platform.value<string>(
        `select count(*) from app_private.sessions where token_hash = sha256($1::text::bytea)`,
        [token],
      ),
    ).toBe('1')
    expect(
      await platform.value<string>(`select string_agg(sessions::text, '') from app_private.sessions`),
    ).not.toContain(token)
  })

  it('carries a deep link from login to the page asked for', async () => {
    const browser = platform.browser()
    const query = '?role=investor&next=%2Foffer-wall%2Fa%2Foffering%2Fb%3Famount%3D5'
    const account = await accountOf('investor@capstan.test', 'investor')

    const signedIn = await browser.ask(`/authenticate/login${query}`, {
      form: { user: 'investor@capstan.test' },
    })
    const appUser = await browser.visit(location(signedIn) ?? '')
    const role = await browser.visit(`/authenticate/role/${account}${query}`)

    expect(signedIn.status).toBe(303)
    expect(location(signedIn)).toBe(`/authenticate/app-user${query}`)
    expect([appUser.status, location(appUser)]).toEqual([302, `/account-role${query}`])
    // proves ROUTE-052, ROUTE-053, SELECT-001, SELECT-009, SELECT-010
    expect([role.status, location(role)]).toEqual([302, '/offer-wall/a/offering/b?amount=5'])
  })

  it('drops a doctored next on every page of the flow', async () => {
    const browser = platform.browser()
    const query = '?next=%2F%2Fevil.example'
    const account = await accountOf('investor@capstan.test', 'investor')

    const signedIn = await browser.ask(`/authenticate/login${query}`, {
      form: { user: 'investor@capstan.test' },
    })
    const pages = [
      '/authenticate/app-user',
      '/authenticate/terms-of-service',
      `/authenticate/role/${account}`,
    ]
    const locations = []
    for (const page of pages) locations.push(location(await browser.visit(page + query)))

    expect(location(signedIn)).toBe('/authenticate/app-user')
    expect(locations).toEqual(['/account-role', '/authenticate/app-user', '/portfolio'])
  })

  it('shows the picker also to a person with one account, and sends strangers to sign-in', async () => {
    const browser = platform.browser()
    const stranger = await browser.visit('/authenticate/app-user?role=issuer')
    const account = await accountOf('issuer@capstan.test', 'issuer')
    const choosing = await browser.visit(`/authenticate/role/${account}?role=issuer`)
    await browser.signIn('new-investor@capstan.test')

    expect([stranger, choosing].map(location)).toEqual(['/login?role=issuer', '/login?role=issuer'])
    expect(location(await browser.visit('/authenticate/app-user'))).toBe('/account-role')
  })

  it.each([
    ['issuer@capstan.test', 'issuer', '/dashboard'],
    ['broker@capstan.test', 'broker', '/dashboard'],
    ['agent@capstan.test', 'agent', '/distributions'],
    ['ats@capstan.test', 'ats', '/securities'],
    ['investor@capstan.test', 'investor', '/portfolio'],
    ['admin@capstan.test', 'admin', '/admin/'],
  ])('starts %s, an %s, on %s', async (email, type, home) => {
    const browser = platform.browser()
    await browser.signIn(email)

    expect(location(await browser.visit(`/authenticate/role/${await accountOf(email, type)}`))).toBe(home)
  })

  it('gives a new token on sign-in and on choosing an account; the old one opens nothing', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const first = browser.cookie
    await browser.signIn('investor@capstan.test')
    const second = browser.cookie
    await browser.visit(`/authenticate/role/${await accountOf('investor@capstan.test', 'investor')}`)

    expect(new Set([first, second, browser.cookie]).size).toBe(3)
    for (const cookie of [first, second]) {
      const old = await platform.browser().ask('/authenticate/app-user', { headers: { cookie } })
      expect(location(old)).toBe('/login')
    }
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a mail or a bookmark', { 'sec-fetch-site': 'none' }],
    ['a page fetched ahead of time', { 'sec-purpose': 'prefetch;prerender' }],
  ])('does not let %s choose the account', async (_from, headers) => {
    const browser = platform.browser()
    await browser.signIn('many@capstan.test')
    const before = browser.cookie
    const response = await browser.visit(
      `/authenticate/role/${await accountOf('many@capstan.test', 'investor')}?x=1`,
      headers,
    )

    expect(location(response)).toBe('/account-role?x=1')
    expect(browser.cookie).toBe(before)
  })

  it('accepts the Referer of a browser that sends no Sec-Fetch-Site', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const path = `/authenticate/role/${await accountOf('investor@capstan.test', 'investor')}`

    expect(location(await browser.ask(path))).toBe('/account-role')
    expect(location(await browser.ask(path, { headers: { referer: 'https://evil.example/' } }))).toBe(
      '/account-role',
    )
    expect(location(await browser.ask(path, { headers: { referer: `${platform.url}/account-role` } }))).toBe(
      '/portfolio',
    )
  })

  it('gives the same answer for an account of others, an unknown one, and an invalid id', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const others = await accountOf('issuer@capstan.test', 'issuer')
    const answers = []
    for (const id of [others, crypto.randomUUID(), 'nonsense', "'; drop table accounts"]) {
      const response = await browser.visit(`/authenticate/role/${encodeURIComponent(id)}`)
      answers.push([response.status, location(response), await response.text()])
    }

    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]).toEqual([302, '/account-role', ''])
  })

  it('does not let a suspended delegate choose the account', async () => {
    const browser = platform.browser()
    await browser.signIn('many@capstan.test')
    const account = await accountOf('many@capstan.test', 'agent')
    const suspend = (status: string) =>
      platform.db.pool.query(
        `update app_public.users_accounts set status = $1 where account_id = $2
          and user_id = (select id from app_public.users where 'many@capstan.test' = any(emails))`,
        [status, account],
      )
    await suspend('suspended')
    const response = await browser.visit(`/authenticate/role/${account}`)
    await suspend('active')

    expect(location(response)).toBe('/account-role')
  })

  it('comes back to the flow after accepting terms with the query kept', async () => {
    const browser = platform.browser()
    await browser.signIn('terms@capstan.test')
    const response = await browser.visit('/authenticate/terms-of-service?role=investor&next=%2Fportfolio')

    // proves ROUTE-054, TERMS-006
    expect(location(response)).toBe('/authenticate/app-user?role=investor&next=%2Fportfolio')
  })

  it('ends the earlier session when another user signs in, in the same browser', async () => {
    const [browser, earlier] = [platform.browser(), platform.browser()]
    const account = await browser.signInTo('investor@capstan.test')
    const headers = { cookie: browser.cookie }
    const socket = await aSocket(platform.url, { account, headers })
    await browser.signIn('issuer@capstan.test')

    expect(await socket.closed).toBe(4401)
    const answer = await earlier.ask('/authenticate/app-user', { headers })
    expect(location(answer)).toBe('/login')
    expect(location(await browser.visit('/authenticate/app-user'))).toBe('/account-role')
  })

  it('signs out: the cookie is deleted, and its session is closed', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const cookie = browser.cookie
    const response = await browser.visit('/authenticate/logout')

    expect(location(response)).toBe('/login')
    expect(browser.cookie).toBe('')
    // proves ROUTE-055
    expect(location(await browser.ask('/authenticate/app-user', { headers: { cookie } }))).toBe('/login')
  })

  it('is not signed out by a link on another site, nor by a HEAD', async () => {
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    await browser.visit('/authenticate/logout', { 'sec-fetch-site': 'cross-site' })
    await browser.ask('/authenticate/logout', { method: 'HEAD' })

    expect(location(await browser.visit('/authenticate/app-user'))).toBe('/account-role')
  })

  it('refuses a sign-in that another site posts, and people it does not know', async () => {
    const browser = platform.browser()
    const form = { user: 'investor@capstan.test' }
    const forged = await browser.ask('/authenticate/login', {
      form,
      headers: { origin: 'https://evil.example' },
    })
    const sameSite = await browser.ask('/authenticate/login', {
      form,
      headers: { 'sec-fetch-site': 'same-site' },
    })
    const unknown = await browser.ask('/authenticate/login', { form: { user: 'unknown@capstan.test' } })
    const empty = await browser.ask('/authenticate/login', { form: {} })

    expect([forged.status, sameSite.status, unknown.status, empty.status]).toEqual([403, 403, 400, 400])
    expect(browser.cookie).toBe('')
  })

  it('answers on localhost and on 127.0.0.1, and to no other name', async () => {
    const { port } = new URL(platform.url)
    const page = await fetch(`http://127.0.0.1:${port}/authenticate/login`)
    const rebound = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', headers: { host: `evil.example:${port}` } }, (answer) =>
        resolve(answer.statusCode),
      ).end()
    })

    expect(page.status).toBe(200)
    expect(rebound).toBe(421)
  })
})
