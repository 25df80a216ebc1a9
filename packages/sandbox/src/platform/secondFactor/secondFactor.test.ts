import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { askToWithdraw } from '../../testing/investments/changeInvestment.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import {
  askToMakeKey,
  askToRevokeKey,
  askToRotateKey,
  askToUpdateKey,
  makeKey,
} from '../../testing/embedKeys.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const transfer = `mutation ($email: String!) { transferOwnership(input: { email: $email }) { clientMutationId } }`
const set = `mutation ($required: Boolean!) { setSecondFactor(input: { required: $required }) { securitySetting { requiresSecondFactor } } }`
const remove = `mutation ($id: UUID!) { removePasskey(input: { id: $id }) { passkey { id } } }`
const rename = `mutation ($id: UUID!, $name: String!) { renamePasskey(input: { id: $id, name: $name }) { passkey { name } } }`

/** The actor with a session of their own. */
async function signedIn<Who extends Actor>(
  database: TestDatabase,
  actor: Who,
): Promise<Who & { sessionId: string }> {
  const [session] = await database.rows<{ id: string }>(
    `insert into app_private.sessions (token_hash, user_id, kind, expires_at)
     values (sha256(convert_to($1::text, 'UTF8')), $2, 'cookie', app_private.now() + interval '1 hour') returning id`,
    [randomUUID(), actor.userId],
  )
  return { ...actor, sessionId: session?.id ?? '' }
}

async function aPasskeyOf(database: TestDatabase, { userId }: Actor): Promise<string> {
  const [passkey] = await database.rows<{ id: string }>(
    `insert into app_public.passkeys (user_id, name) values ($1, 'Key') returning id`,
    [userId],
  )
  await database.rows(
    `insert into app_private.passkey_secrets (passkey_id, credential_id, public_key) values ($1, $2, '')`,
    [passkey?.id, randomUUID()],
  )
  return passkey?.id ?? ''
}

const confirm = (database: TestDatabase, { sessionId }: { sessionId: string }) =>
  database.rows(
    `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes' where id = $1`,
    [sessionId],
  )

const expire = (database: TestDatabase, { sessionId }: { sessionId: string }) =>
  database.rows(`update app_private.sessions set confirmed_until = app_private.now() where id = $1`, [
    sessionId,
  ])

const requireSecondFactor = (database: TestDatabase, accountId: string) =>
  database.rows(
    `insert into app_public.security_settings (account_id, requires_second_factor) values ($1, true)`,
    [accountId],
  )

const anEmail = () => `${randomUUID()}@odd.example`

