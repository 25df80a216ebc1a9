import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { anOffering } from '../../testing/anOffering.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

const broker = { userId: userIds.broker, accountId: accountIds.larkspur }

onEveryEngine('a row of a cap table', (database) => {
  /** What the check says of a row, and what becomes of it when it is added all the same. */
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

  it('takes the e-mail for a name that is missing, which a file has to have', async () => {
    expect(await outcome({ ...row, contactName: ' ' })).toEqual(['contact_name_missing', 'added'])
  })
})
