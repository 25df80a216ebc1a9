import { expect, it } from 'vitest'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const add = `mutation ($input: MakeDelegateInput!) { makeDelegate(input: $input) {
  usersAccount { id role status userByUserId { firstName lastName status emails } } } }`
const edit = `mutation ($id: UUID!, $patch: UsersAccountPatch!) {
  updateUsersAccountById(input: { id: $id, patch: $patch }) { usersAccount { role status } } }`
const transfer = `mutation ($email: String!) { transferOwnership(input: { email: $email }) {
  usersAccount { role status userId } } }`
const list = `query ($id: UUID!) { allUsersAccounts(condition: { accountId: $id }, orderBy: ROLE_DESC) {
  nodes { role status userByUserId { firstName lastName status emails } } } }`

const aPerson = (email: string, role = 'account_viewer') => ({
  input: { email, firstName: 'Rhea', lastName: 'Ostrander', role },
})

async function outboxOf(database: TestDatabase, email: string) {
  return database.rows<{ subject: string; html: string }>(
    'select subject, html from app_private.outbox where to_email = $1 order by id',
    [email],
  )
}

async function ownersOf(database: TestDatabase, accountId: string) {
  const owners = await database.rows<{ user_id: string }>(
    `select user_id from app_public.users_accounts where account_id = $1 and role = 'account_owner'`,
    [accountId],
  )
  return owners.map(({ user_id }) => user_id)
}