onEveryEngine('an account that requires a second factor', (database) => {
  it('passes its ownership on only once the session was confirmed, for five minutes', async () => {
    const owner = await signedIn(database, await anInvestor(database))
    await requireSecondFactor(database, owner.accountId)

    const refused = await database.ask(owner, transfer, { email: anEmail() })
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Confirm this with your passkey: the account requires a second factor.',
      extensions: { code: 'second_factor_required', details: { hasPasskey: false } },
    })
    await aPasskeyOf(database, owner)
    expect((await database.ask(owner, transfer, { email: anEmail() })).errors?.[0]?.extensions).toMatchObject(
      {
        details: { hasPasskey: true },
      },
    )

    await confirm(database, owner)
    expect((await database.ask(owner, transfer, { email: anEmail() })).errors).toBeUndefined()
    // A confirmation is of one session: another of the same person is asked again, and so is this one later.
    const elsewhere = await signedIn(database, owner)
    expect(codeOf(await database.ask(elsewhere, transfer, { email: anEmail() }))).toBe(
      'second_factor_required',
    )
    await expire(database, owner)
    expect(codeOf(await database.ask(owner, transfer, { email: anEmail() }))).toBe('second_factor_required')
  })

  it('makes, changes and rotates no secret key before; ending one never waits', async () => {
    const vendor = await aVendor(database)
    const owner = await signedIn(database, vendor.as())
    const { embedKey } = await makeKey(database, owner)
    await requireSecondFactor(database, vendor.accountId)

    const tries = [
      () => askToMakeKey(database, owner, { name: 'Other' }),
      () => askToUpdateKey(database, owner, embedKey.id, { name: 'Renamed' }),
      () => askToRotateKey(database, owner, embedKey.id),
    ]
    for (const attempt of tries) expect(codeOf(await attempt())).toBe('second_factor_required')
    await confirm(database, owner)
    for (const attempt of tries) expect(codeOf(await attempt())).toBeUndefined()
    await expire(database, owner)
    expect(codeOf(await askToRevokeKey(database, owner, embedKey.id))).toBeUndefined()
  })

  it('withdraws no investment before, by a vendor’s page either', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await requireSecondFactor(database, investor.accountId)
    const person = await signedIn(database, investor)

    for (const actor of [person, { ...person, sessionKind: 'embed' as const }, investor])
      expect(codeOf(await askToWithdraw(database, actor, distribution.id))).toBe('second_factor_required')
    await confirm(database, person)
    expect(
      codeOf(await askToWithdraw(database, { ...person, sessionKind: 'embed' }, distribution.id)),
    ).toBeUndefined()
  })

  it('signs nothing before, not with the link of a mail either', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['acknowledge'])
    const person = await signedIn(database, investor)
    const [envelope] = await database.rows<{ id: string }>(
      `insert into app_private.envelopes (account_id, step_id, about_step_id, invited_on)
       select owner_id, id, id, app_private.now() from app_public.steps
       where id = $1 returning id`,
      [steps[0]],
    )
    const sign = () =>
      database.rows(`select app_private.sign_envelope($1, 'file', '{"signedBy": "Ida"}')`, [envelope?.id])
    const isLocked = async () =>
      (
        await database.rows(
          'select app_private.is_locked(envelopes) as locked from app_private.envelopes where id = $1',
          [envelope?.id],
        )
      )[0]
    const unlock = (actor: Actor) => asPlatform(database, actor, steps[0])
    expect(await isLocked()).toEqual({ locked: false })
    await requireSecondFactor(database, investor.accountId)

    expect(await isLocked()).toEqual({ locked: true })
    await expect(sign()).rejects.toThrow('Open the documents from your step, signed in')
    await expect(unlock(person)).rejects.toThrow('Confirm this with your passkey')
    expect(await isLocked()).toEqual({ locked: true })
    await confirm(database, person)
    await unlock(person)
    expect(await isLocked()).toEqual({ locked: false })
  })

  it('asks no user of an account that does not require it', async () => {
    const owner = await signedIn(database, await anInvestor(database))
    expect((await database.ask(owner, transfer, { email: anEmail() })).errors).toBeUndefined()
  })

  it('is set only by its owner and admins who have a passkey and confirmed with it', async () => {
    const vendor = await aVendor(database)
    const [admin, viewer] = [
      await signedIn(database, vendor.as('account_admin')),
      await signedIn(database, vendor.as('account_viewer')),
    ]
    expect(codeOf(await database.ask(viewer, set, { required: true }))).toBe('not_allowed')
    expect((await database.ask(admin, set, { required: true })).errors?.[0]?.message).toBe(
      'Add a passkey first: you would be asked for one.',
    )
    await aPasskeyOf(database, admin)
    expect(codeOf(await database.ask(admin, set, { required: true }))).toBe('second_factor_required')
    await confirm(database, admin)
    expect(codeOf(await database.ask({ ...admin, sessionKind: 'embed' }, set, { required: true }))).toBe(
      'not_allowed',
    )
    expect((await database.ask(admin, set, { required: true })).data?.setSecondFactor).toEqual({
      securitySetting: { requiresSecondFactor: true },
    })
    await expire(database, admin)
    expect(codeOf(await database.ask(admin, set, { required: false }))).toBe('second_factor_required')
  })
})

