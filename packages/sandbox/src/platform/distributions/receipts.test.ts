import { expect, it } from 'vitest'
import { larkspur } from '../../testing/anIssuer.ts'
import { anOpenInvestment } from '../../testing/anOpenInvestment.ts'
import { completeStep, providerReports } from '../../testing/completeStep.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import { listMails, readMail } from '../http/outbox.ts'
import { translate } from '../language/translate.ts'

const pay = `mutation ($id: UUID!, $amount: BigFloat!) { createDistributionPayment(input: { distributionPayment: {
  distributionId: $id, amount: $amount, paidOn: "2026-01-15" } }) { distributionPayment { id } } }`

onEveryEngine('receipts', (database) => {
  const mailsTo = (accountId: string) =>
    database.rows<{ subject: string; html: string }>(
      'select subject, html from app_private.outbox where to_email = app_private.address_of($1) order by id',
      [accountId],
    )
  const subjectsTo = async (accountId: string) => (await mailsTo(accountId)).map(({ subject }) => subject)

  it('confirm an investment to its investor, with round, price, contact and a link, also in German', async () => {
    const { investor, distribution } = await anOpenInvestment(database, ['acknowledge'])

    const [mail] = await mailsTo(investor.accountId)

    expect(mail?.subject).toMatch(/^Receipt: \$[\d,]+\.\d\d invested in .+$/)
    expect(mail?.html).toMatch(/ units at \$[\d.]+ each, sold by .+ Questions: .+</)
    expect(mail?.html).toContain(`href="/distribution/${distribution.id}"`)
    const german = translate('de', 'mails', /^<p>(.*?)<\/p>/.exec(mail?.html ?? '')?.[1] ?? '')
    expect(german).toMatch(/^Sie haben [\d.]+,\d\d\s\$ in .* angelegt: /)
    expect(german).not.toContain('Please')
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
      /^Your copy of “Subscription agreement”: it is signed by all\. It belongs to .+ units for \$[\d,]+\.\d\d\. Questions: /,
    )
    expect(read?.text).toMatch(
      /\nOpen the signed document: https:\/\/capstan\.example\/integration\/signed-document\/\S+$/,
    )
  })

  it('write days and figures as their reader does', async () => {
    const say = (locale: string) =>
      translate(
        locale,
        'mails',
        'Larkspur has received $12,345.50 of 2026-01-15 for 2,000, Series B. Still expected: $0.05. Questions: help@larkspur.example',
      )

    expect(say('en')).toContain('$12,345.50 of January 15, 2026 for 2,000, Series B. Still expected: $0.05.')
    expect(say('en-GB')).toContain('of 15 January 2026 for')
    // A name that looks like a figure stays as it is.
    expect(say('de')).toBe(
      'Larkspur hat 12.345,50\u00a0$ vom 15. Januar 2026 für 2,000, Series B, erhalten. Noch erwartet: 0,05\u00a0$. Fragen: help@larkspur.example',
    )
    expect(translate('de', 'mails', 'Issued to you: 1,000,000.123456789012345678 units of Fund')).toBe(
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
