import { expect, it } from 'vitest'
import { claimableIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/TestDatabase.ts'

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

const open = async (database: TestDatabase, token: string | undefined, signedIn: string | null = null) =>
  (await database.rows('select * from app_private.open_link($1, $2)', [token, signedIn]))[0]

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
  it('mails a link that makes its reader the owner, once [CALL-017] [CLAIM-001]', async () => {
    const [person, account] = [
      await anInvestor(database),
      await anUnclaimedAccount(database, 'mira@odd.example'),
    ]
    const { errors } = await database.ask(person, ask, { email: ' Mira@Odd.example' })
    expect(errors).toBeUndefined()

    const [token] = await tokensTo(database, 'mira@odd.example')
    // Somebody with another address is signed in, and nobody has this one: they read its mail, so it is theirs.
    expect(await open(database, token, person.userId)).toEqual({
      status: 'complete',
      email_id: null,
      account_name: 'Odd & Sons',
    })
    expect(await ownersOf(database, account)).toMatchObject([
      {
        role: 'account_owner',
        id: person.userId,
        emails: [`${person.userId}@example.com`, 'mira@odd.example'],
      },
    ])
    expect(await open(database, token)).toMatchObject({ status: 'used' })
    expect(
      await database.rows(`select operation, outcome from app_public.operations where account_id = $1`, [
        account,
      ]),
    ).toEqual([{ operation: 'claimAccount', outcome: 'done' }])
  })

  it('makes a person of who is not known yet, and prefers the one with the address', async () => {
    const first = await anUnclaimedAccount(database, 'new@odd.example')
    const [person, other] = [await anInvestor(database), await anInvestor(database)]
    await database.ask(person, ask, { email: 'new@odd.example' })
    const [token] = await tokensTo(database, 'new@odd.example')
    await open(database, token)
    expect(await ownersOf(database, first)).toMatchObject([
      { first_name: 'Mira', last_name: 'Odd', status: 'active', emails: ['new@odd.example'] },
    ])

    const second = await anUnclaimedAccount(database, 'new@odd.example', 'issuer')
    await database.ask(person, ask, { email: 'new@odd.example' })
    const tokens = await tokensTo(database, 'new@odd.example')
    await open(database, tokens[1], other.userId)
    expect(await ownersOf(database, second)).toEqual(await ownersOf(database, first))
  })

  it('says nothing about whether there is an account, and mails only who has one to claim', async () => {
    const person = await anInvestor(database)
    await database.rows(`update app_public.accounts set email = 'taken@odd.example' where id = $1`, [
      person.accountId,
    ])
    for (const email of ['nobody@odd.example', 'taken@odd.example']) {
      const { data, errors } = await database.ask(person, ask, { email })
      expect([data, errors]).toEqual([{ sendClaimAccountEmail: { clientMutationId: null } }, undefined])
      expect(await tokensTo(database, email)).toEqual([])
    }
    const { errors } = await database.ask(person, ask, { email: 'no address' })
    expect(errors?.[0]?.message).toBe('Email is required.')
  })

  it('lets a link expire after seven days, and sends it again by the id of its mail [CALL-018] [CLAIM-007]', async () => {
    await anUnclaimedAccount(database, 'late@odd.example')
    const person = await anInvestor(database)
    await database.ask(person, ask, { email: 'late@odd.example' })
    const [token] = await tokensTo(database, 'late@odd.example')
    await travel(database, '7 days')

    const expired = await open(database, token)
    expect(expired).toMatchObject({ status: 'expired-token', account_name: null })
    const { errors } = await database.ask(person, again, { id: expired?.email_id })
    expect(errors).toBeUndefined()

    const tokens = await tokensTo(database, 'late@odd.example')
    expect(tokens).toHaveLength(2)
    expect(await open(database, tokens[0])).toMatchObject({ status: 'invalid-token' })
    expect(await open(database, tokens[1])).toMatchObject({ status: 'complete' })
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
    expect(await open(database, token)).toMatchObject({
      status: 'complete',
      account_name: 'Harriet Oyelaran',
    })
  })
})

onPostgres('a link opened twice at once', (database) => {
  it('makes one owner', async () => {
    const account = await anUnclaimedAccount(database, 'race@odd.example')
    await database.ask(await anInvestor(database), ask, { email: 'race@odd.example' })
    const [token] = await tokensTo(database, 'race@odd.example')

    const opened = await Promise.all(Array.from({ length: 10 }, () => open(database, token)))

    expect(opened.map((one) => one?.status).sort()).toEqual(['complete', ...Array<string>(9).fill('used')])
    expect(await ownersOf(database, account)).toHaveLength(1)
  })
})