const asOwner = async (database: TestDatabase) => {
  const vendor = await aVendor(database, 'broker')
  const owner = await signedIn(database, vendor.as())
  await requireSecondFactor(database, vendor.accountId)
  return { vendor, owner }
}

onEveryEngine('a stolen session of an account that requires a second factor', (database) => {
  const invite = `mutation ($email: String!) { makeDelegate(input: { email: $email, firstName: "E", lastName: "V", role: "account_admin" }) { clientMutationId } }`
  const promote = `mutation ($id: UUID!) { updateUsersAccountById(input: { id: $id, patch: { role: "account_admin" } }) { clientMutationId } }`
  const renameAccount = `mutation ($id: UUID!) { updateAccountById(input: { id: $id, patch: { name: "Evil" } }) { clientMutationId } }`
  const endOthers = `mutation { endOtherSessions(input: {}) { clientMutationId } }`
  const addAddress = `mutation ($email: String!) { addEmailAddress(input: { email: $email }) { clientMutationId } }`

  const placeOf = async ({ userId, accountId }: Actor) => {
    const [place] = await database.rows<{ id: string }>(
      'select id from app_public.users_accounts where user_id = $1 and account_id = $2',
      [userId, accountId],
    )
    return place?.id
  }

  it('makes no admin, and takes no way that ends in one', async () => {
    const { vendor, owner } = await asOwner(database)
    await aPasskeyOf(database, owner)
    const admin = await signedIn(database, vendor.as('account_admin'))
    const viewer = await placeOf(vendor.as('account_viewer'))

    const chain = (thief: Actor) =>
      [
        [invite, { email: anEmail() }],
        [promote, { id: viewer }],
        [set, { required: false }],
        [transfer, { email: anEmail() }],
        [renameAccount, { id: vendor.accountId }],
        [endOthers, {}],
        [addAddress, { email: anEmail() }],
      ].map(async ([document, variables]) =>
        codeOf(await database.ask(thief, String(document), variables as Record<string, unknown>)),
      )
    // The owner has a passkey; the admin has none, and may not transfer the ownership.
    expect(await Promise.all(chain(owner))).toEqual(Array(7).fill('second_factor_required'))
    expect(await Promise.all(chain(admin))).toEqual([
      ...Array<string>(3).fill('second_factor_required'),
      'not_allowed',
      ...Array<string>(3).fill('second_factor_required'),
    ])
    const [count] = await database.rows(
      `select count(*)::int as admins from app_public.users_accounts where account_id = $1 and role = 'account_admin'`,
      [vendor.accountId],
    )
    expect(count).toEqual({ admins: 1 })
  })

  it('enrols no passkey: the first one waits for a link mailed to the first address, which counts once, where it is opened', async () => {
    const { vendor, owner } = await asOwner(database)
    const admin = await signedIn(database, vendor.as('account_admin'))
    const here = await signedIn(database, admin)
    const add = (actor: Actor) =>
      asSession(database, actor, `select app_private.add_passkey('Key', $1, '', 0, '{}')`, [randomUUID()])
    const mail = (actor: Actor) =>
      asSession(database, actor, 'select app_private.mail_passkey_link() as email')
    await expect(add(admin)).rejects.toThrow('add your first passkey with the link that we mail to you')

    expect(await mail(admin)).toEqual([{ email: `${admin.userId}@vega.example` }])
    await expect(mail(here)).rejects.toThrow('This email was sent a moment ago.')
    const [sent] = await database.rows<{ html: string }>(
      `select html from app_private.outbox where to_email = $1 order by id desc limit 1`,
      [`${admin.userId}@vega.example`],
    )
    const token = /token=([\da-f]{64})/.exec(sent?.html ?? '')?.[1]
    const open = async (actor: Actor | undefined) =>
      (
        await database.rows<{ status: string }>('select status from app_private.confirm_link($1, $2, $3)', [
          token,
          actor?.userId ?? null,
          actor?.sessionId ?? null,
        ])
      )[0]?.status
    for (const stranger of [undefined, owner]) expect(await open(stranger)).toBe('not-receiver')
    expect(await open(here)).toBe('complete')

    // The session that asked is not the one in which the link was opened.
    await expect(add(admin)).rejects.toThrow('add your first passkey')
    await add(here)
    expect(codeOf(await database.ask(here, invite, { email: anEmail() }))).toBeUndefined()
    expect(codeOf(await database.ask(admin, invite, { email: anEmail() }))).toBe('second_factor_required')
    // A second passkey needs the first, and a link replaces none.
    await expect(add(admin)).rejects.toThrow('Confirm this with your passkey.')
    await expect(mail(admin)).rejects.toThrow('Confirm this with your passkey.')
  })

  it('takes no way by an account that the account manages', async () => {
    const { owner } = await asOwner(database)
    const [managed] = await database.rows<{ id: string }>(
      `insert into app_public.accounts (type, name) values ('issuer', 'Managed') returning id`,
    )
    await database.rows('insert into app_public.managed_accounts (account_id, entity_id) values ($1, $2)', [
      owner.accountId,
      managed?.id,
    ])
    const there = { ...owner, accountId: managed?.id ?? '' }

    expect(codeOf(await askToMakeKey(database, there))).toBe('second_factor_required')
    await confirm(database, owner)
    expect(codeOf(await askToMakeKey(database, there))).toBeUndefined()
  })

  it('changes no investment', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    await requireSecondFactor(database, investor.accountId)
    const person = await signedIn(database, investor)

    const change = `mutation ($id: UUID!) { investorChangeDistribution(input: { distributionId: $id, amount: "1" }) { clientMutationId } }`
    expect(codeOf(await database.ask(person, change, { id: distribution.id }))).toBe('second_factor_required')
  })

  it('is asked for nothing because of an account that only invited its person', async () => {
    const { owner } = await asOwner(database)
    await confirm(database, owner)
    const person = await signedIn(database, await anInvestor(database))
    const email = `${person.userId}@example.com`

    expect(codeOf(await database.ask(owner, invite, { email }))).toBeUndefined()
    expect(codeOf(await database.ask(person, endOthers, {}))).toBeUndefined()
  })
})

