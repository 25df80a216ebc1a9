import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../../seed/ids.ts'
import { seedId } from '../../../../seed/seedId.ts'
import { anInvestor } from '../../../testing/accounts/anInvestor.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'

const me = `{ getUsersData {
  user { id firstName lastName emails pendingTermsOfService { id type }
    usersAccountsByUserId { nodes { role status accountByAccountId { name type setup } } } }
  account { id name } userAccount { role status }
} }`

interface Delegate {
  place: number | null
  userByUserId: { id: string } | null
}

onEveryEngine('people', (database) => {
  it('read their own user and their current account', async () => {
    const { data } = await database.ask({ userId: userIds.investor, accountId: accountIds.maren }, me)
    expect(data?.getUsersData).toMatchObject({
      user: {
        firstName: 'Maren',
        lastName: 'Okafor',
        emails: ['investor@capstan.test'],
        pendingTermsOfService: null,
      },
      account: { id: accountIds.maren, name: 'Maren Okafor' },
      userAccount: { role: 'account_owner', status: 'active' },
    })
  })

  it('belong to a dozen accounts of every kind, and act for none at first', async () => {
    const { data } = await database.ask({ userId: userIds.many, accountId: null }, me)
    const { user, account } = data?.getUsersData as {
      user: { usersAccountsByUserId: { nodes: object[] } }
      account: null
    }
    expect(account).toBeNull()
    expect(user.usersAccountsByUserId.nodes).toHaveLength(12)
    expect(user.usersAccountsByUserId.nodes).toContainEqual({
      role: 'account_owner',
      status: 'suspended',
      accountByAccountId: { name: 'Tidewater Timber Fund I, LP', type: 'issuer', setup: true },
    })
  })

  it('learn which of their accounts one is, by its name, and nothing of other people’s', async () => {
    const places = `{ getUsersData { userAccount { place }
      user { usersAccountsByUserId { nodes { place accountByAccountId { name } } } } } }`
    const { data } = await database.ask({ userId: userIds.many, accountId: accountIds.halden }, places)
    const { user, userAccount } = data?.getUsersData as {
      user: { usersAccountsByUserId: { nodes: { place: number; accountByAccountId: { name: string } }[] } }
      userAccount: { place: number }
    }
    const names = user.usersAccountsByUserId.nodes
      .sort((one, other) => one.place - other.place)
      .map(({ accountByAccountId: { name } }) => name)
    expect(names).toEqual([...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)))
    expect(names[userAccount.place]).toBe('Halden Biologics, Inc.')

    const people = `{ accountById(id: "${accountIds.halden}") {
      usersAccountsByAccountId { nodes { place userByUserId { id } } } } }`
    const { data: team } = await database.ask({ userId: userIds.many, accountId: accountIds.halden }, people)
    const { nodes } = (team?.accountById as { usersAccountsByAccountId: { nodes: Delegate[] } })
      .usersAccountsByAccountId
    expect(nodes.length).toBeGreaterThan(1)
    for (const { place, userByUserId } of nodes)
      expect(place === null).toBe(userByUserId?.id !== userIds.many)
  })

  it('do not act for an account that they do not belong to', async () => {
    const { data } = await database.ask({ userId: userIds.investor, accountId: accountIds.halden }, me)
    expect(data?.getUsersData).toMatchObject({ account: null, userAccount: null })
  })

  it('accept the newest terms once', async () => {
    const person = { userId: userIds.terms, accountId: null }
    const pending = async () => {
      const { data } = await database.ask(person, me)
      return (data?.getUsersData as { user: { pendingTermsOfService: object | null } }).user
        .pendingTermsOfService
    }
    expect(await pending()).toEqual({ id: seedId('terms:2'), type: 'html' })
    const accept = (termsId: string, extra = {}) =>
      database.ask(
        { ...person, ...extra },
        `mutation ($termsId: UUID) { acceptTerms(input: { termsId: $termsId }) { termsOfService { id } } }`,
        { termsId },
      )
    const unknown = await accept(seedId('terms:none'))
    expect(unknown.errors?.[0]?.extensions.code).toBe('not_found')
    for (const _again of [1, 2]) {
      const { data } = await accept(seedId('terms:2'), { idempotencyKey: 'terms', operationBodyHash: 'same' })
      expect(data?.acceptTerms).toEqual({ termsOfService: { id: seedId('terms:2') } })
    }
    expect(await pending()).toBeNull()
  })

  it('do not see the pending terms of other users', async () => {
    const newcomer = await anInvestor(database)
    await database.rows(
      `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_admin')`,
      [userIds.investor, newcomer.accountId],
    )
    const { data } = await database.ask(
      { userId: userIds.investor, accountId: newcomer.accountId },
      `query ($id: UUID!) { userById(id: $id) { firstName pendingTermsOfService { id } } }`,
      { id: newcomer.userId },
    )
    expect(data?.userById).toEqual({ firstName: 'Ida', pendingTermsOfService: null })
  })
})
