import { usersDataQuery } from '@capstan/sdk-core/accounts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSession } from './startSession'
import { tabAccount } from './tabAccount'

const account = {
  __typename: 'Account',
  id: 'a-1',
  name: 'Maren Okafor',
  type: 'investor',
  slug: null,
  setup: true,
  email: 'investor@capstan.test',
  contactName: 'Maren Okafor',
}
const user = { __typename: 'User', id: 'u-1', firstName: 'Maren', lastName: 'Okafor', emails: [] }
const link = { __typename: 'UsersAccount', id: 'l-1', role: 'account_owner', status: 'active' }

const answer = (usersData: object) => ({ data: { __typename: 'Query', getUsersData: usersData } })
const refusal = (code: string) => ({ errors: [{ message: 'Refused', extensions: { code } }] })

/** A platform that gives one answer, and remembers for which accounts it was asked. */
function platform(body: object, status = 200) {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('x-capstan-account'))
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return asked
}

const start = (signedIn = true) => startSession({ signedIn, onSignedOut })
const onSignedOut = vi.fn()

beforeEach(() => {
  sessionStorage.clear()
  onSignedOut.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('startSession', () => {
  it('acts for the account chosen at sign-in, and keeps it for the tab', async () => {
    const asked = platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))

    const { capstan, visitor } = await start()

    expect(asked).toEqual([null])
    expect(visitor).toMatchObject({ status: 'acting', account: { id: 'a-1' }, role: 'account_owner' })
    expect(capstan.account).toBe('a-1')
    expect(tabAccount.read()).toBe('a-1')
  })

  it('forgets what another person typed in this tab, and keeps what the same person did', async () => {
    platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))
    await start()
    sessionStorage.setItem('capstan:draft:a-1:form', '{}')
    await start()
    expect(sessionStorage.getItem('capstan:draft:a-1:form')).not.toBeNull()

    platform(answer({ __typename: 'UsersDatum', user: { ...user, id: 'u-2' }, account, userAccount: link }))
    await start()

    expect(sessionStorage.getItem('capstan:draft:a-1:form')).toBeNull()
  })

  it('is asked once who is signed in, though the account has a name only after the answer', async () => {
    const asked = platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))

    const { capstan } = await start()
    const { account: known } = usersDataQuery(capstan).select(
      await capstan.queryClient.fetchQuery(usersDataQuery(capstan)),
    )

    expect(known).toMatchObject({ id: 'a-1', name: 'Maren Okafor' })
    expect(asked).toEqual([null])
  })

  it('loses no session for a visitor: a request that was sent early may be refused late', async () => {
    platform(refusal('unauthenticated'), 401)

    const { capstan, visitor } = await start()
    await capstan.queryClient.fetchQuery(usersDataQuery(capstan)).catch(() => undefined)

    expect(visitor).toEqual({ status: 'anonymous' })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('keeps acting for the account of the tab, also if another tab has chosen another since', async () => {
    tabAccount.keep('a-1')
    const asked = platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))

    await startSession({ signedIn: true, account: 'a-2', onSignedOut })

    expect(asked).toEqual(['a-1'])
  })

  it('names the account chosen at sign-in from the first request on, so that the page asks beside it', async () => {
    const asked = platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))
    const onInstance = vi.fn(() => expect(asked).toEqual([]))

    const { capstan } = await startSession({ signedIn: true, account: 'a-1', onInstance, onSignedOut })

    expect(onInstance).toHaveBeenCalledExactlyOnceWith(capstan)
    expect(asked).toEqual(['a-1'])
  })

  it('is undecided while no account is chosen', async () => {
    platform(answer({ __typename: 'UsersDatum', user, account: null, userAccount: null }))

    expect((await start()).visitor).toEqual({ status: 'undecided' })
  })

  it('forgets an account that is no longer available, so that another can be chosen', async () => {
    tabAccount.keep('gone')
    platform(refusal('account_not_available'))

    const { capstan, visitor } = await start()

    expect(visitor).toEqual({ status: 'undecided' })
    expect(capstan.account).toBeUndefined()
    expect(tabAccount.read()).toBeUndefined()
  })

  it('reports a suspended delegate', async () => {
    platform(refusal('delegate_suspended'))

    expect((await start()).visitor).toEqual({ status: 'suspended' })
  })

  it('reports a suspended account', async () => {
    platform(refusal('account_suspended'))

    expect((await start()).visitor).toEqual({ status: 'account-suspended' })
  })

  it('reports the end of a session, once it had begun', async () => {
    platform(answer({ __typename: 'UsersDatum', user, account, userAccount: link }))
    const { capstan } = await start()
    expect(onSignedOut).not.toHaveBeenCalled()

    platform(refusal('unauthenticated'), 401)
    await capstan.client.post('/api/v2/integration/docusign-link', {}).catch(() => undefined)

    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('asks no user for their identity where the browser has no session', async () => {
    const asked = platform(refusal('unauthenticated'), 401)

    expect((await start(false)).visitor).toEqual({ status: 'anonymous' })
    expect(asked).toEqual([])
  })

  it('fails when the platform fails', async () => {
    platform(refusal('internal'))

    await expect(start()).rejects.toMatchObject({ code: 'internal' })
  })
})