onEveryEngine('delegates', (database) => {
  it('are added by email: a new person is invited and receives a mail', async () => {
    const owner = await anInvestor(database, { type: 'issuer' })
    const { data } = await database.ask(owner, add, aPerson(' Rhea@Ostrander.example '))

    expect(data?.makeDelegate).toMatchObject({
      usersAccount: {
        role: 'account_viewer',
        status: 'active',
        userByUserId: {
          firstName: 'Rhea',
          lastName: 'Ostrander',
          status: 'invited',
          emails: ['rhea@ostrander.example'],
        },
      },
    })
    const { data: all } = await database.ask(owner, list, { id: owner.accountId })
    expect(all?.allUsersAccounts).toMatchObject({
      nodes: expect.arrayContaining([
        expect.objectContaining({ role: 'account_owner' }),
        expect.objectContaining({ role: 'account_viewer', status: 'active' }),
      ]) as object[],
    })
    // proves CALL-009, CALL-010, DELEG-012, ENTITY-004
    expect(await outboxOf(database, 'rhea@ostrander.example')).toMatchObject([
      {
        subject: 'You can act for Ida Test',
        // Its role, and who gave it.
        html: expect.stringContaining('has made you a viewer of Ida Test') as string,
      },
    ])
  })

  it('become active when they first sign in', async () => {
    const owner = await anInvestor(database)
    await database.ask(owner, add, aPerson('first@ostrander.example'))

    await database.rows(`select app_private.sign_in('FIRST@ostrander.example')`)

    expect(
      await database.rows(
        `select status from app_public.users where emails @> array['first@ostrander.example']`,
      ),
    ).toEqual([{ status: 'active' }])
  })

  it('are shown as they were invited until they choose the account, which opens nothing to them before', async () => {
    const [owner, known] = [await anInvestor(database), await anInvestor(database)]
    const email = `${known.userId}@example.com`
    const invited = { firstName: 'Rhea', lastName: 'Ostrander', status: 'invited', emails: [email] }
    const seen = async () => {
      const { data } = await database.ask(owner, list, { id: owner.accountId })
      return (data?.allUsersAccounts as { nodes: { role: string; userByUserId: object }[] }).nodes.find(
        ({ role }) => role === 'account_admin',
      )?.userByUserId
    }
    const acting = { userId: known.userId, accountId: owner.accountId }
    const { data } = await database.ask(owner, add, aPerson(email, 'account_admin'))

    expect(data?.makeDelegate).toMatchObject({
      usersAccount: { role: 'account_admin', userByUserId: invited },
    })
    expect(await seen()).toEqual(invited)
    expect(
      (await database.ask(acting, add, aPerson('z@ostrander.example'))).errors?.[0]?.extensions.code,
    ).toBe('account_not_available')
    const { data: mine } = await database.ask(
      known,
      `{ getUsersData { user { firstName usersAccountsByUserId { totalCount } } } }`,
    )
    expect(mine?.getUsersData).toEqual({
      user: { firstName: 'Ida', usersAccountsByUserId: { totalCount: 2 } },
    })

    await database.rows('select app_private.join_account($1, $2)', [known.userId, owner.accountId])
    expect(await seen()).toEqual({ firstName: 'Ida', lastName: 'Test', status: 'active', emails: [email] })
    expect((await database.ask(acting, add, aPerson('z@ostrander.example'))).errors).toBeUndefined()
  })

  it('who were invited by two of their addresses are one once they come', async () => {
    const [owner, known] = [await anInvestor(database), await anInvestor(database)]
    const [first, second] = [`${known.userId}@example.com`, `second-${known.userId}@example.com`]
    await database.rows('update app_public.users set emails = emails || $2::text where id = $1', [
      known.userId,
      second,
    ])
    for (const email of [first, second])
      expect((await database.ask(owner, add, aPerson(email))).errors).toBeUndefined()
    const count = () =>
      database.rows('select from app_public.users_accounts where account_id = $1', [owner.accountId])
    expect(await count()).toHaveLength(3)

    await database.rows('select app_private.join_account($1, $2)', [known.userId, owner.accountId])
    expect(await count()).toHaveLength(2)
  })

  it('are added once, known or not', async () => {
    const [owner, known] = [await anInvestor(database), await anInvestor(database)]
    const email = `${known.userId}@example.com`

    expect((await database.ask(owner, add, aPerson(email, 'account_admin'))).errors).toBeUndefined()
    const { errors } = await database.ask(owner, add, aPerson(email))
    expect(errors?.[0]).toMatchObject({
      message: 'This person is a delegate already.',
      extensions: { code: 'already_delegate' },
    })
  })

  it.each([
    [{ firstName: ' ' }, { firstName: 'First name is required.' }],
    [{ lastName: '' }, { lastName: 'Last name is required.' }],
    [{ email: 'unknown' }, { email: 'Email is required.' }],
    [{ role: '' }, { role: 'Role is required.' }],
    [{ role: 'account_owner' }, { role: 'Role is required.' }],
  ])('are refused with %j', async (changes, fields) => {
    const owner = await anInvestor(database)
    const { input } = aPerson('x@ostrander.example')
    const { errors } = await database.ask(owner, add, { input: { ...input, ...changes } })
    // proves DELEG-013
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'invalid_input', details: { fields } })
  })

  it('get another role or status; a suspended delegate can no longer act for the account', async () => {
    const owner = await anInvestor(database)
    const delegate = await aDelegate(database, owner.accountId)

    const patch = { role: 'account_viewer', status: 'suspended' }
    const { data } = await database.ask(owner, edit, { id: delegate.linkId, patch })
    expect(data?.updateUsersAccountById).toEqual({ usersAccount: patch })

    const { errors } = await database.ask(delegate, add, aPerson('y@ostrander.example'))
    // proves CALL-011
    expect(errors?.[0]?.extensions.code).toBe('delegate_suspended')
    expect(await outboxOf(database, delegate.email)).toEqual([
      {
        subject: 'Your access to Ida Test was suspended',
        html: expect.stringContaining('Ida Test has suspended your access to Ida Test.') as string,
      },
    ])
  })

  it('who own the account are not edited, and editing makes no delegate the owner', async () => {
    const owner = await anInvestor(database)
    const admin = await aDelegate(database, owner.accountId)
    const [link] = await database.rows<{ id: string }>(
      'select id from app_public.users_accounts where user_id = $1 and account_id = $2',
      [owner.userId, owner.accountId],
    )
    const attempts: [Actor, string | undefined, object][] = [
      [admin, link?.id, { status: 'suspended' }],
      [owner, link?.id, { role: 'account_viewer' }],
      [owner, admin.linkId, { role: 'account_owner' }],
    ]
    for (const [actor, id, patch] of attempts) {
      const { errors } = await database.ask(actor, edit, { id, patch })
      expect(errors?.[0]?.extensions.code).toBe('owner_fixed')
    }
    // proves DELEG-006
    expect(await ownersOf(database, owner.accountId)).toEqual([owner.userId])
  })

  it('leave no account without an active owner, for every writer', async () => {
    const owner = await anInvestor(database)
    for (const write of [
      `update app_public.users_accounts set status = 'suspended' where user_id = $1`,
      `update app_public.users_accounts set role = 'account_admin' where user_id = $1`,
      `delete from app_public.users_accounts where user_id = $1`,
    ]) {
      await expect(database.rows(write, [owner.userId])).rejects.toThrow(
        'An account must have an active owner. Transfer the ownership to another person first.',
      )
    }
  })

  it('of other accounts are not there', async () => {
    const [owner, other] = [await anInvestor(database), await anInvestor(database)]
    const delegate = await aDelegate(database, other.accountId)
    const { data } = await database.ask(owner, edit, {
      id: delegate.linkId,
      patch: { status: 'suspended' },
    })
    expect(data?.updateUsersAccountById ?? null).toBeNull()
    const { data: none } = await database.ask(owner, list, { id: other.accountId })
    expect(none?.allUsersAccounts).toEqual({ nodes: [] })
  })
})

