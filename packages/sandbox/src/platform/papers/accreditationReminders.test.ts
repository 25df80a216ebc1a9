import { afterEach, expect, it } from 'vitest'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { providerReports } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { listMails } from '../server/outbox.ts'
import { keepReminding, remindOfAccreditations } from '../remindOfAccreditations.ts'

onEveryEngine('an accreditation that expires', (database) => {
  const service = { provider: 'investready', output: { method: 'income' } }
  const travel = (days: number) =>
    database.rows('update app_private.clock set "offset" = make_interval(days => $1)', [days])
  afterEach(() => travel(0))

  /** Accredited today, for 90 days. */
  async function anAccredited() {
    const { investor, steps } = await anOpenInvestment(database, ['accreditation', 'fund'])
    await providerReports(database, steps[0], 'complete', service)
    return { investor, email: `${investor.userId}@example.com` }
  }
  /** Returns the reminders that were mailed until a day from now, the latest first. */
  async function mailedBy(day: number, email: string) {
    await travel(day)
    await remindOfAccreditations(database.db)
    return (await listMails(database.db, email)).filter(({ subject }) =>
      /[Aa](ccreditation|kkred)/.test(subject),
    )
  }
  const choose = (actor: Actor, isOn: boolean) =>
    database.ask(
      actor,
      'mutation ($isOn: Boolean!) { chooseMail(input: { kind: "accreditations", isOn: $isOn }) { mailChoice { isOn } } }',
      { isOn },
    )

  it('is mailed of 30 days and 7 days before, once each', async () => {
    const { email } = await anAccredited()
    const counts: number[] = []
    for (const day of [59, 60, 60, 75, 82, 83, 84, 90, 91, 200])
      counts.push((await mailedBy(day, email)).length)

    expect(counts).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 2])
    const [second, first] = await listMails(database.db, email)
    // The mails of one accreditation have one subject, with its last day as the reader writes days; that of a renewal has another.
    expect(first?.subject).toMatch(/^Your accreditation expires on [A-Z][a-z]+ \d{1,2}, \d{4}$/)
    expect(first?.html).toMatch(
      /Your accreditation as an investor expires in 30 days, on [A-Z][a-z]+ \d{1,2}, \d{4}\..* Questions: \S/,
    )
    expect(second?.html).toContain('expires in 7 days, on ')
    expect(first?.html).toContain('href="/settings/qualification-answers"')
  })

  it.each([
    [85, 'expires in 5 days, on '],
    [89, 'expires in 1 day, on '],
    [90, 'Today is the last day'],
  ])('is mailed of once where the platform was down until day %i', async (day, words) => {
    const { email } = await anAccredited()
    const mails = await mailedBy(day, email)

    expect(mails).toHaveLength(1)
    expect(mails[0]?.html).toContain(words)
  })

  it('is mailed of anew once it was renewed, by its new last day', async () => {
    const { investor, email } = await anAccredited()
    expect(await mailedBy(60, email)).toHaveLength(1)
    const { data } = await database.ask(
      investor,
      'mutation { renewAccreditation(input: {}) { process { currentStep } } }',
    )
    const { process } = data?.renewAccreditation as { process: { currentStep: string } }
    await providerReports(database, process.currentStep, 'complete', service)

    // 90 days from day 60 on.
    expect(await mailedBy(83, email)).toHaveLength(1)
    expect(await mailedBy(119, email)).toHaveLength(1)
    expect(await mailedBy(120, email)).toHaveLength(2)
  })

  it('is not mailed of to who turned that off, and never twice for it', async () => {
    const { investor, email } = await anAccredited()
    expect((await choose(investor, false)).errors).toBeUndefined()
    expect(await mailedBy(60, email)).toEqual([])
    await choose(investor, true)
    expect(await mailedBy(61, email)).toEqual([])
    expect(await mailedBy(83, email)).toHaveLength(1)
  })

  it.each([
    [60, 'Ihre Akkreditierung als Anleger läuft in 30 Tagen ab, am '],
    [89, 'Ihre Akkreditierung als Anleger läuft in 1 Tag ab, am '],
    [90, 'Heute ist der letzte Tag Ihrer Akkreditierung als Anleger.'],
  ])('is mailed of in the language of its reader, on day %i too', async (day, words) => {
    const { investor, email } = await anAccredited()
    await database.rows(`select app_private.note_locale($1, 'de')`, [investor.userId])
    const [mail] = await mailedBy(day, email)

    expect(mail?.subject).toMatch(/^Ihre Akkreditierung läuft am \d{1,2}\. [A-Zä-ü]+ \d{4} ab$/i)
    expect(mail?.html).toContain(words)
    expect(mail?.html).toContain('Akkreditierung erneuern')
  })

  it('is mailed of when the platform starts', async () => {
    const { email } = await anAccredited()
    await travel(60)
    const stop = await keepReminding(database.db)
    stop()

    const mails = await listMails(database.db, email)
    expect(mails.filter(({ subject }) => /accreditation/i.test(subject))).toHaveLength(1)
  })

  it('is mailed of once by several servers that do it at a time', async () => {
    const { email } = await anAccredited()
    await travel(60)
    await Promise.all([1, 2, 3].map(() => remindOfAccreditations(database.db)))

    expect(await mailedBy(60, email)).toHaveLength(1)
  })
})
