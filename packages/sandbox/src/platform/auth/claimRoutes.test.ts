import { describe, expect, it } from 'vitest'
import { accountIds } from '../../../seed/ids.ts'
import { aPlatform } from '../../testing/aPlatform.ts'
import { aSocket } from '../../testing/aSocket.ts'

describe('a mailed link', () => {
  const platform = aPlatform()

  const linkTo = async (email: string) => {
    const html = await platform.value(
      'select html from app_private.outbox where to_email = $1 order by id desc limit 1',
      [email],
    )
    return /href="([^"]+)"/.exec(html)?.[1] ?? ''
  }

  /** Follows a link of a mail: from no page, as a browser says. */
  const follow = async (path: string) =>
    (await platform.browser().visit(path, { 'sec-fetch-site': 'none' })).headers.get('location')

  it.each([
    ['/authenticate/claim', 'no-token'],
    ['/authenticate/claim?token=', 'no-token'],
    ['/authenticate/claim?token=x', 'invalid-token'],
    [`/authenticate/claim?token=${'0'.repeat(64)}`, 'invalid-token'],
    ['/authenticate/claim?token=a&token=b', 'no-token'],
  ])('%s leads to the status %s [CLAIM-002] [CLAIM-006] [CLAIM-009]', async (path, status) => {
    expect(await follow(path)).toBe(`/account/claim?status=${status}`)
  })

  it('is opened from the outbox once; then the account may be chosen [CLAIM-001] [CLAIM-010] [CLAIM-012]', async () => {
    const link = await linkTo('harriet.oyelaran@example.com')

    expect(await follow(link)).toBe('/account/claim?status=complete&account_name=Harriet+Oyelaran')
    expect(await follow(link)).toBe('/account/claim?status=used')

    const browser = platform.browser()
    await browser.signInTo('harriet.oyelaran@example.com', 'investor')
    const { data } = await browser.graphql('{ getUsersData { account { name } userAccount { role } } }')
    expect(data?.getUsersData).toEqual({
      account: { name: 'Harriet Oyelaran' },
      userAccount: { role: 'account_owner' },
    })
  })

  it('is not used up by fetching it ahead of time', async () => {
    const link = await linkTo('office@saltmarsh.example')
    const browser = platform.browser()
    expect((await browser.visit(link, { 'sec-purpose': 'prefetch' })).status).toBe(204)
    expect((await browser.ask(link, { method: 'HEAD' })).status).not.toBe(302)
    expect(await follow(link)).toContain('status=complete')
  })

  it('that has run out can be sent again [CLAIM-007] [CALL-018]', async () => {
    const browser = platform.browser()
    await browser.signInTo('broker@capstan.test')
    await browser.graphql(
      `mutation { makeIssuerAccount(input: { companyName: "Ferrow", companyEmail: "office@ferrow.example" }) { clientMutationId } }`,
    )
    const link = await linkTo('office@ferrow.example')
    await platform.value(
      `update app_private.mail_links set expires_at = app_private.now(), sent_on = sent_on - interval '7 days' where email = 'office@ferrow.example'`,
    )
    const expired = (await follow(link)) ?? ''
    const id = /^\/account\/claim\?status=expired-token&email_id=([\da-f-]{36})$/.exec(expired)?.[1]

    const { errors } = await browser.graphql(
      `mutation { resendEmail(input: { id: "${id}" }) { clientMutationId } }`,
    )

    expect(errors).toBeUndefined()
    expect(await follow(await linkTo('office@ferrow.example'))).toContain('status=complete')
  })

  it('invites somebody who then signs in by their address', async () => {
    const browser = platform.browser()
    await browser.signInTo('issuer@capstan.test')
    await browser.graphql(
      `mutation { makeDelegate(input: { email: "zoe@new.example", firstName: "Zoe", lastName: "Lark", role: "account_admin" }) { clientMutationId } }`,
    )
    expect(await linkTo('zoe@new.example')).toBe('/login')

    const zoe = platform.browser()
    expect(await zoe.signInTo('zoe@new.example')).toBe(accountIds.halden)
  })
})

describe('handing an account over', () => {
  const platform = aPlatform()

  it('signs the former owner out everywhere at once, sockets too [DELEG-009] [DELEG-010]', async () => {
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
    expect(after?.getUsersData).toEqual({ userAccount: { role: 'account_admin' } })
  })

  it('and suspending a delegate takes their access away at once [DELEG-012]', async () => {
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
    expect(picked.headers.get('location')).toBe('/account-role')
  })
})
