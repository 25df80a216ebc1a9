import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { askForToken } from '../../testing/anEmbedToken.ts'
import { aPlatform } from '../../testing/server/aPlatform.ts'
import { aSocket } from '../../testing/server/aSocket.ts'

describe('a mailed link', () => {
  const platform = aPlatform()

  const linkTo = async (email: string) => {
    const html = await platform.value(
      'select html from app_private.outbox where to_email = $1 order by id desc limit 1',
      [email],
    )
    return /href="([^"]+)"/.exec(html)?.[1] ?? ''
  }

  /** A mail with a link to claim an account that was made for an address. */
  const aLinkTo = async (email: string, name = 'Ferrow') => {
    await platform.value(
      `with made as (insert into app_public.accounts (type, name, email) values ('issuer', $2, $1) returning id)
       select app_private.send_claim_link(id, $1) from made`,
      [email, name],
    )
    return linkTo(email)
  }

  const location = (response: Response) => response.headers.get('location')

  /** Follows a link of a mail: from no page, as a browser says. */
  const follow = (path: string, browser = platform.browser()) =>
    browser.visit(path, { 'sec-fetch-site': 'none' })

  /** Presses the button of the page that the link leads to. */
  const confirm = (link: string, browser = platform.browser(), to = '/authenticate/claim') =>
    browser.ask(to, {
      form: { token: new URL(link, platform.url).searchParams.get('token') ?? '' },
      headers: { origin: platform.url, 'sec-fetch-site': 'same-origin' },
    })

  const ownersOf = (email: string) =>
    platform.value<string[] | null>(
      `select array_agg(users.emails[1]) from app_public.accounts join app_public.users_accounts on account_id = accounts.id
         join app_public.users on users.id = user_id where lower(accounts.email) = $1`,
      [email],
    )

  it.each([
    ['/authenticate/claim', 'no-token'],
    ['/authenticate/claim?token=', 'no-token'],
    ['/authenticate/claim?token=x', 'invalid-token'],
    [`/authenticate/claim?token=${'0'.repeat(64)}`, 'invalid-token'],
    ['/authenticate/claim?token=a&token=b', 'no-token'],
    ['/authenticate/claim?token=%00', 'invalid-token'],
    ['/authenticate/claim?next=%2F%2Fevil.example', 'no-token'],
  ])('%s leads to the status %s', async (path, status) => {
    const response = await follow(path)
    expect([response.status, location(response)]).toEqual([302, `/account/claim?status=${status}`])
  })

  it('is confirmed once; then the account may be chosen', async () => {
    const link = await linkTo('harriet.oyelaran@example.com')
    const page = await follow(link)
    const html = await page.text()

    expect(page.status).toBe(200)
    for (const words of ['Claim an account', 'Harriet Oyelaran', 'Investor', 'harriet.oyelaran@example.com'])
      expect(html).toContain(words)
    const confirmed = await confirm(link)
    expect([confirmed.status, location(confirmed)]).toEqual([
      303,
      '/account/claim?status=complete&account_name=Harriet+Oyelaran',
    ])
    expect(location(await follow(link))).toBe('/account/claim?status=used')

    const browser = platform.browser()
    await browser.signInTo('harriet.oyelaran@example.com', 'investor')
    const { data } = await browser.graphql('{ getUsersData { account { name } userAccount { role } } }')
    // proves CLAIM-001
    expect(data?.getUsersData).toEqual({
      account: { name: 'Harriet Oyelaran' },
      userAccount: { role: 'account_owner' },
    })
  })

  it('shows a page without a script that may not be framed or stored, and whose address is not passed on', async () => {
    const page = await follow(await aLinkTo('page@ferrow.example', '<b>Ferrow</b> & "Sons"'))
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''

    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    // A report of a violation contains the address of the page, and with it the token.
    expect(policy).not.toMatch(/script-src|report-uri/)
    expect(page.headers.get('referrer-policy')).toBe('strict-origin')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;b&gt;Ferrow&lt;/b&gt; &amp; &quot;Sons&quot;')
    expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/authenticate\/claim"/)
  })

  it('changes nothing when it is opened by a scanner, too early, or by another signed-in user', async () => {
    const email = 'scanned@ferrow.example'
    const link = await aLinkTo(email)
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')

    for (const [name, value] of [
      ['sec-fetch-site', 'none'],
      ['sec-fetch-site', 'cross-site'],
      ['sec-purpose', 'prefetch'],
    ] as const)
      expect((await browser.visit(link, { [name]: value })).status).toBe(200)
    await browser.ask(link, { method: 'HEAD' })
    expect(await ownersOf(email)).toBeNull()
    expect(
      await platform.value('select count(*) from app_public.users where $1 = any (emails)', [email]),
    ).toBe('0')

    expect(location(await confirm(link))).toContain('status=complete')
    expect(await ownersOf(email)).toEqual([email])
  })

  it('takes over no account: an attacker’s offer that a victim opens and confirms stays the attacker’s', async () => {
    const [attacker, victim] = [platform.browser(), platform.browser()]
    await attacker.signInTo('e2e-4@capstan.test')
    await attacker.graphql(
      `mutation { transferOwnership(input: { email: "mallory@evil.example" }) { clientMutationId } }`,
    )
    const link = await linkTo('mallory@evil.example')
    await victim.signInTo('investor@capstan.test', 'investor')

    const page = await follow(link, victim)
    expect(await page.text()).toContain('You are signed in as')
    expect(location(await confirm(link, victim))).toBe(link)

    const mallory = platform.browser()
    expect((await mallory.signIn('mallory@evil.example')).status).toBe(400)
    expect(
      await platform.value(
        `select emails from app_public.users where 'investor@capstan.test' = any (emails)`,
      ),
    ).not.toContain('mallory@evil.example')
  })

  it('informs a user who is signed in as another person, signs them out on request, and returns', async () => {
    const link = await aLinkTo('else@ferrow.example')
    const browser = platform.browser()
    await browser.signIn('broker@capstan.test')
    const session = browser.cookie

    const page = await (await follow(link, browser)).text()
    expect(page).toContain('broker@capstan.test')
    expect(page).not.toContain('Claim the account')
    expect(page).toMatch(/<form[^>]*action="\/authenticate\/claim\/sign-out"/)

    const signedOut = await confirm(link, browser, '/authenticate/claim/sign-out')
    expect([signedOut.status, location(signedOut), browser.cookie]).toEqual([303, link, ''])
    const old = await platform.browser().ask('/api/v2/config', { headers: { cookie: session } })
    expect(await old.json()).toMatchObject({ signedIn: false })
    expect(await (await follow(link, browser)).text()).toContain('Claim the account')
    expect(location(await confirm(link, browser))).toContain('status=complete')
    // Confirming does not sign the person in.
    expect(browser.cookie).toBe('')
  })

  it('of a notice removes an added address and its sessions without a sign-in; of a passkey it leads to the settings', async () => {
    const [person, thief, owner] = [platform.browser(), platform.browser(), platform.browser()]
    await person.signInTo('e2e-5@capstan.test')
    const address = `${randomUUID()}@evil.example`
    await person.graphql(`mutation { addEmailAddress(input: { email: "${address}" }) { clientMutationId } }`)
    expect((await confirm(await linkTo(address), person)).status).toBe(303)
    const undo = await linkTo('e2e-5@capstan.test')
    await thief.signIn(address)
    const isSignedIn = async (browser: typeof thief) =>
      (await (await browser.ask('/api/v2/config')).json()) as { signedIn: boolean }
    expect(await isSignedIn(thief)).toMatchObject({ signedIn: true })

    expect(await (await follow(undo, owner)).text()).toContain('Remove the address')
    expect(await isSignedIn(thief)).toMatchObject({ signedIn: true })
    expect(location(await confirm(undo, owner))).toBe(undo)
    expect(await (await follow(undo, owner)).text()).toContain('Address removed')
    expect([await isSignedIn(thief), await isSignedIn(person)]).toMatchObject([
      { signedIn: false },
      { signedIn: true },
    ])

    const ours = { origin: platform.url, 'sec-fetch-site': 'same-origin' }
    await person.ask('/api/v2/second-factor/passkey-link', { json: {}, headers: ours })
    const first = await linkTo('e2e-5@capstan.test')
    expect(await (await follow(first, owner)).text()).toContain('You are not signed in.')
    expect(await (await follow(first, person)).text()).toContain('Add your first passkey')
    expect(location(await confirm(first, person))).toBe('/settings/account')
    expect(
      await platform.value('select count(*)::int from app_private.sessions where enrols_until is not null'),
    ).toBe(1)
  })

  it('is confirmed by the signed-in person who has its address', async () => {
    const link = await aLinkTo('agent@capstan.test', 'Second Agency')
    const browser = platform.browser()
    await browser.signIn('agent@capstan.test')

    expect(await (await follow(link, browser)).text()).toContain('Claim the account')
    expect(location(await confirm(link, browser))).toBe(
      '/account/claim?status=complete&account_name=Second+Agency',
    )
    expect(await ownersOf('agent@capstan.test')).toContain('agent@capstan.test')
  })

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is not confirmed by a form of %s', async (_whose, headers) => {
    const link = await aLinkTo(`${randomUUID()}@ferrow.example`)
    const token = new URL(link, platform.url).searchParams.get('token') ?? ''
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')

    for (const path of ['/authenticate/claim', '/authenticate/claim/sign-out']) {
      const forged = await browser.ask(path, { form: { token }, headers })
      expect([path, forged.status]).toEqual([path, 403])
    }
    expect(browser.cookie).not.toBe('')
    expect((await follow(link)).status).toBe(200)
  })

  it('answers a double click, and two tabs, as the one click that counts', async () => {
    const link = await aLinkTo('twice@ferrow.example')
    const clicks = await Promise.all([confirm(link), confirm(link), confirm(link)])

    expect(clicks.map(location)).toEqual(Array(3).fill('/account/claim?status=complete&account_name=Ferrow'))
    expect(await ownersOf('twice@ferrow.example')).toEqual(['twice@ferrow.example'])
  })

  it('is invalid once its owner has offered the account to another person, between opening and confirming', async () => {
    const owner = platform.browser()
    await owner.signInTo('e2e-5@capstan.test')
    const offer = (email: string) =>
      owner.graphql(`mutation { transferOwnership(input: { email: "${email}" }) { clientMutationId } }`)
    await offer('first@heirs.example')
    const link = await linkTo('first@heirs.example')
    const page = await (await follow(link)).text()
    expect(page).toContain('Become the owner')

    await offer('second@heirs.example')
    expect(location(await confirm(link))).toBe('/account/claim?status=invalid-token')
  })

  it('that has run out can be sent again', async () => {
    const browser = platform.browser()
    await browser.signInTo('broker@capstan.test')
    await browser.graphql(
      `mutation { makeIssuerAccount(input: { companyName: "Ferrow", companyEmail: "office@ferrow.example" }) { clientMutationId } }`,
    )
    const link = await linkTo('office@ferrow.example')
    await platform.value(
      `update app_private.mail_links set expires_at = app_private.now(), sent_on = sent_on - interval '7 days' where email = 'office@ferrow.example'`,
    )
    const expired = location(await follow(link)) ?? ''
    const id = /^\/account\/claim\?status=expired-token&email_id=([\da-f-]{36})$/.exec(expired)?.[1]
    expect(location(await confirm(link))).toBe(expired)

    const { errors } = await browser.graphql(
      `mutation { resendEmail(input: { id: "${id}" }) { clientMutationId } }`,
    )

    expect(errors).toBeUndefined()
    // proves CALL-018
    expect(location(await confirm(await linkTo('office@ferrow.example')))).toContain('status=complete')
  })

  it('can be requested by a visitor, by address and again, and does not reveal whether there is an account', async () => {
    const ask = (json: unknown, headers: Record<string, string> = {}) =>
      platform.browser().ask('/authenticate/claim/mail', {
        json,
        headers: { origin: platform.url, 'sec-fetch-site': 'same-origin', ...headers },
      })
    const codeOf = async (answer: Response) =>
      ((await answer.json()) as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code
    await platform.value(
      `insert into app_public.accounts (type, name, email) values ('issuer', 'Ferrow Two', 'Two@Ferrow.example')`,
    )

    const known = await ask({ email: 'two@ferrow.example' })
    const unknown = await ask({ email: 'unknown@ferrow.example' })
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect([await known.text(), await unknown.text()]).toEqual(['', ''])
    const link = await linkTo('two@ferrow.example')
    expect(link).toContain('/authenticate/claim?token=')
    expect(await linkTo('unknown@ferrow.example')).toBe('')

    const id = await platform.value<string>(
      `select id from app_private.mail_links where email = 'two@ferrow.example'`,
    )
    expect(await codeOf(await ask({ emailId: id }))).toBe('mail_just_sent')
    await platform.value(
      `update app_private.mail_links set sent_on = sent_on - interval '8 days' where id = $1`,
      [id],
    )
    expect((await ask({ emailId: id })).status).toBe(204)
    expect(location(await follow(link))).toBe('/account/claim?status=invalid-token')
    expect(location(await confirm(await linkTo('two@ferrow.example')))).toContain('status=complete')
    expect(await codeOf(await ask({ emailId: id }))).toBe('account_claimed')

    for (const [body, code] of [
      [{ emailId: randomUUID() }, 'not_found'],
      [{ email: 'no address' }, 'invalid_input'],
      [{ emailId: 'no id' }, 'invalid_input'],
      [{}, 'invalid_input'],
    ] as const)
      expect([body, await codeOf(await ask(body))]).toEqual([body, code])
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await ask({ email: 'two@ferrow.example' }, elsewhere)).status).toBe(403)
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await ask({ email: 'unknown@ferrow.example' })).status),
    )
    // proves CLAIM-001
    expect(statuses).toContain(429)
  })

  it('adds an address to one’s own when its person confirms it, signed in', async () => {
    const address = 'maren@second.example'
    const browser = platform.browser()
    await browser.signIn('investor@capstan.test')
    const { errors } = await browser.graphql(
      `mutation { addEmailAddress(input: { email: "${address}" }) { clientMutationId } }`,
    )
    expect(errors).toBeUndefined()
    const link = await linkTo(address)

    const stranger = await (await follow(link)).text()
    expect(stranger).toContain('You are not signed in.')
    expect(stranger).not.toContain('Maren')
    expect(location(await confirm(link))).toBe(link)
    expect(await (await follow(link, browser)).text()).toContain('Confirm the address')

    expect(location(await confirm(link, browser))).toBe(link)
    expect(await (await follow(link, browser)).text()).toContain('Address confirmed')
    await platform.browser().signIn(address)
    expect(
      await platform.value(
        `select $1 = any (emails) from app_public.users where 'investor@capstan.test' = any (emails)`,
        [address],
      ),
    ).toBe(true)
  })

  it('is not asked for by a page of a vendor', async () => {
    const { token } = await askForToken(platform.url, {
      account: accountIds.maren,
      origins: ['https://invest.larkspur.example'],
    })
    const answer = await platform.browser().ask('/api/v2/graphql', {
      json: {
        query: 'mutation { addEmailAddress(input: { email: "vendor@evil.example" }) { clientMutationId } }',
      },
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'not_granted' } }] })
  })

  it('invites a person who then signs in with their address', async () => {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test')
    await browser.graphql(
      `mutation { makeDelegate(input: { email: "zoe@new.example", firstName: "Zoe", lastName: "Lark", role: "account_admin" }) { clientMutationId } }`,
    )
    expect(await linkTo('zoe@new.example')).toBe('/login')

    const zoe = platform.browser()
    expect(await zoe.signInTo('zoe@new.example')).toBe(accountIds.halden)
  })

  it.each(['claim', 'ownership', 'address', 'undo', 'passkey'] as const)(
    'of the kind %s is still good after mail scanners opened it by HEAD and GET, and works once',
    async (kind) => {
      const browser = platform.browser()
      const address = `${kind}-${randomUUID()}@scanned.example`
      const ours = { origin: platform.url, 'sec-fetch-site': 'same-origin' }
      const mutate = (call: string, email: string) =>
        browser.graphql(`mutation { ${call}(input: { email: "${email}" }) { clientMutationId } }`)
      if (kind !== 'claim') await browser.signInTo('e2e-6@capstan.test')
      if (kind === 'ownership') await mutate('transferOwnership', address)
      if (kind === 'address' || kind === 'undo') await mutate('addEmailAddress', address)
      if (kind === 'undo') await confirm(await linkTo(address), browser)
      if (kind === 'passkey')
        await browser.ask('/api/v2/second-factor/passkey-link', { json: {}, headers: ours })
      const link =
        kind === 'claim'
          ? await aLinkTo(address)
          : await linkTo(kind === 'ownership' || kind === 'address' ? address : 'e2e-6@capstan.test')
      const reader = kind === 'address' || kind === 'passkey' ? browser : platform.browser()

      const opened = []
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET'])
        opened.push((await platform.browser().ask(link, { method })).status)
      const confirmed = await confirm(link, reader)
      const again = await platform.browser().visit(link)

      expect(opened).toEqual([200, 200, 200, 200])
      const results = {
        claim: '/account/claim?status=complete&account_name=Ferrow',
        ownership: expect.stringMatching(/^\/account\/claim\?status=complete/) as string,
        address: link,
        undo: link,
        passkey: '/settings/account',
      }
      expect([confirmed.status, location(confirmed)]).toEqual([303, results[kind]])
      expect(await again.text()).not.toContain('<form')
    },
  )
})