onEveryEngine('turning the requirement off', (database) => {
  it('is mailed to the owner and the admins, and turning it on or off again is not', async () => {
    const { vendor, owner } = await asOwner(database)
    await aPasskeyOf(database, owner)
    await confirm(database, owner)
    const mails = () =>
      database.rows(
        `select to_email, subject from app_private.outbox where to_email = any ($1) order by to_email`,
        [
          ['account_owner', 'account_admin', 'account_viewer'].map(
            (role) => `${vendor.as(role as 'account_owner').userId}@vega.example`,
          ),
        ],
      )

    await database.ask(owner, set, { required: true })
    expect(await mails()).toEqual([])
    for (const required of [false, false]) await database.ask(owner, set, { required })
    const subject = 'Vega broker requires no second factor any more'
    expect(await mails()).toEqual(
      [vendor.as(), vendor.as('account_admin')]
        .map(({ userId }) => ({ to_email: `${userId}@vega.example`, subject }))
        .toSorted((one, other) => (one.to_email < other.to_email ? -1 : 1)),
    )
  })
})

onEveryEngine('a passkey', (database) => {
  it('is seen, renamed and removed by its person alone, and removed once confirmed', async () => {
    const [person, other] = [
      await signedIn(database, await anInvestor(database)),
      await signedIn(database, await anInvestor(database)),
    ]
    const id = await aPasskeyOf(database, person)
    const list = '{ allPasskeys { nodes { id } } }'
    expect((await database.ask(other, list)).data?.allPasskeys).toEqual({ nodes: [] })
    expect((await database.ask({ ...person, sessionKind: 'embed' }, list)).data?.allPasskeys).toEqual({
      nodes: [],
    })
    expect((await database.ask(person, list)).data?.allPasskeys).toEqual({ nodes: [{ id }] })

    for (const [document, variables] of [
      [remove, { id }],
      [rename, { id, name: 'Mine' }],
    ] as const)
      expect(codeOf(await database.ask(other, document, variables))).toBe('not_found')
    expect((await database.ask(person, rename, { id, name: ' Mine ' })).data?.renamePasskey).toEqual({
      passkey: { name: 'Mine' },
    })
    expect(codeOf(await database.ask(person, rename, { id, name: ' ' }))).toBe('invalid_input')
    expect(codeOf(await database.ask(person, remove, { id }))).toBe('second_factor_required')
    await confirm(database, person)
    expect((await database.ask(person, remove, { id })).errors).toBeUndefined()
    expect((await database.ask(person, list)).data?.allPasskeys).toEqual({ nodes: [] })
  })
})

