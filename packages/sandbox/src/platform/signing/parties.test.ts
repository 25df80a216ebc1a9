import { expect, it } from 'vitest'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'
import { remindSigners } from '../remindOfAccreditations.ts'

interface Person {
  name: string
  role?: string
  email?: string
  isUser?: boolean
}

/** Creates an investment with sent documents, of an account of a type with these people. */
async function sentTo(database: TestDatabase, type: string, people: Person[], accountName = 'The Trust') {
  const { investor, steps, distribution } = await anOpenInvestment(database, ['sign'])
  await database.rows('update app_public.accounts set investor_type = $2, name = $3 where id = $1', [
    ...[investor.accountId, type, accountName],
  ])
  for (const [at, { name, role = 'Individual', email, isUser }] of people.entries())
    await database.rows(
      `insert into app_public.parties (account_id, user_id, role, first_name, last_name, email, us_citizen, is_primary, date_of_birth)
       values ($1, $2, $3, $4, $5, $6, true, $7, '1980-01-01')`,
      [
        ...[investor.accountId, isUser ? investor.userId : null, role, ...name.split(' ')],
        ...[email ?? `${name.replace(' ', '.')}@${investor.accountId}.example`, at === 0],
      ],
    )
  // An envelope that began with one signer is sent again to all.
  await database.rows(
    `select app_private.decline_envelope(id, true) from app_private.envelopes where about_step_id = $1 and status = 'sent'`,
    [steps[0]],
  )
  await database.rows('select app_private.envelope_of_step($1, $2)', [steps[0], investor.userId])
  return { investor, stepId: steps[0] ?? '', distribution }
}

interface Signer {
  id: string
  name: string
  capacity?: string
  status: string
  isYours: boolean
}