describe('handing an account over', () => {
  const platform = aPlatform()

  it('signs the former owner out everywhere at once, sockets too', async () => {
    const [owner, elsewhere] = [platform.browser(), platform.browser()]
    await owner.signInTo('issuer@capstan.test')
    await elsewhere.signInTo('issuer@capstan.test')
    const socket = await aSocket(platform.url, { headers: { cookie: elsewhere.cookie } })

    const { data } = await owner.graphql(
      `mutation { transferOwnership(input: { email: "issuer-admin@capstan.test" }) { usersAccount { role } } }`,
    )

    expect(data?.transferOwnership).toEqual({ usersAccount: { role: 'account_owner' } })
    expect((await owner.graphql('{ __typename }')).status).toBe(401)
    expect((await elsewhere.graphql('{ __typename }')).status).toBe(401)
    expect(await socket.closed).toBe(4401)
    await owner.signInTo('issuer@capstan.test')
    const { data: after } = await owner.graphql('{ getUsersData { userAccount { role } } }')
    // proves DELEG-009, DELEG-010
    expect(after?.getUsersData).toEqual({ userAccount: { role: 'account_admin' } })
  })

  it('and suspending a delegate takes their access away at once', async () => {
    const [owner, delegate] = [platform.browser(), platform.browser()]
    await owner.signInTo('issuer-admin@capstan.test')
    await delegate.signInTo('issuer-viewer@capstan.test')
    const socket = await aSocket(platform.url, { headers: { cookie: delegate.cookie } })
    const id = await platform.value(
      `select users_accounts.id from app_public.users_accounts join app_public.users on users.id = user_id
       where account_id = $1 and emails @> array['issuer-viewer@capstan.test']`,
      [accountIds.halden],
    )

    const { errors } = await owner.graphql(
      `mutation { updateUsersAccountById(input: { id: "${id}", patch: { status: "suspended" } }) { clientMutationId } }`,
    )

    expect(errors).toBeUndefined()
    expect(await socket.closed).toBe(4403)
    const named = await delegate.graphql('{ __typename }', { account: accountIds.halden })
    expect(named.errors?.[0]?.extensions.code).toBe('delegate_suspended')
    const picked = await delegate.visit(`/authenticate/role/${accountIds.halden}`)
    // proves DELEG-012
    expect(picked.headers.get('location')).toBe('/account-role')
  })
})