onEveryEngine('transferOwnership', (database) => {
  const sessionsOf = (userId: string) =>
    database.rows('select from app_private.sessions where user_id = $1', [userId])

  async function aSession(userId: string) {
    await database.rows(
      `insert into app_private.sessions (token_hash, user_id, kind, expires_at)
       values (sha256(convert_to($1::text, 'UTF8')), $2, 'cookie', app_private.now() + interval '1 hour')`,
      [`session of ${userId}`, userId],
    )
  }

  it('makes a delegate the owner and the former owner an admin who signs in again', async () => {
    const owner = await anInvestor(database)
    const delegate = await aDelegate(database, owner.accountId, { role: 'account_viewer' })
    await aSession(owner.userId)

    const { data } = await database.ask(owner, transfer, { email: delegate.email.toUpperCase() })

    expect(data?.transferOwnership).toEqual({
      usersAccount: { role: 'account_owner', status: 'active', userId: delegate.userId },
    })
    expect(await ownersOf(database, owner.accountId)).toEqual([delegate.userId])
    expect(await sessionsOf(owner.userId)).toEqual([])
    const { errors } = await database.ask(owner, transfer, { email: delegate.email })
    // proves CALL-012, DELEG-009, DELEG-010
    expect(errors?.[0]?.message).toBe('Operation not allowed')
  })

  it('offers the account by mail to a delegate who has not come yet', async () => {
    const owner = await anInvestor(database)
    await database.ask(owner, add, aPerson('absent@example.org', 'account_admin'))
    const { data } = await database.ask(owner, transfer, { email: 'absent@example.org' })

    expect(data?.transferOwnership).toEqual({ usersAccount: null })
    expect(await ownersOf(database, owner.accountId)).toEqual([owner.userId])
  })

  it('offers the account by mail to another person, who becomes owner on accepting', async () => {
    const owner = await anInvestor(database)
    await aSession(owner.userId)
    const { data } = await database.ask(owner, transfer, { email: 'heir@example.org' })

    expect(data?.transferOwnership).toEqual({ usersAccount: null })
    expect(await ownersOf(database, owner.accountId)).toEqual([owner.userId])
    expect(await sessionsOf(owner.userId)).toHaveLength(1)

    const [mail] = await outboxOf(database, 'heir@example.org')
    const token = /token=([\da-f]+)/.exec(mail?.html ?? '')?.[1]
    expect(await database.rows('select status from app_private.confirm_link($1, null)', [token])).toEqual([
      { status: 'complete' },
    ])
    const [heir] = await ownersOf(database, owner.accountId)
    expect(heir).not.toBe(owner.userId)
    expect(await sessionsOf(owner.userId)).toEqual([])
  })

  it('withdraws an offer with the next one, and with a transfer to another person', async () => {
    const owner = await anInvestor(database)
    const delegate = await aDelegate(database, owner.accountId)
    const open = async (email: string) => {
      const [mail] = await outboxOf(database, email)
      const token = /token=([\da-f]+)/.exec(mail?.html ?? '')?.[1]
      const [opened] = await database.rows('select status from app_private.confirm_link($1, null)', [token])
      return opened
    }
    await database.ask(owner, transfer, { email: 'one@example.org' })
    await database.ask(owner, transfer, { email: 'two@example.org' })
    expect(await open('one@example.org')).toEqual({ status: 'invalid-token' })

    await database.ask(owner, transfer, { email: delegate.email })
    expect(await open('two@example.org')).toEqual({ status: 'invalid-token' })
    expect(await ownersOf(database, owner.accountId)).toEqual([delegate.userId])
  })

  it('makes no offer valid for a person who was suspended since, or from an owner who may no longer sign in', async () => {
    const owner = await anInvestor(database)
    const heir = await anInvestor(database)
    const address = `${heir.userId}@example.com`
    await database.ask(owner, transfer, { email: address })
    const [mail] = await outboxOf(database, address)
    const token = /token=([\da-f]+)/.exec(mail?.html ?? '')?.[1]
    const confirm = async () => {
      const [link] = await database.rows<{ status: string }>(
        'select status from app_private.confirm_link($1, $2)',
        [token, heir.userId],
      )
      return link?.status
    }
    await database.rows(
      `insert into app_public.users_accounts (user_id, account_id, role, status)
       values ($1, $2, 'account_viewer', 'suspended')`,
      [heir.userId, owner.accountId],
    )
    expect(await confirm()).toBe('invalid-token')

    await database.rows(`update app_public.users_accounts set status = 'active' where user_id = $1`, [
      heir.userId,
    ])
    await database.rows(`update app_public.users set status = 'inactive' where id = $1`, [owner.userId])
    expect(await confirm()).toBe('invalid-token')

    await database.rows(`update app_public.users set status = 'active' where id = $1`, [owner.userId])
    expect(await confirm()).toBe('complete')
    expect(await ownersOf(database, owner.accountId)).toEqual([heir.userId])
  })

  it.each([
    ['unknown', 'A valid email is required.'],
    ['', 'A valid email is required.'],
  ])('refuses the e-mail %j', async (email, message) => {
    const owner = await anInvestor(database)
    const { errors } = await database.ask(owner, transfer, { email })
    expect(errors?.[0]).toMatchObject({ message, extensions: { details: { fields: { email: message } } } })
  })

  it('refuses oneself and a suspended delegate', async () => {
    const owner = await anInvestor(database)
    const suspended = await aDelegate(database, owner.accountId, { status: 'suspended' })
    for (const [email, message] of [
      [`${owner.userId}@example.com`, 'You own this account already.'],
      [suspended.email, 'This delegate is suspended.'],
    ]) {
      expect((await database.ask(owner, transfer, { email })).errors?.[0]?.message).toBe(message)
    }
  })
})

onPostgres('two at once', (database) => {
  it('of twenty transfers at once one makes an owner, and the others are refused', async () => {
    const owner = await anInvestor(database)
    const delegates = await Promise.all(
      Array.from({ length: 20 }, () => aDelegate(database, owner.accountId)),
    )

    const answers = await Promise.all(delegates.map(({ email }) => database.ask(owner, transfer, { email })))

    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ errors }) => errors?.[0]?.message ?? []))).toEqual(
      new Set(['Operation not allowed']),
    )
    expect(await ownersOf(database, owner.accountId)).toHaveLength(1)
  })

  it('one new person is invited, by however many accounts', async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, () => anInvestor(database)))

    const answers = await Promise.all(
      owners.map((owner) => database.ask(owner, add, aPerson('wanted@example.org'))),
    )

    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([])
    expect(
      await database.rows(`select from app_public.users where emails @> array['wanted@example.org']`),
    ).toHaveLength(1)
  })
})
