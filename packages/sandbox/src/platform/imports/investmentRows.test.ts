import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anOffering } from '../../testing/anOffering.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }

const columns = ['email', 'contactName', 'note'] as const

// One of each kind of character that is drawn as nothing or turns what is around it, and what a reader does see.
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

  it.each(hiddenTexts.flatMap((text) => columns.map((column) => [column, escaped(text), text] as const)))(
    'is refused by the check exactly where it is refused when it is written: %s %s',
    async (column, _, text) => {
      const [problem, added] = await outcome({ ...row, [column]: text })

      expect(added).toBe(problem === null ? 'added' : 'refused')
    },
  )

  it.each(hiddenTexts.flatMap((text) => ['name', 'email'].map((column) => [column, escaped(text), text])))(
    'of a file of contacts is checked by what it is written by: %s %s',
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

  it('takes the e-mail for a name that is missing, which a file has to have', async () => {
    expect(await outcome({ ...row, contactName: ' ' })).toEqual(['contact_name_missing', 'added'])
  })
})
