import { expect, it } from 'vitest'
import { anAuthenticator, type Challenge } from '../../testing/accounts/anAuthenticator.ts'
import type { Browser } from '../../testing/server/aBrowser.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { aPlatformOnEveryEngine } from '../../testing/server/aPlatform.ts'

const path = '/api/v2/second-factor'
const refused = {
  status: 400,
  code: 'passkey_refused',
  message: 'The passkey could not be verified. Please try again.',
}

interface Said {
  status: number
  code?: string
  message?: string
  // The test that reads an answer knows its fields.
  data: { challenge: string; rp: { name: string }; options: { challenge: string }; page: string }
}

aPlatformOnEveryEngine('a passkey', (platform) => {
  const ask = async (browser: Browser, to: string, json: object = {}, headers = {}): Promise<Said> => {
    const ours = { origin: platform.url, 'sec-fetch-site': 'same-origin' }
    const answer = await browser.ask(to, { json, headers: { ...ours, ...headers } })
    const body = (await answer.json()) as {
      data: Said['data']
      errors?: { message: string; extensions: { code: string } }[]
    }
    const [error] = body.errors ?? []
    return { status: answer.status, data: body.data, code: error?.extensions.code, message: error?.message }
  }

  /** Signs in a user without a passkey. */
  const aPerson = async (email: string) => {
    const browser = platform.browser()
    await browser.signInTo(email)
    await platform.value(
      'with gone as (delete from app_public.passkeys where user_id = (select id from app_public.users where $1 = any(emails))) select 1',
      [email],
    )
    return browser
  }

  const challengeToAdd = async (browser: Browser) =>
    (await ask(browser, `${path}/passkey-options`)).data.challenge

  const challengeToConfirm = async (browser: Browser) =>
    (await ask(browser, `${path}/options`)).data.options.challenge

  const add = async (browser: Browser, authenticator: ReturnType<typeof anAuthenticator>, but = {}) => {
    const asked: Challenge = { challenge: await challengeToAdd(browser), origin: platform.url, ...but }
    return ask(browser, `${path}/passkeys`, { name: 'Key', response: authenticator.make(asked) })
  }

  const confirm = (browser: Browser, response: object) => ask(browser, `${path}/confirm`, { response })

  /** Signs in a user with a passkey whose session is no longer confirmed. */
  const aPersonWithPasskey = async (email: string) => {
    const browser = await aPerson(email)
    const authenticator = anAuthenticator()
    expect((await add(browser, authenticator)).status).toBe(200)
    await platform.value('update app_private.sessions set confirmed_until = null returning 1')
    return { browser, authenticator }
  }

  const isConfirmed = async (browser: Browser) => (await ask(browser, `${path}/state`)).data

  it('is added by its own answer alone: of this challenge, this page, this host, and a person who was recognized', async () => {
    const browser = await aPerson('investor@capstan.test')
    const origin = platform.url
    const made = async (but: Partial<Challenge>) => add(browser, anAuthenticator(), but)

    for (const but of [
      { challenge: 'AAAA' },
      { origin: 'https://evil.example', rpId: new URL(origin).hostname },
      { rpId: 'evil.example' },
      { isVerified: false },
    ])
      expect(await made(but), JSON.stringify(but)).toMatchObject(refused)
    const authenticator = anAuthenticator()
    // An assertion does not add a passkey.
    const wrong = authenticator.use({ challenge: await challengeToAdd(browser), origin })
    expect(await ask(browser, `${path}/passkeys`, { name: 'Key', response: wrong })).toMatchObject(refused)

    const response = authenticator.make({ challenge: await challengeToAdd(browser), origin })
    const send = () => ask(browser, `${path}/passkeys`, { name: 'Key', response })
    expect((await send()).status).toBe(200)
    expect(await isConfirmed(browser)).toEqual({ confirmed: true })
    // Its challenge is used up.
    expect(await send()).toMatchObject(refused)
    expect(await add(browser, authenticator)).toMatchObject({ code: 'passkey_known' })
  })

  it('is one of twenty at most', async () => {
    const browser = await aPerson('investor@capstan.test')
    await platform.value(
      `with more as (insert into app_public.passkeys (user_id, name)
         select users.id, 'Key ' || count from app_public.users, generate_series(1, 20) as count where $1 = any(emails)) select 1`,
      ['investor@capstan.test'],
    )

    // A person who has a passkey adds another only where the session was confirmed.
    await platform.value(
      `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes' returning 1`,
    )
    expect(await add(browser, anAuthenticator())).toMatchObject({ code: 'too_many_passkeys' })
  })

  it('confirms by an answer of its own alone, and once: nothing else confirms anything', async () => {
    const { browser, authenticator } = await aPersonWithPasskey('investor@capstan.test')
    const other = await aPersonWithPasskey('broker@capstan.test')
    const origin = platform.url
    const challenge = await challengeToConfirm(browser)
    const use = (but: Partial<Challenge>) => authenticator.use({ challenge, origin, ...but })

    const tries: [string, object][] = [
      ['another challenge', use({ challenge: 'AAAA' })],
      ['the challenge of another user', use({ challenge: await challengeToConfirm(other.browser) })],
      ['another page', use({ origin: 'https://evil.example', rpId: new URL(origin).hostname })],
      ['another host', use({ rpId: 'evil.example' })],
      ['no verified user', use({ isVerified: false })],
      ['a passkey of another user', other.authenticator.use({ challenge, origin })],
      ['a key of another user', { ...other.authenticator.use({ challenge, origin }), id: authenticator.id }],
      ['nothing signed', { ...use({}), response: { ...use({}).response, signature: 'AAAA' } }],
      ['what adds', authenticator.make({ challenge, origin })],
    ]
    for (const [what, response] of tries) {
      expect(await confirm(browser, response), what).toMatchObject(refused)
      expect(await isConfirmed(browser), what).toEqual({ confirmed: false })
    }
    expect(await ask(browser, `${path}/confirm`)).toMatchObject({ status: 400, code: 'invalid_input' })

    // The refused attempt did not use up the challenge; the accepted one did.
    const response = use({ counter: 50 })
    expect((await confirm(browser, response)).status).toBe(200)
    expect(await isConfirmed(browser)).toEqual({ confirmed: true })
    expect(await confirm(browser, response)).toMatchObject(refused)
  })

  it('that was copied is refused: it counts no further than the one it was copied from', async () => {
    const { browser, authenticator } = await aPersonWithPasskey('investor@capstan.test')
    const use = async (counter: number) =>
      confirm(
        browser,
        authenticator.use({ challenge: await challengeToConfirm(browser), origin: platform.url, counter }),
      )

    expect((await use(7)).status).toBe(200)
    for (const counter of [7, 3, 0]) expect(await use(counter)).toMatchObject(refused)
    expect((await use(8)).status).toBe(200)
  })

  it('answers a challenge within five minutes', async () => {
    const { browser, authenticator } = await aPersonWithPasskey('investor@capstan.test')
    const challenge = await challengeToConfirm(browser)
    await platform.value(
      `update app_private.passkey_challenges set created_on = app_private.now() - interval '5 minutes' returning 1`,
    )

    expect(await confirm(browser, authenticator.use({ challenge, origin: platform.url }))).toMatchObject(
      refused,
    )
  })

  it('names to the authenticator the brand of the account, or the host: never ours', async () => {
    const nameTo = async (slug: string | null) => {
      const browser = await aPerson('investor@capstan.test')
      await platform.value('update app_public.accounts set slug = null where slug = $1 returning 1', [slug])
      await platform.value(
        `update app_public.accounts set slug = $1 where id = (select account_id from app_private.sessions
           order by used_at desc limit 1) returning 1`,
        [slug],
      )
      return (await ask(browser, `${path}/passkey-options`)).data.rp.name
    }
    process.env.PRODUCT_NAME = 'Host of Hosts'
    try {
      expect([await nameTo('ember'), await nameTo(null)]).toEqual(['Ember', 'Host of Hosts'])
    } finally {
      delete process.env.PRODUCT_NAME
    }
  })

  it('confirms for a vendor’s page only on ours, once, with a ticket that does not reveal the person', async () => {
    const { browser, authenticator } = await aPersonWithPasskey('investor@capstan.test')
    const accountId = await platform.value(
      `select account_id from app_public.users_accounts join app_public.users on users.id = user_id
        where 'investor@capstan.test' = any(emails) and role = 'account_owner' limit 1`,
    )
    const page = 'https://invest.larkspur.example'
    const { token } = await askForToken(platform.url, { account: accountId, origins: [page] })
    const theirs = { authorization: `Bearer ${token}`, origin: page, 'sec-fetch-site': 'cross-site' }
    const elsewhere = platform.browser()
    const { data } = await ask(elsewhere, `${path}/options`, {}, theirs)
    const ticket = new URL(data.page).searchParams.get('ticket') ?? ''

    const shown = await (await browser.visit(`/authenticate/second-factor?ticket=${ticket}`)).text()
    expect(shown).toContain(page)
    const challenge = JSON.parse(/data-options="([^"]+)"/.exec(shown)?.[1]?.replaceAll('&quot;', '"') ?? '{}')
      .challenge as string
    const origin = new URL(data.page).origin
    const response = authenticator.use({ challenge, origin })
    const send = (body: object, headers = {}) =>
      ask(browser, '/authenticate/second-factor', body, { origin: platform.url, ...headers })

    expect(await send({ ticket: 'A'.repeat(43), response })).toMatchObject(refused)
    expect(await send({ ticket })).toMatchObject(refused)
    expect(await send({ ticket, response }, { origin: page, 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
    })
    expect(await send({ ticket, response: anAuthenticator().use({ challenge, origin }) })).toMatchObject(
      refused,
    )
    expect((await ask(elsewhere, `${path}/state`, {}, theirs)).data).toEqual({ confirmed: false })
    expect((await send({ ticket, response })).status).toBe(200)
    expect((await ask(elsewhere, `${path}/state`, {}, theirs)).data).toEqual({ confirmed: true })
    // It vouches for the session of that page, not for the person’s own.
    expect(await isConfirmed(browser)).toEqual({ confirmed: false })
    expect(await send({ ticket, response })).toMatchObject(refused)
    // A vendor’s page adds none.
    expect(await ask(elsewhere, `${path}/passkey-options`, {}, theirs)).toMatchObject({ code: 'not_granted' })
  })
})
