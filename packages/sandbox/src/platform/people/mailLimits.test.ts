import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

const invite = `mutation ($input: MakeDelegateInput!) { makeDelegate(input: $input) { usersAccount { id } } }`
const claim = `mutation ($email: String!) { sendClaimAccountEmail(input: { email: $email }) { clientMutationId } }`

const aStranger = () => `${randomUUID()}@stranger.example`

onEveryEngine('the limit of mail', (database: TestDatabase) => {
  const inviteTo = (actor: Actor, email: string) =>
    database.ask(actor, invite, {
      input: { email, firstName: 'Rhea', lastName: 'O', role: 'account_viewer' },
    })
  const mailsTo = (email: string) =>
    database.rows<{ subject: string }>('select subject from app_private.outbox where to_email = $1', [email])
  /** Mails an account sent so long ago. */
  const hasSent = (accountId: string, count: number, ago = '10 minutes') =>
    database.rows(
      `insert into app_private.outbox (to_email, subject, html, account_id, created_on)
       select gen_random_uuid() || '@stranger.example', 'x', 'x', $1, app_private.now() - $3::interval
       from generate_series(1, $2)`,
      [accountId, count, ago],
    )
  /** Mails of many accounts to one address. */
  const wasSent = (email: string, count: number, isNotice = false) =>
    database.rows(
      `insert into app_private.outbox (to_email, subject, html, is_notice, created_on)
       select $1, 'x', 'x', $3, app_private.now() - interval '30 minutes' from generate_series(1, $2)`,
      [email, count, isNotice],
    )

  it('is a hundred an hour for an account: the next one is refused as a whole, with the time when it can be sent', async () => {
    const owner = await anInvestor(database)
    await hasSent(owner.accountId, 99)
    expect((await inviteTo(owner, aStranger())).errors).toBeUndefined()
    const refused = aStranger()

    const answer = await inviteTo(owner, refused)

    expect(codeOf(answer)).toBe('rate_limited')
    expect(answer.errors?.[0]?.message).toBe(
      'This account has sent as many emails as it may within an hour. Please try again in 50 minutes.',
    )
    expect(answer.errors?.[0]?.extensions.details).toMatchObject({ retryOn: expect.any(String) })
    expect(await mailsTo(refused)).toEqual([])
    expect(await database.rows('select from app_public.users where emails @> array[$1]', [refused])).toEqual(
      [],
    )
    // Another account is not affected.
    expect((await inviteTo(await anInvestor(database), aStranger())).errors).toBeUndefined()
  })

  it('counts only mails of the last hour', async () => {
    const owner = await anInvestor(database)
    await hasSent(owner.accountId, 500, '61 minutes')

    expect((await inviteTo(owner, aStranger())).errors).toBeUndefined()
  })

  it('refuses a hundred and fifty invitations to strangers after the first hundred', async () => {
    const owner = await anInvestor(database)
    const codes = []
    for (let at = 0; at < 150; at += 1) codes.push(codeOf(await inviteTo(owner, aStranger())))

    expect(codes.filter((code) => code === undefined)).toHaveLength(100)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(50)
    // One after another they take a minute where others load the machine.
  })

  it('is thirty an hour for an address, of however many accounts, a known person or not', async () => {
    const known = await aDelegate(database, (await anInvestor(database)).accountId)
    for (const email of [aStranger(), known.email]) {
      await wasSent(email, 29)
      expect((await inviteTo(await anInvestor(database), email.toUpperCase())).errors).toBeUndefined()

      const answer = await inviteTo(await anInvestor(database), email)

      expect(codeOf(answer)).toBe('rate_limited')
      expect(answer.errors?.[0]?.message).toBe(
        'This address has been sent as many emails as it may be within an hour. Please try again in 30 minutes.',
      )
    }
  })

  it('holds back no notice, and no mail about the reader’s own sign-in', async () => {
    const person = await anInvestor(database)
    const own = `${person.userId}@example.com`
    await wasSent(own, 40)
    const send = (isNotice: boolean, email: string) =>
      database.as(person, async (client) => {
        await client.query('reset role')
        await client.query(
          `select app_private.send_mail($1, 'ownerSubject', 'owner', '{}', '/', 'signIn', null, $2)`,
          [email, isNotice],
        )
      })

    await send(false, own)
    expect(await mailsTo(own)).toHaveLength(41)
    const other = aStranger()
    await wasSent(other, 40)
    await send(true, other)
    expect(await mailsTo(other)).toHaveLength(41)
    // Nor does a notice count for the address.
    const third = aStranger()
    await wasSent(third, 40, true)
    await send(false, third)
    expect(await mailsTo(third)).toHaveLength(41)
  })

  it('reveals nothing of an address: a claim mail beyond it is omitted without a refusal', async () => {
    const person = await anInvestor(database)
    const email = aStranger()
    await database.rows(
      `insert into app_public.accounts (type, name, email) values ('investor', 'Harbor', $1)`,
      [email],
    )
    await wasSent(email, 30)
    await hasSent(person.accountId, 100)

    expect((await database.ask(person, claim, { email })).errors).toBeUndefined()
    expect((await database.ask(person, claim, { email: aStranger() })).errors).toBeUndefined()
    expect(await mailsTo(email)).toHaveLength(30)
  })
})
