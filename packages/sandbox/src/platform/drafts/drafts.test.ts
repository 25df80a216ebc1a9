import { expect, it } from 'vitest'
import { aDelegate } from '../../testing/accounts/aDelegate.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { anOpenInvestment } from '../../testing/investments/anOpenInvestment.ts'
import { codeOf } from '../../testing/database/codeOf.ts'
import { completeStep, goodAnswers } from '../../testing/investments/completeStep.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { aSetup, setupAccount } from '../../testing/accounts/setupAccount.ts'
import type { Actor, Answer, TestDatabase } from '../../testing/database/TestDatabase.ts'

const openDocument = `mutation ($input: OpenDraftInput!) { openDraft(input: $input) { draft { version answers savedOn } } }`
const saveDocument = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { draft { answers savedOn replacedOn } } }`
const discardDocument = `mutation ($input: DiscardDraftInput!) { discardDraft(input: $input) { boolean } }`

interface Draft {
  version: string
  answers: Record<string, unknown>
  savedOn: string
  replacedOn: string | null
}

const setup = { form: 'SETUP' }
const step = (stepId: string | undefined) => ({ form: 'STEP', stepId })
const draftIn = ({ data }: Answer, field: string) =>
  (data?.[field] as { draft: Draft | null } | null)?.draft ?? null

onEveryEngine('a draft', (database: TestDatabase) => {
  const open = (actor: Actor, form: object) => database.ask(actor, openDocument, { input: form })
  const save = (actor: Actor, form: object, answers: unknown, rest: object = {}) =>
    database.ask(actor, saveDocument, { input: { ...form, version: '1', answers, ...rest } })
  const discard = (actor: Actor, form: object) => database.ask(actor, discardDocument, { input: form })
  const answersOf = async (actor: Actor, form: object) =>
    draftIn(await open(actor, form), 'openDraft')?.answers

  it('of account setup is restored as typed, for every delegate who may set the account up', async () => {
    const owner = await anInvestor(database, { setup: false })
    const answers = {
      type: 'LLC',
      accountName: 'Harbor',
      parties: [{ firstName: 'Ida', address: { city: 'Portland' } }],
    }

    expect(draftIn(await open(owner, setup), 'openDraft')).toBeNull()
    await save(owner, setup, answers)

    expect(await answersOf(owner, setup)).toEqual(answers)
    expect(await answersOf(await aDelegate(database, owner.accountId), setup)).toEqual(answers)
  })

  it('of a step is restored, and deleted when the step is completed', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['suitability'])
    await save(investor, step(steps[0]), { objective: 'Growth', experience: 'Two fu' })
    expect(await answersOf(investor, step(steps[0]))).toEqual({ objective: 'Growth', experience: 'Two fu' })

    expect((await completeStep(database, investor, steps[0], goodAnswers.suitability)).errors).toBeUndefined()

    expect(draftIn(await open(investor, step(steps[0])), 'openDraft')).toBeNull()
    // A draft in flight meanwhile is discarded.
    expect(draftIn(await save(investor, step(steps[0]), { objective: 'Income' }), 'saveDraft')).toBeNull()
    expect(draftIn(await open(investor, step(steps[0])), 'openDraft')).toBeNull()
  })

  it('of account setup is deleted when the account is set up', async () => {
    const investor = await anInvestor(database, { setup: false })
    await save(investor, setup, { type: 'Individual' })

    expect((await setupAccount(database, investor, aSetup())).errors).toBeUndefined()

    expect(draftIn(await open(investor, setup), 'openDraft')).toBeNull()
  })

  it('keeps no tax id, password, attestation or answer that the form does not ask for, from any client', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    const secret = { ein: '98-7654321', ssn: '987-65-4321', unasked: 'x' }
    await save(investor, step(steps[0]), {
      ...secret,
      occupation: '987-65-4321',
      employmentStatus: 'Retired',
    })
    expect(await answersOf(investor, step(steps[0]))).toEqual({ employmentStatus: 'Retired' })

    const other = await anInvestor(database, { setup: false })
    const party = { firstName: 'Ida', lastName: '987-65-4321', taxId: '987654321' }
    await save(other, setup, { taxId: '000', attestation: true, parties: [party], more: { taxId: '1' } })
    expect(await answersOf(other, setup)).toEqual({ parties: [{ firstName: 'Ida' }] })
  })

  it.each([
    ['987654321', false],
    ['987-65-4321', false],
    ['987 65 4321', false],
    ['98-7654321', false],
    ['My number is 987–65–4321.', false],
    ['Suite (987654321)', false],
    ['202-555-0123', true],
    ['+34 612345678', true],
    ['+34612345678', true],
    ['2025550123', true],
    ['97201-1234', true],
    ['2019-03-04', true],
    ['123456789@students.example', true],
    ['Unit 12-345', true],
  ])('with %s in a free text keeps it: %s, and leaves the others as they are', async (text, isKept) => {
    const investor = await anInvestor(database, { setup: false })
    const answers = {
      accountName: text,
      formationDate: text,
      address: { lineOne: text, city: 'Portland' },
      type: 'LLC',
    }
    await save(investor, setup, answers)

    const left = { address: { city: 'Portland' }, type: 'LLC' }
    expect(await answersOf(investor, setup)).toEqual(isKept ? answers : left)
  })

  it('keeps a figure of nine digits where the form asks for a number, and nowhere else', async () => {
    const kept = await database.rows<{ kept: object }>(
      `select app_private.kept_answers('{"fields": [{"key": "income", "type": "number"}, {"key": "note", "type": "textArea"}]}',
         '{"income": "250000000", "note": "250000000"}') as kept
       union all select app_private.kept_answers('{"fields": [{"key": "income", "type": "number"}]}', '{"income": "987-65-4321"}')`,
    )

    expect(kept).toEqual([{ kept: { income: '250000000' } }, { kept: {} }])
  })

  it('is one of five of a form: the one saved longest ago is replaced, and the audit records it', async () => {
    const investor = await anInvestor(database, { setup: false })
    for (let version = 1; version <= 7; version += 1)
      await save(investor, setup, { accountName: `Harbor ${version}` }, { version: String(version) })

    const kept = await database.rows(
      'select version from app_private.drafts where account_id = $1 order by version',
      [investor.accountId],
    )
    expect(kept.map(({ version }) => version)).toEqual(['3', '4', '5', '6', '7'])
    expect(
      await database.rows(
        `select user_id as "userId", outcome from app_public.operations where account_id = $1 and operation = 'replaceDraft'`,
        [investor.accountId],
      ),
    ).toEqual([1, 2].map(() => ({ userId: investor.userId, outcome: 'done' })))
    expect(await answersOf(investor, setup)).toEqual({ accountName: 'Harbor 7' })
  })

  it.each([
    ['fifty drafts', 60, 100, 50],
    ['two million bytes', 30, 99_000, 20],
  ])('is one of a person’s, who has at most %s in all forms', async (_, count, size, most) => {
    const investor = await anInvestor(database, { setup: false })
    await database.rows(
      `insert into app_private.drafts (user_id, saved_by, version, ciphertext, saved_on)
       select case when n <= 3 then $1::uuid else (select id from app_public.users where id <> $1 order by id offset n limit 1) end,
         $1, 'v' || (n + $3), convert_to(repeat('x', $3), 'UTF8'), app_private.now() - interval '1 day' + n * interval '1 second'
       from generate_series(1, $2) as n`,
      [investor.userId, count, size],
    )

    await save(investor, setup, { type: 'LLC' })

    const [left] = await database.rows<{ count: number }>(
      'select count(*)::int as count from app_private.drafts where saved_by = $1',
      [investor.userId],
    )
    // The one that was just saved is among them, and is small.
    expect(left?.count).toBe(size > 1000 ? most + 1 : most)
    expect(await answersOf(investor, setup)).toEqual({ type: 'LLC' })
  })

  it('is encrypted, and is in no audit and no stored answer', async () => {
    const { investor, steps } = await anOpenInvestment(database, ['profile'])
    await save(investor, step(steps[0]), { occupation: 'Zimtstern-9' })
    await open({ ...investor, idempotencyKey: 'draft', operationBodyHash: 'h' }, step(steps[0]))

    for (const table of [
      'app_private.drafts',
      'app_private.idempotency',
      'app_public.operations',
      'app_public.changes',
    ]) {
      const rows = JSON.stringify(await database.rows(`select t::text as row from ${table} as t`))
      expect(rows).not.toContain('Zimtstern-9')
      // Bytes read as text are hexadecimal.
      expect(rows).not.toContain(Buffer.from('Zimtstern-9').toString('hex'))
    }
  })

  it('is in the audit once for each person who works on it, with every refusal', async () => {
    const investor = await anInvestor(database, { setup: false })
    const delegate = await aDelegate(database, investor.accountId)
    for (const type of ['LLC', 'Estate', 'Joint TIC']) {
      await save(investor, setup, { type })
      await save(delegate, setup, { type })
      await save(investor, setup, null)
    }

    const entries = await database.rows(
      `select user_id as "userId", outcome, count(*)::int from app_public.operations
       where account_id = $1 and operation = 'saveDraft' group by user_id, outcome order by outcome, user_id = $2`,
      [investor.accountId, investor.userId],
    )

    expect(entries).toEqual([
      { userId: delegate.userId, outcome: 'done', count: 1 },
      { userId: investor.userId, outcome: 'done', count: 1 },
      { userId: investor.userId, outcome: 'refused', count: 3 },
    ])
    expect(await answersOf(investor, setup)).toEqual({ type: 'Joint TIC' })
  })

  it('is private: no viewer, suspended delegate, vendor or other investor opens, changes or discards it', async () => {
    const { investor, steps, distribution } = await anOpenInvestment(database, ['suitability'])
    await save(investor, step(steps[0]), { objective: 'Growth' })
    const [owner] = await database.rows<{ userId: string; accountId: string }>(
      `select user_id as "userId", owner_id as "accountId" from app_public.distributions
       join app_public.users_accounts on account_id = owner_id where distributions.id = $1 limit 1`,
      [distribution.id],
    )
    if (!owner) throw new Error('The investment has no owner.')
    const refused: [Actor, string][] = [
      [await aDelegate(database, investor.accountId, { role: 'account_viewer' }), 'not_allowed'],
      [await aDelegate(database, investor.accountId, { status: 'suspended' }), 'delegate_suspended'],
      [{ ...(await anInvestor(database)), accountId: investor.accountId }, 'account_not_available'],
      [await anInvestor(database), 'not_found'],
      [owner, 'not_found'],
    ]

    for (const [actor, code] of refused) {
      expect(codeOf(await open(actor, step(steps[0])))).toBe(code)
      expect(codeOf(await save(actor, step(steps[0]), { objective: 'Income' }))).toBe(code)
      expect(codeOf(await discard(actor, step(steps[0])))).toBe(code)
    }
    expect(await answersOf(investor, step(steps[0]))).toEqual({ objective: 'Growth' })
  })

  it('cannot be read by the SQL of a request', async () => {
    const investor = await anInvestor(database, { setup: false })

    await expect(
      database.as(investor, (client) =>
        client.query(`set local role app_user; select * from app_private.drafts`),
      ),
    ).rejects.toThrow(/permission denied/)
  })

  it('is the later of two, and reports that it replaced a draft unknown to this page', async () => {
    const investor = await anInvestor(database, { setup: false })
    const first = draftIn(await save(investor, setup, { type: 'LLC' }), 'saveDraft')
    const known = { knownOn: first?.savedOn }
    const again = draftIn(await save(investor, setup, { type: 'Estate' }, known), 'saveDraft')
    expect(first?.replacedOn).toBeNull()
    expect(again?.replacedOn).toBeNull()

    const elsewhere = draftIn(await save(investor, setup, { type: 'Joint TIC' }, known), 'saveDraft')

    expect(elsewhere?.replacedOn).toBe(again?.savedOn)
    expect(await answersOf(investor, setup)).toEqual({ type: 'Joint TIC' })
  })

  it('outlives its form: the newest is opened, of any version, and names its version', async () => {
    const investor = await anInvestor(database, { setup: false })
    await save(investor, setup, { type: 'LLC' }, { version: '2' })
    await save(investor, setup, { type: 'Estate' }, { version: '1' })

    expect(draftIn(await open(investor, setup), 'openDraft')).toMatchObject({
      version: '1',
      answers: { type: 'Estate' },
    })
  })

  it('of account setup is the person’s before they have an account, and the account’s from then on', async () => {
    const { userId, accountId } = await anInvestor(database, { setup: false })
    const withoutAccount = { userId, accountId: null }
    await save(withoutAccount, setup, { type: 'LLC' })
    expect(await answersOf({ ...(await anInvestor(database)), accountId: null }, setup)).toBeUndefined()
    expect(await answersOf(withoutAccount, setup)).toEqual({ type: 'LLC' })

    expect(await answersOf({ userId, accountId }, setup)).toEqual({ type: 'LLC' })
    expect(await answersOf(withoutAccount, setup)).toBeUndefined()
  })

  it('is deleted when it is discarded', async () => {
    const investor = await anInvestor(database, { setup: false })
    await save(investor, setup, { type: 'LLC' })

    await discard(investor, setup)

    expect(await answersOf(investor, setup)).toBeUndefined()
  })

  it.each([
    ['no object', []],
    ['too long', { accountName: 'x'.repeat(100_001) }],
    ['nothing', null],
  ])('that is %s is refused', async (_, answers) => {
    const investor = await anInvestor(database, { setup: false })

    expect(codeOf(await save(investor, setup, answers))).toBe('invalid_input')
  })
})
