import { expect, it } from 'vitest'
import { claimableIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const ask = `mutation ($email: String!) { sendClaimAccountEmail(input: { email: $email }) { clientMutationId } }`
const again = `mutation ($id: UUID!) { resendEmail(input: { id: $id }) { clientMutationId } }`

async function anUnclaimedAccount(database: TestDatabase, email: string, type = 'investor') {
  const [account] = await database.rows<{ id: string }>(
    `insert into app_public.accounts (type, name, contact_name, email) values ($2, 'Odd & Sons', 'Mira Odd', $1) returning id`,
    [email, type],
  )
  return account?.id ?? ''
}

async function tokensTo(database: TestDatabase, email: string) {
  const mails = await database.rows<{ html: string }>(
    'select html from app_private.outbox where to_email = $1 order by id',
    [email],
  )
  return mails.map(({ html }) => /token=([\da-f]{64})/.exec(html)?.[1])
}

const look = async (database: TestDatabase, token: string | undefined, signedIn: string | null = null) =>
  (await database.rows('select * from app_private.look_at_link($1, $2)', [token, signedIn]))[0]

const confirm = async (database: TestDatabase, token: string | undefined, signedIn: string | null = null) =>
  (await database.rows('select * from app_private.confirm_link($1, $2)', [token, signedIn]))[0]

const travel = (database: TestDatabase, by: string) =>
  database.rows(`update app_private.clock set "offset" = "offset" + $1::interval`, [by])

const ownersOf = (database: TestDatabase, accountId: string) =>
  database.rows<{
    role: string
    emails: string[]
    status: string
    id: string
    first_name: string
    last_name: string
  }>(
    `select role, emails, users.status, users.id, first_name, last_name from app_public.users_accounts
     join app_public.users on users.id = user_id where account_id = $1`,
    [accountId],
  )

onEveryEngine('claiming an account', (database) => {
  it('mails a link that makes its reader the owner, once', async () => {
    const person = await anInvestor(database)
    const account = await anUnclaimedAccount(database, 'mira@odd.example')
    const { errors } = await database.ask(person, ask, { email: ' Mira@Odd.example' })
    expect(errors).toBeUndefined()

    const [token] = await tokensTo(database, 'mira@odd.example')
    const complete = { status: 'complete', kind: 'claim', email_id: null, account_name: 'Odd & Sons' }
    expect(await confirm(database, token)).toEqual(complete)
    expect(await ownersOf(database, account)).toMatchObject([
      {
        role: 'account_owner',
        first_name: 'Mira',
        last_name: 'Odd',
        status: 'active',
        emails: ['mira@odd.example'],
      },
    ])
    expect(
      await database.rows(`select operation, outcome from app_public.operations where account_id = $1`, [
        account,
      ]),
    ).toEqual([{ operation: 'claimAccount', outcome: 'done' }])

    // A second click gets the same result; a later visit is answered with `used`.
    expect(await confirm(database, token)).toEqual(complete)
    expect(await look(database, token)).toMatchObject({ status: 'used' })
    await travel(database, '1 minute')
    // proves CALL-017, CLAIM-001
    expect(await confirm(database, token)).toMatchObject({ status: 'used', account_name: null })
    await travel(database, '-1 minute')
  })

  it('changes nothing when it is opened, and describes its effect', async () => {
    const account = await anUnclaimedAccount(database, 'look@odd.example', 'issuer')
    const person = await anInvestor(database)
    await database.ask(person, ask, { email: 'look@odd.example' })
    const [token] = await tokensTo(database, 'look@odd.example')
    const open = {
      status: 'open',
      kind: 'claim',
      email: 'look@odd.example',
      email_id: null,
      account_name: 'Odd & Sons',
      account_type: 'issuer',
    }

    expect(await look(database, token)).toEqual({ ...open, reader: 'visitor' })
    expect(await look(database, token, person.userId)).toEqual({ ...open, reader: 'other-user' })
    expect(await ownersOf(database, account)).toEqual([])
    expect(
      await database.rows(`select from app_public.users where 'look@odd.example' = any (emails)`),
    ).toEqual([])
  })

  it('never adds its address to the signed-in user', async () => {
    const account = await anUnclaimedAccount(database, 'theirs@odd.example')
    const person = await anInvestor(database)
    await database.ask(person, ask, { email: 'theirs@odd.example' })
    const [token] = await tokensTo(database, 'theirs@odd.example')

    expect(await confirm(database, token, person.userId)).toMatchObject({ status: 'not-receiver' })
    expect(await ownersOf(database, account)).toEqual([])
    expect(await database.rows('select emails from app_public.users where id = $1', [person.userId])).toEqual(
      [{ emails: [`${person.userId}@example.com`] }],
    )
    expect(
      await database.rows(`select from app_public.users where 'theirs@odd.example' = any (emails)`),
    ).toEqual([])

    expect(await confirm(database, token)).toMatchObject({ status: 'complete' })
    expect(await ownersOf(database, account)).toMatchObject([{ emails: ['theirs@odd.example'] }])
  })

  it('works only for the person with the address, signed in or not', async () => {
    const [holder, other] = [await anInvestor(database), await anInvestor(database)]
    const address = `${holder.userId}@example.com`
    for (const signedIn of [null, holder.userId]) {
      const account = await anUnclaimedAccount(database, address, 'issuer')
      await database.ask(other, ask, { email: address })
      const token = (await tokensTo(database, address)).at(-1)
      expect(await confirm(database, token, other.userId)).toMatchObject({ status: 'not-receiver' })
      expect(await confirm(database, token, signedIn)).toMatchObject({ status: 'complete' })
      expect(await ownersOf(database, account)).toMatchObject([{ id: holder.userId, role: 'account_owner' }])
    }
  })

  it('does not work for a person who may no longer sign in', async () => {
    const [gone, person] = [await anInvestor(database), await anInvestor(database)]
    const account = await anUnclaimedAccount(database, `${gone.userId}@example.com`)
    await database.ask(person, ask, { email: `${gone.userId}@example.com` })
    await database.rows(`update app_public.users set status = 'inactive' where id = $1`, [gone.userId])
    const [token] = await tokensTo(database, `${gone.userId}@example.com`)

    for (const opened of [await look(database, token), await confirm(database, token)])
      expect(opened).toMatchObject({ status: 'invalid-token', account_name: null })
    expect(await ownersOf(database, account)).toEqual([])
  })

  it('does not reveal if there is an account, and mails only people with one to claim', async () => {
    const person = await anInvestor(database)
    await database.rows(`update app_public.accounts set email = 'taken@odd.example' where id = $1`, [
      person.accountId,
    ])
    for (const email of ['unknown@odd.example', 'taken@odd.example']) {
      const { data, errors } = await database.ask(person, ask, { email })
      expect([data, errors]).toEqual([{ sendClaimAccountEmail: { clientMutationId: null } }, undefined])
      expect(await tokensTo(database, email)).toEqual([])
    }
    const { errors } = await database.ask(person, ask, { email: 'no address' })
    expect(errors?.[0]?.message).toBe('Email is required.')
  })

  it('lets a link expire after seven days, and sends it again by the id of its mail', async () => {
    await anUnclaimedAccount(database, 'late@odd.example')
    const person = await anInvestor(database)
    await database.ask(person, ask, { email: 'late@odd.example' })
    const [token] = await tokensTo(database, 'late@odd.example')
    await travel(database, '7 days')

    const expired = await look(database, token)
    expect(await confirm(database, token)).toMatchObject({
      status: 'expired-token',
      email_id: expired?.email_id,
    })
    expect(expired).toMatchObject({ status: 'expired-token', account_name: null })
    const { errors } = await database.ask(person, again, { id: expired?.email_id })
    expect(errors).toBeUndefined()

    const tokens = await tokensTo(database, 'late@odd.example')
    expect(tokens).toHaveLength(2)
    expect(await confirm(database, tokens[0])).toMatchObject({ status: 'invalid-token' })
    expect(await confirm(database, tokens[1])).toMatchObject({ status: 'complete' })
    // proves CALL-018
    expect((await database.ask(person, again, { id: expired?.email_id })).errors?.[0]).toMatchObject({
      message: 'Account has already been claimed!',
      extensions: { code: 'account_claimed' },
    })
    await travel(database, '-7 days')
  })

  it('does not flood an address', async () => {
    const account = await anUnclaimedAccount(database, 'once@odd.example')
    const person = await anInvestor(database)
    for (let times = 0; times < 3; times += 1) await database.ask(person, ask, { email: 'once@odd.example' })
    expect(await tokensTo(database, 'once@odd.example')).toHaveLength(1)

    const [mail] = await database.rows<{ id: string }>(
      'select id from app_private.mail_links where account_id = $1',
      [account],
    )
    expect((await database.ask(person, again, { id: mail?.id })).errors?.[0]?.extensions.code).toBe(
      'mail_just_sent',
    )
    expect((await database.ask(person, again, { id: account })).errors?.[0]?.extensions.code).toBe(
      'not_found',
    )
  })

  it('keeps the token out of the database but for the mail itself, and markup in names as text', async () => {
    await anUnclaimedAccount(database, 'plain@odd.example')
    const person = await anInvestor(database)
    await database.ask(person, ask, { email: 'plain@odd.example' })
    const [token = ''] = await tokensTo(database, 'plain@odd.example')
    const kept = await database.rows(
      `select mail_links::text, (select string_agg(changes::text, '') from app_public.changes) from app_private.mail_links`,
    )
    expect(JSON.stringify(kept)).not.toContain(token)
    const [mail] = await database.rows<{ html: string }>(
      `select html from app_private.outbox where to_email = 'plain@odd.example'`,
    )
    expect(mail?.html).toContain('Odd &amp; Sons')
  })

  it('has something to claim in the demo', async () => {
    expect(await ownersOf(database, claimableIds.harriet)).toEqual([])
    const [token] = await tokensTo(database, 'harriet.oyelaran@example.com')
    expect(await confirm(database, token)).toMatchObject({
      status: 'complete',
      account_name: 'Harriet Oyelaran',
    })
  })
})

onPostgres('a link confirmed ten times at once', (database) => {
  it('makes one owner, with the same answer to each click', async () => {
    const account = await anUnclaimedAccount(database, 'race@odd.example')
    await database.ask(await anInvestor(database), ask, { email: 'race@odd.example' })
    const [token] = await tokensTo(database, 'race@odd.example')

    const confirmed = await Promise.all(Array.from({ length: 10 }, () => confirm(database, token)))

    expect(confirmed.map((one) => one?.status)).toEqual(Array<string>(10).fill('complete'))
    expect(
      await database.rows(
        `select from app_public.operations where operation = 'claimAccount' and account_id = $1`,
        [account],
      ),
    ).toHaveLength(1)
    expect(await ownersOf(database, account)).toHaveLength(1)
  })
})
