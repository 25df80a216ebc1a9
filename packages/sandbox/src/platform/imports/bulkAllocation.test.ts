import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { actors } from '../../testing/documents/aDocument.ts'
import { anInvestmentImport } from '../../testing/investments/anInvestmentImport.ts'
import { anOffering } from '../../testing/investments/anOffering.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

onEveryEngine('bulkAllocation', (database) => {
  const fileOf = (allocationId: string, lines: string[], actor: Actor = actors.broker) =>
    anInvestmentImport(database, { actor, allocationId, lines })
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

  it('adds the investments of a file, with its prices and payments, once it is confirmed', async () => {
    const { id } = await anOffering(database, { total: '1000', price: '12.5' })
    const file = await fileOf(id, [
      'wren@cap.example,Wren Abara,40,12.00,480.00,2026-01-15,"Wire, January"',
      'tove@cap.example,Tove Lund,60,,,,',
    ])
    const found = await file.previewed()

    // 40 + 60 units; only the first has paid.
    expect(found).toMatchObject({
      ...{ status: 'checked', rowCount: 2, addedCount: 2, wrongCount: 0, writtenCount: 0 },
      ...{ addedUnits: '100', addedCapital: '480.00' },
    })
    expect(await imported(id)).toEqual([])

    expect(await file.written({ importId: found.id })).toMatchObject({
      status: 'done',
      addedCount: 2,
      writtenCount: 2,
    })
    expect(await imported(id)).toEqual([
      { email: 'wren@cap.example', units: '40', status: 'closed', paid: '480', price: '12' },
      { email: 'tove@cap.example', units: '60', status: 'closed', paid: '0', price: '12.5' },
    ])
    const [first] = await file.rows(found.id)
    // proves CALL-070
    expect(first).toMatchObject({
      ...{ row: 2, name: 'Wren Abara', email: 'wren@cap.example', outcome: 'added' },
      cells: {
        amount: '40',
        price: '12.00',
        paidInCapital: '480.00',
        paidOn: '2026-01-15',
        note: 'Wire, January',
      },
      investmentId: expect.any(String),
    })
  })

  it('writes nothing when a row is wrong, and names them all by row and column', async () => {
    const { id } = await anOffering(database, { total: '1000' })
    const file = await fileOf(id, [
      'good@cap.example,Good,10,,,,',
      'comma@cap.example,Comma,"1,000",,,,',
      'word@cap.example,Word,ten,,,,',
      'unknown,No Address,10,,,,',
      'day@cap.example,Day,10,,5,2026-02-30,',
      'american@cap.example,American,10,,5,01/15/2026,',
      'unpaid@cap.example,Unpaid,10,,5,,',
      'minus@cap.example,Minus,-10,,,,',
      'nan@cap.example,NaN,NaN,,,,',
      'big@cap.example,Big,1e9,,,,',
      'cheap@cap.example,Cheap,10,-1,,,',
      'owed@cap.example,Owed,10,,-5,2026-01-15,',
      'short@cap.example,Short,10',
      'formula@cap.example,Formula,=1+1,,,,',
    ])
    const found = await file.previewed()
    const { error } = await file.ask('bulkAllocation', { importId: found.id })
    await file.work()

    expect(error).toMatchObject({ code: 'import_invalid', details: { count: 13 } })
    expect((error?.details as { rows: object[] }).rows).toEqual(
      [
        [3, 'amount', 'amount_has_commas'],
        [4, 'amount', 'amount_not_a_number'],
        [5, 'email', 'email_invalid'],
        [6, 'paidOn', 'paid_on_no_such_day'],
        [7, 'paidOn', 'paid_on_not_written_so'],
        [8, 'paidOn', 'paid_on_missing'],
        [9, 'amount', 'amount_not_positive'],
        [10, 'amount', 'amount_not_a_number'],
        [11, 'amount', 'amount_not_a_number'],
        [12, 'price', 'price_negative'],
        [13, 'paidInCapital', 'paid_in_negative'],
        [14, null, 'value_count'],
        [15, 'amount', 'formula'],
      ].map(([row, column, problem]) => ({ row, column, problem })),
    )
    expect(await file.read(found.id)).toMatchObject({ status: 'checked', addedCount: 1, wrongCount: 13 })
    expect(await imported(id)).toEqual([])

    expect(await file.written({ leaveOutWrong: true })).toMatchObject({ status: 'done', writtenCount: 1 })
    // proves CONTACT-010
    expect(await imported(id)).toMatchObject([{ email: 'good@cap.example', units: '10' }])
  })

  it('adds no units beyond the round, in any row', async () => {
    const { id } = await anOffering(database, { total: '100' })
    const file = await fileOf(id, [
      'a@cap.example,A,60,,,,',
      'b@cap.example,B,50,,,,',
      'c@cap.example,C,40,,,,',
    ])
    const found = await file.previewed()

    expect(found).toMatchObject({ addedCount: 2, wrongCount: 1, addedUnits: '100' })
    expect((await file.rows(found.id))[0]).toMatchObject({
      row: 3,
      problem: 'units_not_left',
      column: 'amount',
    })
    expect((await file.ask('bulkAllocation')).error?.code).toBe('import_invalid')
    expect(await imported(id)).toEqual([])
  })

  it('leaves out repeated rows and existing investments: a file adds nothing the second time', async () => {
    const { id } = await anOffering(database, { total: '1000', price: '12.5' })
    const lines = [
      'a@cap.example,A,60,,30,2026-01-15,',
      'A@cap.example,A again,60,,30,2026-01-15,',
      'a@cap.example,A,60,,30,2026-02-15,',
    ]
    const first = await fileOf(id, lines)
    const found = await first.previewed()
    expect(found).toMatchObject({ addedCount: 2, repeatedCount: 1, knownCount: 0, addedUnits: '120' })
    expect((await first.rows(found.id))[1]).toMatchObject({ row: 3, outcome: 'repeated', repeats: 2 })
    await first.written()
    const again = await fileOf(id, [...lines, 'a@cap.example,A,60,13,30,2026-01-15,'])

    // The last is another purchase: it cost 13.
    expect(await again.written()).toMatchObject({
      status: 'done',
      knownCount: 2,
      repeatedCount: 1,
      addedCount: 1,
    })
    expect((await imported(id)).map(({ price }) => price).toSorted()).toEqual(['12.5', '12.5', '13'])
  })

  it('names the rows of one person, in every spelling of the address, and persons with an open investment', async () => {
    const { id } = await anOffering(database, { total: '1000' })
    const { errors } = await database.ask(
      actors.broker,
      `mutation ($id: UUID!) { makeDistribution(input: {
         accountEmail: "open@people.example", name: "Open", amount: "10", allocationId: $id }) { clientMutationId } }`,
      { id },
    )
    expect(errors).toBeUndefined()
    const file = await fileOf(id, [
      'Maren@people.example,Maren,10,,,,',
      'tove@people.example,Tove,10,,,,',
      '" maren@PEOPLE.example ",Maren O.,20,,,,',
      'OPEN@people.example,Open,30,,,,',
    ])
    const found = await file.previewed()
    const rows = await file.rows(found.id)

    expect(found).toMatchObject({ addedCount: 4, repeatedCount: 0, wrongCount: 0 })
    expect(rows.map(({ row, samePerson, hasOpen }) => [row, samePerson, hasOpen])).toEqual([
      [2, null, false],
      [3, null, false],
      [4, 2, false],
      [5, null, true],
    ])
  })

  it('is checked and written at one call, all of it or nothing', async () => {
    const { id } = await anOffering(database, { total: '100' })
    const bad = await fileOf(id, ['a@cap.example,A,60,,,,', 'b@cap.example,B,ten,,,,'])
    expect(await bad.written()).toMatchObject({ status: 'failed', problem: 'rows_wrong', wrongCount: 1 })
    expect(await imported(id)).toEqual([])
    const headless = await fileOf(id, [])
    expect(await headless.written()).toMatchObject({ status: 'failed', problem: 'no_rows' })

    const good = await fileOf(id, ['a@cap.example,A,60,,,,'])
    const [one, two] = [await good.ask('bulkAllocation'), await good.ask('bulkAllocation')]
    expect(one.id).toBe(two.id)
    expect(await good.written()).toMatchObject({ status: 'done', addedCount: 1 })
    expect(await imported(id)).toHaveLength(1)
  })

  it('adds to no allocation of another, and to no stale one', async () => {
    const { id } = await anOffering(database)
    const { id: staleId } = await anOffering(database, { status: 'stale' })
    const files = [
      await fileOf(id, ['a@cap.example,A,1,,,,'], actors.issuer),
      await fileOf(randomUUID(), ['a@cap.example,A,1,,,,']),
      await fileOf(staleId, ['a@cap.example,A,1,,,,']),
    ]
    for (const mutation of ['bulkAllocation', 'previewBulkAllocation']) {
      const answers = await Promise.all(files.map((file) => file.ask(mutation)))
      expect(answers.map(({ error }) => error?.code)).toEqual([
        'not_allowed', // the issuer of the round sees it
        'not_found',
        'allocation_stale',
      ])
    }
    expect(await imported(id)).toEqual([])
  })

  it('confirms the previewed file for this allocation, whose rows cannot be corrected', async () => {
    const { id } = await anOffering(database)
    const { id: other } = await anOffering(database)
    const file = await fileOf(id, ['a@cap.example,A,ten,,,,'])
    const found = await file.previewed()
    const elsewhere = await file.ask('bulkAllocation', { importId: found.id, allocationId: other })
    const [wrong] = await file.rows(found.id)
    const mended = await database.ask(
      actors.broker,
      `mutation ($id: UUID!) { mendImportRow(input: { id: $id, name: "A", email: "a@cap.example" }) { clientMutationId } }`,
      { id: wrong?.id },
    )
    const contacts = await database.ask(
      actors.broker,
      `mutation ($id: UUID!) { bulkCustomers(input: { fileName: "x", importId: $id }) { clientMutationId } }`,
      { id: found.id },
    )

    expect(elsewhere.error?.code).toBe('not_found')
    expect(mended.errors?.[0]?.extensions.code).toBe('not_found')
    expect(contacts.errors?.[0]?.extensions.code).toBe('not_found')
  })
})