onEveryEngine('documents that several parties sign', (database) => {
  const signersOf = async (stepId: string, userId: string | null = null) =>
    (
      await database.rows<{ signers: Signer[] }>('select app_private.signers_of_step($1, $2) as signers', [
        ...[stepId, userId],
      ])
    )[0]?.signers ?? []
  const sign = async (envelope: string | undefined, signedBy = 'Any Name') =>
    (
      await database.rows<{ ok: boolean }>(`select app_private.sign_envelope($1, 'file', $2) as ok`, [
        ...[envelope, { signedBy, method: 'typed', ip: '203.0.113.7' }],
      ])
    )[0]?.ok
  const complete = (stepId: string) =>
    database.rows(`select app_private.provider_complete_step('docusign', $1, 'complete', '{}')`, [stepId])
  const statusOf = async (stepId: string) =>
    (
      await database.rows<{ status: string }>('select status from app_public.steps where id = $1', [stepId])
    )[0]?.status
  const mailsTo = async (email: string) =>
    (
      await database.rows<{ subject: string }>(
        'select subject from app_private.outbox where to_email = $1 order by id',
        [email],
      )
    ).map(({ subject }) => subject)

  it.each([
    ['Joint TIC', 'Individual', undefined],
    ['Irrevocable Trust', 'Trustee', 'Trustee of Müller House'],
    ['LLC', 'Managing Member', 'Managing Member of Müller House'],
  ])('of the type %s wait until both have signed', async (type, role, capacity) => {
    const { stepId } = await sentTo(
      database,
      type,
      [
        { name: 'Anna Müller', role },
        { name: 'Jonas Desrosiers', role },
        { name: 'Lea Müller', role: 'Beneficiary' },
      ],
      'Müller House',
    )
    const [first, second, ...others] = await signersOf(stepId)
    await sign(first?.id)
    await complete(stepId)
    const between = await statusOf(stepId)
    const waiting = await signersOf(stepId)
    await sign(second?.id)
    await complete(stepId)

    expect([first, second]).toMatchObject([
      { name: 'Anna Müller', status: 'waiting', ...(capacity && { capacity }) },
      { name: 'Jonas Desrosiers', status: 'waiting', ...(capacity && { capacity }) },
    ])
    expect(others).toEqual([])
    expect(between).toBe('in_progress')
    expect(waiting.map(({ status }) => status)).toEqual(['signed', 'waiting'])
    expect(await statusOf(stepId)).toBe('complete')
  })

  it('are signed twice by two parties with one address, each in their own name', async () => {
    const email = `house-${crypto.randomUUID()}@example.com`
    const { stepId } = await sentTo(database, 'Joint TWROS', [
      { name: 'Ann Lee', email },
      { name: 'Ben Lee', email },
    ])
    const mails = await mailsTo(email)
    const [ann, ben] = await signersOf(stepId)

    expect(mails.filter((subject) => subject.startsWith('Please sign'))).toHaveLength(2)
    expect(ann?.id).not.toBe(ben?.id)
    expect([
      await sign(ann?.id, 'Ann Lee'),
      await sign(ann?.id, 'Ann Lee'),
      await sign(ben?.id, 'Ben Lee'),
    ]).toEqual([...[true, false, true]])
  })

  it('belong in the page to the party that the reader is', async () => {
    const { investor, stepId } = await sentTo(database, 'Joint TIC', [
      { name: 'Ann Lee', isUser: true },
      { name: 'Ben Lee' },
    ])

    expect((await signersOf(stepId, investor.userId)).map(({ name, isYours }) => [name, isYours])).toEqual([
      ['Ann Lee', true],
      ['Ben Lee', false],
    ])
    // The reader needs no mail, the other does.
    expect(await mailsTo(`Ann.Lee@${investor.accountId}.example`)).toEqual([])
    expect(await mailsTo(`Ben.Lee@${investor.accountId}.example`)).toHaveLength(1)
  })

  it('go to the next role once those with a lower number have signed, and every signer gets a copy', async () => {
    const { investor, stepId } = await sentTo(database, 'Joint TIC', [
      { name: 'Ann Lee' },
      { name: 'Ben Lee' },
    ])
    const [ann, ben] = await signersOf(stepId)
    await database.rows(
      'update app_private.envelopes set signing_order = 2, invited_on = null where id = $1',
      [ben?.id],
    )
    const early = await sign(ben?.id)
    const later = await signersOf(stepId)
    await sign(ann?.id)
    const turned = await signersOf(stepId)
    const late = await sign(ben?.id)

    expect([early, late]).toEqual([false, true])
    expect(later.map(({ status }) => status)).toEqual(['waiting', 'later'])
    expect(turned.map(({ status }) => status)).toEqual(['signed', 'waiting'])
    for (const name of ['Ann.Lee', 'Ben.Lee'])
      expect((await mailsTo(`${name}@${investor.accountId}.example`)).at(-1)).toMatch(/^Signed for .+: /)
  })

  it('are stopped by one refusal, of which the others are notified, and are sent again', async () => {
    const { investor, stepId } = await sentTo(database, 'Joint TIC', [
      { name: 'Ann Lee' },
      { name: 'Ben Lee' },
    ])
    const [ann, ben] = await signersOf(stepId)
    await sign(ann?.id)
    await database.rows('select app_private.decline_envelope($1)', [ben?.id])
    const received = await mailsTo(`Ann.Lee@${investor.accountId}.example`)
    await database.rows('select app_private.envelope_of_step($1)', [stepId])
    const anew = await signersOf(stepId)

    expect(received.at(-1)).toMatch(/^Signing was stopped: /)
    expect(anew.map(({ name, status }) => [name, status])).toEqual([
      ['Ann Lee', 'waiting'],
      ['Ben Lee', 'waiting'],
    ])
    expect(anew.some(({ id }) => id === ann?.id || id === ben?.id)).toBe(false)
  })

  it('are called to mind after 3 and 7 days, once each, and sent again at most once a minute', async () => {
    const { investor, stepId } = await sentTo(database, 'Joint TIC', [
      { name: 'Ann Lee' },
      { name: 'Ben Lee' },
    ])
    const [ann, ben] = await signersOf(stepId)
    await sign(ann?.id)
    const email = `Ben.Lee@${investor.accountId}.example`
    const counts = []
    for (const days of [2, 3, 3, 7, 9]) {
      await database.rows(
        `update app_private.envelopes set invited_on = app_private.now() - make_interval(days => $2) where id = $1`,
        [ben?.id, days],
      )
      await remindSigners(database.db)
      counts.push((await mailsTo(email)).length)
    }
    const again = async () =>
      (
        await database.rows<{ ok: boolean }>('select app_private.mail_signer_again($1, $2) as ok', [
          stepId,
          ben?.id,
        ])
      )[0]?.ok
    const soon = await again()
    await database.rows(
      `update app_private.envelopes set mailed_on = app_private.now() - interval '2 minutes' where id = $1`,
      [ben?.id],
    )

    expect(counts).toEqual([1, 2, 2, 3, 3])
    expect([soon, await again(), await again()]).toEqual([false, true, false])
  })
})