onEveryEngine('the mails one gets', (database) => {
  const choose = `mutation ($kind: String!, $isOn: Boolean!) { chooseMail(input: { kind: $kind, isOn: $isOn }) { mailChoice { kind isOn } } }`
  const send = (email: string, kind: string | null) =>
    database.rows(`select app_private.send_mail($1, 'ownerSubject', 'owner', '{}', '/', 'signIn', $2)`, [
      email,
      kind,
    ])
  const count = async (email: string) =>
    (await database.rows('select from app_private.outbox where to_email = $1', [email])).length

  it('are sent until their kind is turned off, and again once it is turned on; mandatory ones are always sent', async () => {
    const person = await anInvestor(database)
    const email = `${person.userId}@example.com`
    await send(email, 'offerings')
    expect(await count(email)).toBe(1)

    const off = await database.ask(person, choose, { kind: 'offerings', isOn: false })
    expect(off.data?.chooseMail).toEqual({ mailChoice: { kind: 'offerings', isOn: false } })
    await send(email.toUpperCase(), 'offerings')
    await send(email, 'offerings')
    expect(await count(email)).toBe(1)
    await send(email, 'withdrawals')
    await send(email, null)
    expect(await count(email)).toBe(3)

    await database.ask(person, choose, { kind: 'offerings', isOn: true })
    await send(email, 'offerings')
    expect(await count(email)).toBe(4)
  })

  it('are chosen by their person alone, a viewer too, and by no vendor’s page', async () => {
    const viewer = await anInvestor(database, { role: 'account_viewer' })
    const other = await anInvestor(database)
    expect((await database.ask(viewer, choose, { kind: 'withdrawals', isOn: false })).errors).toBeUndefined()
    expect((await database.ask(other, '{ allMailChoices { nodes { kind } } }')).data?.allMailChoices).toEqual(
      { nodes: [] },
    )
    expect(
      codeOf(
        await database.ask({ ...viewer, sessionKind: 'embed' }, choose, { kind: 'offerings', isOn: false }),
      ),
    ).toBe('not_allowed')
    expect(codeOf(await database.ask(viewer, choose, { kind: 'access', isOn: false }))).toBe('invalid_input')
  })
})

/** Unlocks the documents of a step as the route that leads to them does. */
const asPlatform = (database: TestDatabase, actor: Actor, stepId: string | undefined) =>
  asSession(database, actor, 'select app_private.unlock_signature($1)', [stepId])

/** Asks the database as a route does for a session. */
async function asSession(
  database: TestDatabase,
  actor: Actor,
  sql: string,
  values: unknown[] = [],
): Promise<object[]> {
  const client = await database.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('app.user_id', $1, true), set_config('app.account_id', $2, true), set_config('app.session_id', $3, true), set_config('app.session_kind', 'cookie', true)`,
      [actor.userId, actor.accountId, actor.sessionId ?? ''],
    )
    const { rows } = await client.query<object>(sql, values)
    await client.query('commit')
    return rows
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
