import { expect, it } from 'vitest'
import { larkspur } from '../../testing/accounts/anIssuer.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { completeStep, providerReports } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'
import { writeMailText } from '../language/mailTexts.ts'
import { listMails, type MailContents, readMail, translateMail } from '../server/outbox.ts'

const pay = `mutation ($id: UUID!, $amount: BigFloat!) { createDistributionPayment(input: { distributionPayment: {
  distributionId: $id, amount: $amount, paidOn: "2026-01-15" } }) { distributionPayment { id } } }`

interface SentMail {
  subject: string
  html: string
  contents: MailContents | null
}

/** Returns the mails to an address as a reader of a language receives them, the newest first. */
async function readIn(database: TestDatabase, address: string, locale: string) {
  const mails = await database.rows<SentMail>(
    'select subject, html, contents from app_private.outbox where to_email = $1 order by id desc',
    [address],
  )
  return mails.map((mail) => readMail(translateMail({ ...mail, locale }), 'https://capstan.example'))
}

onEveryEngine('receipts', (database) => {
  const mailsTo = (accountId: string) =>
    database.rows<SentMail>(
      'select subject, html, contents from app_private.outbox where to_email = app_private.address_of($1) order by id',
      [accountId],
    )
  const subjectsTo = async (accountId: string) => (await mailsTo(accountId)).map(({ subject }) => subject)

  it('confirm an investment to its investor, with round, price, contact and a link, also in German', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])

    const [mail] = await mailsTo(investor.accountId)

    expect(mail?.subject).toMatch(/^Receipt: \$[\d,]+\.\d\d invested in .+$/)
    expect(mail?.html).toMatch(/ units at \$[\d.]+ each, sold by .+ Questions: .+</)
    expect(mail?.html).toContain(`href="/distribution/${distribution.id}"`)
    const german = mail && translateMail({ ...mail, locale: 'de' })
    expect(german?.html).toMatch(/^<p>Sie haben [\d.]+,\d\d\s\$ in .* angelegt: /)
    expect(german?.html).not.toContain('Please')
  })

  it('say when payment is due, and name no account', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['acknowledge', 'fund'])
    await completeStep(database, investor, steps[0])

    const mails = await mailsTo(investor.accountId)

    expect(mails.at(-1)?.subject).toMatch(/^How to pay \$[\d,]+\.\d\d for /)
    expect(mails.at(-1)?.html).toContain('The account to pay into stands in your investment')
  })

  it('confirm each payment that a vendor enters, with the remaining amount', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])
    const { errors } = await database.ask(larkspur, pay, { id: distribution.id, amount: '0.5' })

    expect(errors).toBeUndefined()
    const [, mail] = await mailsTo(investor.accountId)
    expect(mail?.subject).toMatch(/^Payment received: \$0\.50 for /)
    expect(mail?.html).toContain('Still expected: $')
    // Those of an import were made elsewhere, and send none.
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on) values ($1, 1, '2026-01-15')`,
      [distribution.id],
    )
    expect(await subjectsTo(investor.accountId)).toHaveLength(2)
  })

  it('announce issued units, and an accreditation that was not confirmed', async () => {
    const { investor, steps, distribution } = await anOpenInvestment(database, ['accreditation'])
    await providerReports(database, steps[0], 'failed', { provider: 'investready' })
    await database.rows(
      'select app_private.mail_issued(distributions) from app_public.distributions where id = $1',
      [distribution.id],
    )

    expect((await subjectsTo(investor.accountId)).slice(1)).toEqual([
      expect.stringMatching(/^Accreditation not confirmed: /),
      expect.stringMatching(/^Issued to you: [\d,.]+ units of /),
    ])
  })

  it('of signed documents name their investment, and link to it', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['acknowledge'])
    const address = `${investor.userId}@example.com`
    await database.rows(
      `select app_private.mail_signed_copy(
         jsonb_populate_record(null::app_private.envelopes, jsonb_build_object('id', gen_random_uuid(), 'to_email', $2::text, 'about_step_id', $1::uuid)),
         'Subscription agreement')`,
      [steps[0], address],
    )
    const [mail] = await listMails(database.db, address)
    const read = mail && readMail(mail, 'https://capstan.example')

    expect(mail?.subject).toMatch(/^Signed for .+: Subscription agreement$/)
    expect(read?.text).toMatch(
      /^Your copy of “Subscription agreement”: it is signed by all\. It belongs to .+ units for \$[\d,]+\.\d\d\. The offering closes on \w+ \d+, \d{4}\. Questions: /,
    )
    expect(read?.text).toMatch(
      /\nOpen the signed document: https:\/\/capstan\.example\/integration\/signed-document\/\S+$/,
    )
  })

  it('each name what they are about, a deadline where something remains to do, and a contact, in both languages', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['accreditation', 'fund'])
    await database.ask(larkspur, pay, { id: distribution.id, amount: '0.5' })
    await providerReports(database, steps[0], 'failed', { provider: 'investready' })
    await database.rows(
      `select app_private.mail_wire_details($2), app_private.mail_issued(distributions),
         app_private.mail_signed_copy(jsonb_populate_record(null::app_private.envelopes, jsonb_build_object(
           'id', gen_random_uuid(), 'to_email', app_private.address_of(investor_id), 'about_step_id', $2)), 'Agreement')
       from app_public.distributions where id = $1`,
      [distribution.id, steps[1]],
    )
    await database.rows(
      `select app_private.mail_accreditation(jsonb_populate_record(null::app_public.accreditations, jsonb_build_object(
         'investor_id', $1::uuid, 'owner_id', $2::uuid, 'expires_on', app_private.today() + 7)))`,
      [investor.accountId, larkspur.accountId],
    )
    const [facts] = await database.rows<Record<'address' | 'asset' | 'tomorrow', string>>(
      `select app_private.address_of($1) as address, app_private.offered_name(allocation_id) as asset,
         to_char(app_private.today() + 1, 'FMMonth FMDD, YYYY') as tomorrow
       from app_public.distributions where id = $2`,
      [investor.accountId, distribution.id],
    )
    const { address = '', asset = '', tomorrow = '' } = facts ?? {}
    // 10 units at $12.50 are $125.00, of which $0.50 is paid.
    const [units, total, rest, deadline] = ['10', '$125.00', '$124.50', tomorrow]
    const mails = (await listMails(database.db, address)).map((mail) =>
      readMail(mail, 'https://capstan.example'),
    )
    const german = await readIn(database, address, 'de')

    // An accreditation is of an account, for all its investments. Once units are issued, nothing remains to do.
    const of = `${asset}, Round`
    for (const [subject, says, path] of [
      [`Receipt: ${total} invested in ${asset}`, [of, `${units} units`, '$12.50', deadline], 'distribution'],
      [`How to pay ${rest} for ${asset}`, [of, rest, deadline], 'distribution'],
      [`Payment received: $0.50 for ${asset}`, [of, 'January 15, 2026', rest, deadline], 'distribution'],
      [`Accreditation not confirmed: ${asset}`, [of, total, deadline], 'distribution'],
      [
        `Signed for ${asset}: Agreement`,
        [of, `${units} units`, total, deadline],
        'integration/signed-document',
      ],
      [`Issued to you: ${units} units of ${asset}`, [of, '$12.50'], 'portfolio'],
      ['Your accreditation expires on ', ['in 7 days'], 'settings/qualification-answers'],
    ] as const) {
      const found = mails.filter((mail) => mail.subject.startsWith(subject))
      expect(found.map(({ subject }) => subject)).toHaveLength(1)
      for (const said of [
        ...says,
        'Questions: support@larkspur.example',
        `: https://capstan.example/${path}`,
      ])
        expect(found[0]?.text).toContain(said)
    }
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(7)
    expect(german).toHaveLength(7)
    for (const { subject, text } of german) {
      expect(text).toContain('Fragen: support@larkspur.example')
      expect(`${subject} ${text}`).not.toMatch(
        /Receipt|How to|received|not confirmed|Signed|Issued|Your |Open |units/,
      )
    }
  })

  it('name no deadline that is over, and none that an offering does not have', async () => {
    const { investor, distribution, steps } = await anOpenInvestment(database, ['accreditation'])
    const { asset } = await database
      .rows<{ asset: string }>(
        'select app_private.offered_name(allocation_id) as asset from app_public.distributions where id = $1',
        [distribution.id],
      )
      .then(([row]) => row ?? { asset: '' })
    const mail = async () => {
      await database.rows(
        `select app_private.mail_invested(distributions), app_private.mail_failed_accreditation(steps),
           app_private.mail_signed_copy(jsonb_populate_record(null::app_private.envelopes, jsonb_build_object(
             'id', gen_random_uuid(), 'to_email', app_private.address_of(distributions.investor_id), 'about_step_id', steps.id)), 'Agreement')
         from app_public.distributions join app_public.steps on steps.id = $2 where distributions.id = $1`,
        [distribution.id, steps[0]],
      )
      await database.ask(larkspur, pay, { id: distribution.id, amount: '0.5' })
      const [row] = await database.rows<{ address: string }>('select app_private.address_of($1) as address', [
        investor.accountId,
      ])
      return (await readIn(database, row?.address ?? '', 'de')).slice(0, 4)
    }

    for (const closes of ['app_private.today() - 1', 'null']) {
      await database.rows(
        `update app_public.allocations set opens_on = app_private.today() - 2, closes_on = ${closes}
         where id = (select allocation_id from app_public.distributions where id = $1)`,
        [distribution.id],
      )
      if (closes === 'null')
        await database.rows(
          `update app_public.rounds set closes_on = null
           where id = (select round_id from app_public.allocations join app_public.distributions
             on allocations.id = allocation_id where distributions.id = $1)`,
          [distribution.id],
        )
      const texts = (await mail()).map(({ text }) => text)

      expect(texts).toHaveLength(4)
      for (const text of texts) {
        expect(text).toContain(asset)
        expect(text).toContain('Fragen: ')
        expect(text).not.toMatch(/schließt am|\bbis \d/)
      }
    }
  })

  it('write days and figures as their reader does', async () => {
    const say = (locale: string) =>
      writeMailText(locale, 'payment', {
        ...{ vendor: 'Larkspur', total: '$12,345.50', day: '2026-01-15', asset: '2,000', round: 'Series B' },
        ...{ rest: '$0.05', contact: 'help@larkspur.example' },
      })

    expect(say('en')).toContain('$12,345.50 of January 15, 2026 for 2,000, Series B. Still expected: $0.05.')
    expect(say('en-GB')).toContain('of 15 January 2026 for')
    // A name that looks like a figure stays as it is.
    expect(say('de')).toBe(
      'Larkspur hat 12.345,50\u00a0$ vom 15. Januar 2026 für 2,000, Series B, erhalten. Noch erwartet: 0,05\u00a0$. Fragen: help@larkspur.example',
    )
    const issued = { units: '1,000,000.123456789012345678', asset: 'Fund' }
    expect(writeMailText('de', 'issuedSubject', issued)).toBe(
      'Für Sie ausgegeben: 1.000.000,123456789012345678 Anteile an Fund',
    )
  })

  it('count for no limit of mail', async () => {
    const { investor } = await anOpenInvestment(database, ['acknowledge'])
    const [row] = await database.rows<{ counted: number }>(
      `select count(*)::int as counted from app_private.outbox
       where to_email = app_private.address_of($1) and (account_id is not null or not is_notice)`,
      [investor.accountId],
    )

    expect(row?.counted).toBe(0)
  })
})
