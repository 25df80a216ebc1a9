import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const add = `mutation ($email: String!) { addEmailAddress(input: { email: $email }) { clientMutationId } }`
const again = `mutation ($id: UUID!) { resendEmail(input: { id: $id }) { clientMutationId } }`
const anAddress = () => `${randomUUID()}@odd.example`

const ask = async (database: TestDatabase, person: Actor, email: string) =>
  (await database.ask(person, add, { email })).errors?.[0]?.extensions

async function mailsTo(database: TestDatabase, email: string) {
  const mails = await database.rows<{ subject: string; html: string }>(
    'select subject, html from app_private.outbox where to_email = $1 order by id',
    [email],
  )
  return mails.map(({ subject, html }) => ({ subject, token: /token=([\da-f]{64})/.exec(html)?.[1] }))
}

const tokenTo = async (database: TestDatabase, email: string) =>
  (await mailsTo(database, email)).at(-1)?.token

const look = async (database: TestDatabase, token: string | undefined, signedIn: string | null = null) =>
  (await database.rows('select * from app_private.look_at_link($1, $2)', [token, signedIn]))[0]

const confirm = async (database: TestDatabase, token: string | undefined, signedIn: string | null = null) =>
  (await database.rows('select status from app_private.confirm_link($1, $2)', [token, signedIn]))[0]

const emailsOf = async (database: TestDatabase, { userId }: Actor) =>
  (
    await database.rows<{ emails: string[] }>('select emails from app_public.users where id = $1', [userId])
  )[0]?.emails

const travel = (database: TestDatabase, by: string) =>
  database.rows(`update app_private.clock set "offset" = "offset" + $1::interval`, [by])

