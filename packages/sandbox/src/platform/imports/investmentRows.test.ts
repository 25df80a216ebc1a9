import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }

const columns = ['email', 'contactName', 'note'] as const

// One of each kind of invisible or bidirectional character, and the visible text.
const hiddenCharacters = [
  ...['\u0001', '\u001f', '\u007f', '\u009f', '\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180b'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u2028', '\u202e', '\u2060', '\u2066', '\u2800', '\u3164'],
  ...['\ufeff', '\uffa0', '\ufff9', '\u{e0001}', '\t', '\n', '\u00a0', '\u2003', '\u3000', 'é', '\u0301'],
]
const hiddenTexts = hiddenCharacters.flatMap((character) => [
  `${character}ab@cap.example`,
  `a${character}b@cap.example`,
  `ab@cap.example${character}`,
])
const escaped = (text: string) => JSON.stringify(text)

/** The codes of the problems that a check finds, read from its source: a rule that is added needs an example. */
async function codesOf(database: TestDatabase, check: string): Promise<string[]> {
  const sourceOf = async (name: string) => {
    const rows = await database.rows<{ source: string }>(
      "select prosrc as source from pg_proc where proname = $1 and pronamespace = 'app_private'::regnamespace",
      [name],
    )
    return rows[0]?.source ?? ''
  }
  const [source, numbers] = [await sourceOf(check), await sourceOf('number_problem')]
  const endings = [...numbers.matchAll(/then '(_\w+)'/g)].map(([, ending]) => ending ?? '')
  const numeric = [...source.matchAll(/number_problem\(\w+, '(\w+)'\)/g)].flatMap(([, prefix]) =>
    endings.map((ending) => `${prefix}${ending}`),
  )
  return [...[...source.matchAll(/then '([a-z]\w+)'/g)].map(([, code]) => code ?? ''), ...numeric]
}

onEveryEngine('a row of a cap table', (database) => {
  /** Returns the result of the check of a row, and the result of adding it anyway. */
  async function outcome(cells: object) {
    const { id } = await anOffering(database, { total: '99999999999999999999' })
    return database.as(broker, async (client) => {
      await client.query('reset role')
      const { rows: said } = await client.query<{ problem: string | null }>(
        'select app_private.investment_problem($1) as problem',
        [cells],
      )
      await client.query('savepoint before')
      const added = await client
        .query('select from app_private.add_investments($1, $2)', [id, JSON.stringify([{ row: 2, cells }])])
        .then(() => 'added')
        .catch(() => 'refused')
      await client.query('rollback to savepoint before')
      return [said[0]?.problem, added]
    })
  }
  const row = { email: 'one@cap.example', contactName: 'One', amount: '10' }

  it.each([
    [null, row],
    [
      null,
      { ...row, amount: ' 0.000000000000000001 ', price: '0', paidInCapital: '0', paidOn: '', note: ' ' },
    ],
    [
      null,
      {
        ...row,
        email: ' One@cap.example ',
        paidInCapital: '7.5',
        paidOn: '2024-02-29',
        note: 'x'.repeat(5000),
      },
    ],
    [null, { ...row, amount: '12345678901234567890', paidOn: '2026-01-15' }],
    ['email_invalid', { ...row, email: 'one' }],
    ['email_invalid', { ...row, email: '' }],
    ['contact_name_too_long', { ...row, contactName: 'x'.repeat(201) }],
    ['amount_missing', { ...row, amount: ' ' }],
    ['amount_missing', { email: row.email, contactName: 'One' }],
    ['amount_not_positive', { ...row, amount: '0' }],
    ['amount_not_positive', { ...row, amount: '-1' }],
    ['amount_has_commas', { ...row, amount: '1,000' }],
    ['amount_not_a_number', { ...row, amount: '0.1234567890123456789' }],
    ['amount_not_a_number', { ...row, amount: 'Infinity' }],
    ['price_not_a_number', { ...row, price: '$3' }],
    ['price_has_commas', { ...row, price: '1,5' }],
    ['price_negative', { ...row, price: '-0.01' }],
    ['paid_in_not_a_number', { ...row, paidInCapital: '1e3' }],
    ['paid_in_negative', { ...row, paidInCapital: '-1' }],
    ['paid_on_missing', { ...row, paidInCapital: '1' }],
    ['paid_on_not_written_so', { ...row, paidOn: '1/2/2026' }],
    ['paid_on_no_such_day', { ...row, paidOn: '2026-02-29' }],
    ['paid_on_no_such_day', { ...row, paidOn: '2026-13-01' }],
    ['note_too_long', { ...row, note: 'x'.repeat(5001) }],
  ])('has the problem %s when it is checked, and is added only without one: %#', async (problem, cells) => {
    expect(await outcome(cells)).toEqual([problem, problem === null ? 'added' : 'refused'])
  })

  it('is refused when it is written for each rule that the check has', async () => {
    const examples: Record<string, object> = {
      email_hides_characters: { email: 'a\u202eb@cap.example' },
      email_invalid: { email: 'a..b@cap.example' },
      contact_name_too_long: { contactName: 'x'.repeat(201) },
      contact_name_hides_characters: { contactName: 'O\u200bne' },
      contact_name_has_link: { contactName: 'One www.cap.example' },
      amount_missing: { amount: '' },
      amount_has_commas: { amount: '1,000' },
      amount_not_a_number: { amount: '1e3' },
      amount_not_positive: { amount: '0' },
      price_has_commas: { price: '1,5' },
      price_not_a_number: { price: 'three' },
      price_negative: { price: '-1' },
      paid_in_has_commas: { paidInCapital: '1,5' },
      paid_in_not_a_number: { paidInCapital: '$1' },
      paid_in_negative: { paidInCapital: '-1' },
      paid_on_not_written_so: { paidOn: '1/2/2026' },
      paid_on_no_such_day: { paidOn: '2026-02-29' },
      paid_on_missing: { paidInCapital: '1' },
      note_too_long: { note: 'x'.repeat(5001) },
      note_hides_characters: { note: 'pa\u2066id' },
    }
    const codes = await codesOf(database, 'investment_problem')

    // The name may be missing when it is written: below.
    expect(Object.keys(examples).sort()).toEqual(
      codes.filter((code) => code !== 'contact_name_missing').sort(),
    )
    for (const [code, cells] of Object.entries(examples))
      expect([code, ...(await outcome({ ...row, ...cells }))]).toEqual([code, code, 'refused'])
  })

  it.each(hiddenTexts.flatMap((text) => columns.map((column) => [column, escaped(text), text] as const)))(
    'is refused by the check exactly where it is refused when it is written: %s %s',
    async (column, _, text) => {
      const [problem, added] = await outcome({ ...row, [column]: text })

      expect(added).toBe(problem === null ? 'added' : 'refused')
    },
  )

  it.each(hiddenTexts.flatMap((text) => ['name', 'email'].map((column) => [column, escaped(text), text])))(
    'of a file of contacts is checked by the rules of the write: %s %s',
    async (column = '', _, text) => {
      const [name, email] = column === 'name' ? [text, row.email] : ['One', text]
      const [problem, added] = await database.as(broker, async (client) => {
        await client.query('reset role')
        const { rows } = await client.query<{ problem: string | null }>(
          'select app_private.contact_problem($1, $2) as problem',
          [name, email],
        )
        await client.query('savepoint before')
        const added = await client
          .query('select app_private.add_customer($1, $3, $2)', [broker.accountId, name, email])
          .then(() => 'added')
          .catch(() => 'refused')
        await client.query('rollback to savepoint before')
        return [rows[0]?.problem, added] as const
      })

      expect(added).toBe(problem === null ? 'added' : 'refused')
    },
  )

  it('of a file of contacts is refused when it is written, alone and in a piece, for each rule that the check has', async () => {
    const examples: Record<string, [name: string, email: string]> = {
      name_missing: [' ', row.email],
      name_too_long: ['x'.repeat(201), row.email],
      name_hides_characters: ['O\u200bne', row.email],
      name_has_link: ['https://cap.example', row.email],
      email_missing: ['One', ''],
      email_hides_characters: ['One', 'a\u202eb@cap.example'],
      email_invalid: ['One', `${'a'.repeat(65)}@cap.example`],
    }

    expect(Object.keys(examples).sort()).toEqual((await codesOf(database, 'contact_problem')).sort())
    for (const [code, [name, email]] of Object.entries(examples))
      expect([code, ...(await contactOutcome(name, email))]).toEqual([code, code, 'refused', 'refused'])
    expect(await contactOutcome('One', 'one.of.piece@cap.example')).toEqual([null, 'added', 'added'])
  })

  /** Returns the result of the check of a contact, of adding it anyway, and of a piece of an import that has it. */
  async function contactOutcome(name: string, email: string) {
    return database.as(broker, async (client) => {
      await client.query('reset role')
      const { rows } = await client.query<{ problem: string | null }>(
        'select app_private.contact_problem($1, $2) as problem',
        [name, email],
      )
      const tried = async (write: () => Promise<unknown>) => {
        await client.query('savepoint before')
        const result = await write().then(
          () => 'added',
          () => 'refused',
        )
        await client.query('rollback to savepoint before')
        return result
      }
      const alone = await tried(() =>
        client.query('select app_private.add_customer($1, $3, $2)', [broker.accountId, name, email]),
      )
      const inPiece = await tried(async () => {
        const { rows: made } = await client.query<{ id: string }>(
          `insert into app_public.imports (account_id, created_by, file_id, file_name, status, is_confirmed, held_until)
           values ($1, $2, gen_random_uuid(), 'contacts.csv', 'writing', true, clock_timestamp() + interval '1 hour')
           returning id`,
          [broker.accountId, broker.userId],
        )
        const values = [made[0]?.id, broker.accountId, name, email]
        await client.query(
          `insert into app_public.import_rows (import_id, account_id, row, name, email, outcome)
           values ($1, $2, 2, $3, $4, 'added')`,
          values,
        )
        await client.query('select app_private.write_piece($1)', [made[0]?.id])
      })
      return [rows[0]?.problem, alone, inPiece]
    })
  }

  it('takes the e-mail for a name that is missing, which a file has to have', async () => {
    expect(await outcome({ ...row, contactName: ' ' })).toEqual(['contact_name_missing', 'added'])
  })
})
