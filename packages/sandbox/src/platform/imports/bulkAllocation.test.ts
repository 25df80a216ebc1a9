import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actors } from '../../testing/aDocument.ts'
import { aFileToImport } from '../../testing/aFileToImport.ts'
import { anOffering } from '../../testing/anOffering.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import type { Actor } from '../../testing/TestDatabase.ts'

const header = 'email,contactName,amount,price,paidInCapital,paidOn,note'

onEveryEngine('bulkAllocation', (database) => {
  async function importRows(
    allocationId: string,
    rows: string[],
    { mutation = 'bulkAllocation', actor = actors.broker as Actor } = {},
  ) {
    const fileName = await aFileToImport(database, actor, [header, ...rows].join('\r\n'))
    const { data, errors } = await database.ask(
      actor,
      `mutation ($input: BulkAllocationInput!) { made: ${mutation}(input: $input) {
        report { rowCount problemCount duplicateCount totals problems { row column message } } } }`,
      { input: { fileName, allocationId } },
    )
    return { report: (data?.made as { report: object } | null)?.report, error: errors?.[0]?.extensions }
  }
  const imported = (allocationId: string) =>
    database.rows(
      `select accounts.email, trim_scale(amount)::text as units, distributions.status, trim_scale(paid_in_capital)::text as paid,
              trim_scale(prices.price)::text as price
         from app_public.distributions
         join app_public.accounts on accounts.id = investor_id
         join app_public.distribution_prices as prices on prices.distribution_id = distributions.id
        where allocation_id = $1 order by amount`,
      [allocationId],
    )

  it('adds the investments of a file, priced and paid as it says [CALL-070]', async () => {
    const { id } = await anOffering(database, { total: '1000', price: '12.5' })
    const { report } = await importRows(id, [
      'wren@cap.example,Wren Abara,40,12.00,480.00,2026-01-15,"Wire, January"',
      'tove@cap.example,Tove Lund,60,,,,',
    ])

    // 40 + 60 units; only the first has paid.
    expect(report).toEqual({
      rowCount: 2,
      problemCount: 0,
      duplicateCount: 0,
      totals: { amount: '100', paidInCapital: '480' },
      problems: [],
    })
    expect(await imported(id)).toEqual([
      { email: 'wren@cap.example', units: '40', status: 'closed', paid: '480', price: '12' },
      { email: 'tove@cap.example', units: '60', status: 'closed', paid: '0', price: '12.5' },
    ])
  })

  it('writes nothing when a row is wrong, and names them all [CONTACT-010]', async () => {
    const { id } = await anOffering(database, { total: '1000' })
    const { error } = await importRows(id, [
      'good@cap.example,Good,10,,,,',
      'comma@cap.example,Comma,"1,000",,,,',
      'word@cap.example,Word,ten,,,,',
      'nobody,No Address,10,,,,',
      'day@cap.example,Day,10,,5,2026-02-30,',
      'american@cap.example,American,10,,5,01/15/2026,',
      'unpaid@cap.example,Unpaid,10,,5,,',
      'minus@cap.example,Minus,-10,,,,',
      'nan@cap.example,NaN,NaN,,,,',
      'big@cap.example,Big,1e9,,,,',
      'cheap@cap.example,Cheap,10,-1,,,',
      'owed@cap.example,Owed,10,,-5,2026-01-15,',
    ])

    expect(error?.code).toBe('import_invalid')
    const { count, rows } = error?.details as {
      count: number
      rows: { row: number; column: string; message: string }[]
    }
    expect(count).toBe(11)
    expect(rows.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'amount', 'Numbers have no commas.'],
      [4, 'amount', 'This is not a number.'],
      [5, 'accountEmail', 'Email is a required field.'],
      [6, 'paidOn', 'There is no such day.'],
      [7, 'paidOn', 'Days are written YYYY-MM-DD.'],
      [8, 'paidOn', 'Paid On is a required field.'],
      [9, 'amount', 'The number of units must be above 0.'],
      [10, 'amount', 'This is not a number.'],
      [11, 'amount', 'This is not a number.'],
      [12, 'price', 'The price cannot be below 0.'],
      [13, 'paidInCapital', 'What is paid in cannot be below 0.'],
    ])
    expect(await imported(id)).toEqual([])
  })

  it('adds no units beyond the round, whatever row they stand in', async () => {
    const { id } = await anOffering(database, { total: '100' })
    const { error } = await importRows(id, ['a@cap.example,A,60,,,,', 'b@cap.example,B,50,,,,'])

    expect(error?.code).toBe('import_invalid')
    expect((error?.details as { rows: object[] }).rows).toEqual([
      { row: 3, column: null, message: expect.any(String) },
    ])
    expect(await imported(id)).toEqual([])
  })

  it('shows beforehand what it would do, and does nothing', async () => {
    const { id } = await anOffering(database, { total: '100' })
    const { report } = await importRows(id, ['a@cap.example,A,60,,,,', 'a@cap.example,A,60,,,,'], {
      mutation: 'previewBulkAllocation',
    })

    expect(report).toMatchObject({
      rowCount: 2,
      duplicateCount: 1,
      problemCount: 1,
      totals: { amount: '60' },
    })
    expect(await imported(id)).toEqual([])
  })

  it('adds to no allocation of another, and to no stale one: that is no fault of a row', async () => {
    const { id } = await anOffering(database)
    const foreign = await importRows(id, ['a@cap.example,A,1,,,,'], { actor: actors.issuer })
    const none = await importRows(randomUUID(), ['a@cap.example,A,1,,,,'])
    const { id: staleId } = await anOffering(database, { status: 'stale' })
    const stale = await importRows(staleId, ['a@cap.example,A,1,,,,'])

    expect([foreign, none, stale].map(({ error }) => error?.code)).toEqual([
      'not_allowed', // the issuer of the round sees it
      'not_found',
      'allocation_stale',
    ])
    expect(await imported(id)).toEqual([])
  })
})