onEveryEngine('adding an address to one’s own', (database) => {
  it('mails a link that is valid when the signed-in person confirms it, and notifies their other addresses', async () => {
    const [person, other] = [await anInvestor(database), await anInvestor(database)]
    const [own, address] = [`${person.userId}@example.com`, anAddress()]
    expect(await ask(database, person, ` ${address.toUpperCase()} `)).toBeUndefined()
    expect(await mailsTo(database, address)).toEqual([
      { subject: 'Confirm your address', token: expect.any(String) },
    ])
    const token = await tokenTo(database, address)
    expect(await look(database, token, person.userId)).toMatchObject({
      status: 'open',
      kind: 'address',
      email: address,
      reader: 'receiver',
      account_name: null,
    })

    for (const signedIn of [null, other.userId])
      expect(await confirm(database, token, signedIn)).toEqual({ status: 'not-receiver' })
    expect(await emailsOf(database, person)).toEqual([own])

    expect(await confirm(database, token, person.userId)).toEqual({ status: 'complete' })
    expect(await emailsOf(database, person)).toEqual([own, address])
    expect(await database.rows('select app_private.sign_in($1) as id', [address])).toEqual([
      { id: person.userId },
    ])
    expect(await mailsTo(database, own)).toMatchObject([{ subject: 'You can sign in with another address' }])

    expect(await confirm(database, token, person.userId)).toEqual({ status: 'complete' })
    expect(await emailsOf(database, person)).toEqual([own, address])
  })

  it('is recorded in the audit: the request with the account, the address with the person', async () => {
    const person = await anInvestor(database)
    const address = anAddress()
    await ask(database, person, address)
    await confirm(database, await tokenTo(database, address), person.userId)

    expect(
      await database.rows(
        `select operation, outcome, operations.account_id, "table", after -> 'emails' ->> 1 as added from app_public.operations
         left join app_public.changes on operation_id = operations.id where user_id = $1 order by operations.created_on`,
        [person.userId],
      ),
    ).toEqual([
      {
        operation: 'addEmailAddress',
        outcome: 'done',
        account_id: person.accountId,
        table: null,
        added: null,
      },
      { operation: 'confirmEmailAddress', outcome: 'done', account_id: null, table: 'users', added: address },
    ])
  })

  it('reveals only to the reader of its mail whether the address is in use', async () => {
    const [person, holder] = [await anInvestor(database), await anInvestor(database)]
    const taken = `${holder.userId}@example.com`

    expect(await ask(database, person, taken)).toBeUndefined()
    expect((await ask(database, person, taken))?.code).toBe('mail_just_sent')
    expect(await mailsTo(database, taken)).toEqual([{ subject: 'This address is in use', token: undefined }])
  })

  it('is refused when another person has come to have the address since', async () => {
    const person = await anInvestor(database)
    const address = anAddress()
    await ask(database, person, address)
    const token = await tokenTo(database, address)
    await database.rows(`select app_private.person_of($1, 'Una', 'Odd')`, [address])

    expect(await look(database, token, person.userId)).toMatchObject({ status: 'taken' })
    expect(await confirm(database, token, person.userId)).toEqual({ status: 'taken' })
    expect(await emailsOf(database, person)).toHaveLength(1)
  })

  it('is refused for an invalid address, and for the sender’s own', async () => {
    const person = await anInvestor(database)
    for (const [email, message] of [
      ['no address', 'A valid email is required.'],
      [`${person.userId}@Example.com`, 'This address is yours already.'],
    ] as const) {
      expect(await ask(database, person, email)).toMatchObject({
        code: 'invalid_input',
        details: { fields: { email: message } },
      })
    }
  })

  it('ends with twenty addresses', async () => {
    const person = await anInvestor(database)
    await database.rows(
      `update app_public.users set emails = emails || array(select n || '@many.example' from generate_series(2, 20) as n)
       where id = $1`,
      [person.userId],
    )
    expect((await ask(database, person, anAddress()))?.code).toBe('invalid_input')
  })

  it('sends five mails an hour for a person, and five to an address, by however many people', async () => {
    const person = await anInvestor(database)
    for (let times = 0; times < 5; times += 1)
      expect(await ask(database, person, anAddress())).toBeUndefined()
    expect((await ask(database, person, anAddress()))?.code).toBe('rate_limited')
    await travel(database, '1 hour')
    expect(await ask(database, person, anAddress())).toBeUndefined()
    await travel(database, '-1 hour')

    const address = anAddress()
    for (let times = 0; times < 7; times += 1)
      expect(await ask(database, await anInvestor(database), address)).toBeUndefined()
    expect(await mailsTo(database, address)).toHaveLength(5)
  })

  it('opens nothing by an earlier mail, a late one, or one that another user sends again', async () => {
    const [person, other] = [await anInvestor(database), await anInvestor(database)]
    const address = anAddress()
    await ask(database, person, address)
    const first = await tokenTo(database, address)
    const [link] = await database.rows<{ id: string }>(
      'select id from app_private.mail_links where email = $1',
      [address],
    )
    await travel(database, '2 minutes')
    expect((await database.ask(other, again, { id: link?.id })).errors?.[0]?.extensions.code).toBe(
      'not_found',
    )

    expect(await ask(database, person, address)).toBeUndefined()
    expect(await confirm(database, first, person.userId)).toEqual({ status: 'invalid-token' })
    await travel(database, '7 days')
    expect(await look(database, await tokenTo(database, address), person.userId)).toMatchObject({
      status: 'expired-token',
    })
    await travel(database, '-7 days -2 minutes')
  })
})

/** A session of the person, opened with an address. */
async function aSession(
  database: TestDatabase,
  person: Actor,
  email: string,
): Promise<Actor & { sessionId: string }> {
  const [session] = await database.rows<{ id: string }>(
    `insert into app_private.sessions (token_hash, user_id, kind, expires_at, email)
     values (sha256(convert_to($1::text, 'UTF8')), $2, 'cookie', app_private.now() + interval '1 hour', $3) returning id`,
    [randomUUID(), person.userId, email],
  )
  return { ...person, sessionId: session?.id ?? '' }
}

const remove = `mutation ($email: String!) { removeEmailAddress(input: { email: $email }) { clientMutationId } }`

/** A person with a second address that they confirmed. */
async function aPersonWithTwo(database: TestDatabase) {
  const person = await anInvestor(database)
  const [own, added] = [`${person.userId}@example.com`, anAddress()]
  await ask(database, person, added)
  await confirm(database, await tokenTo(database, added), person.userId)
  return { person, own, added }
}

const openSessions = async (database: TestDatabase, { userId }: Actor) =>
  (
    await database.rows<{ id: string }>('select id from app_private.sessions where user_id = $1', [userId])
  ).map(({ id }) => id)

onEveryEngine('an address that a stolen session adds', (database) => {
  it('is not added where the person has a passkey, until the session is confirmed', async () => {
    const person = await aSession(database, await anInvestor(database), 'own@odd.example')
    await database.rows(`insert into app_public.passkeys (user_id, name) values ($1, 'Key')`, [person.userId])
    const address = anAddress()

    expect((await ask(database, person, address))?.code).toBe('second_factor_required')
    expect(await mailsTo(database, address)).toEqual([])
    await database.rows(
      `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes' where id = $1`,
      [person.sessionId],
    )
    expect(await ask(database, person, address)).toBeUndefined()
    expect(
      (await database.ask({ ...person, sessionKind: 'embed' }, add, { email: anAddress() })).errors?.[0]
        ?.extensions.code,
    ).toBe('not_allowed')
  })

  it('is undone once by the link of the notice, signed in or not: it goes, with the sessions opened with it', async () => {
    const { person, own, added } = await aPersonWithTwo(database)
    const [thief, victim] = [await aSession(database, person, added), await aSession(database, person, own)]
    const token = await tokenTo(database, own)
    expect(await look(database, token)).toMatchObject({ status: 'open', kind: 'undo', email: added })
    expect(await emailsOf(database, person)).toEqual([own, added])

    expect(await confirm(database, token)).toEqual({ status: 'complete' })
    expect(await emailsOf(database, person)).toEqual([own])
    expect(await openSessions(database, person)).toEqual([victim.sessionId])
    expect(await openSessions(database, person)).not.toContain(thief.sessionId)
    expect(await database.rows('select app_private.sign_in($1) as id', [added])).toEqual([{ id: null }])
    expect(await look(database, token)).toMatchObject({ status: 'used' })
  })

  it('stays once the link has run out', async () => {
    const { person, own, added } = await aPersonWithTwo(database)
    const token = await tokenTo(database, own)
    await travel(database, '30 days')

    expect(await confirm(database, token)).toEqual({ status: 'expired-token' })
    await travel(database, '-30 days')
    expect(await emailsOf(database, person)).toEqual([own, added])
  })
})

onEveryEngine('removing an address', (database) => {
  const ask = async (person: Actor, email: string) =>
    (await database.ask(person, remove, { email })).errors?.[0]?.extensions

  it('ends the other sessions that were opened with it, and notifies both addresses', async () => {
    const { person, own, added } = await aPersonWithTwo(database)
    const [here, elsewhere] = [await aSession(database, person, own), await aSession(database, person, added)]

    expect((await ask(await anInvestor(database), added))?.code).toBe('not_found')
    expect(await ask(here, ` ${added.toUpperCase()} `)).toBeUndefined()
    expect(await emailsOf(database, person)).toEqual([own])
    expect(await openSessions(database, person)).toEqual([here.sessionId])
    expect(elsewhere.sessionId).not.toBe(here.sessionId)
    for (const notified of [own, added])
      expect((await mailsTo(database, notified)).at(-1)?.subject).toBe('An address was removed')
    expect(await ask(here, own)).toMatchObject({ code: 'invalid_input' })
  })

  it('takes the first address only in a confirmed session: links for the person go there', async () => {
    const { person, own, added } = await aPersonWithTwo(database)
    const here = await aSession(database, person, added)
    expect((await ask(here, own))?.code).toBe('second_factor_required')

    await database.rows(
      `update app_private.sessions set confirmed_until = app_private.now() + interval '5 minutes' where id = $1`,
      [here.sessionId],
    )
    expect(await ask(here, own)).toBeUndefined()
    expect(await emailsOf(database, person)).toEqual([added])
  })
})

onPostgres('two who confirm one address at once', (database) => {
  it('leave it with one of them', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => anInvestor(database)))
    const address = anAddress()
    for (const person of people) await ask(database, person, address)
    const tokens = (await mailsTo(database, address)).map(({ token }) => token)

    const confirmed = await Promise.all(
      people.map(({ userId }, index) => confirm(database, tokens[index], userId)),
    )

    expect(confirmed.map((one) => one?.status).sort()).toEqual([
      'complete',
      ...Array<string>(4).fill('taken'),
    ])
    expect(
      await database.rows('select from app_public.users where $1 = any (emails)', [address]),
    ).toHaveLength(1)
  })
})
