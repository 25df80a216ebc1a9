import { expect, it, onTestFinished, vi } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import type { Role } from '../../testing/accounts/aVendor.ts'
import { anInvestmentImport } from '../../testing/investments/anInvestmentImport.ts'
import { onEveryEngine, onPostgres } from '../../testing/database/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/database/TestDatabase.ts'

/** The rows that one transaction writes. */
const piece = 10
/** Six pieces, of one unit each. */
const rows = 60

/** Creates a confirmed import of 60 units that another server holds, so that it does not advance during the test. */
async function confirmed(database: TestDatabase, place: string, role?: Role, total = '1000') {
  const allocation = await anAllocation(database, { total, price: '2' })
  const actor = allocation.owner.as(role)
  const lines = Array.from(
    { length: rows },
    (_, at) => `i${at}@${place}.example,Investor ${at},1,,2,2026-01-15,`,
  )
  const file = await anInvestmentImport(database, { actor, allocationId: allocation.id, lines })
  const { id } = await file.previewed()
  const { error } = await file.ask('bulkAllocation', { importId: id })
  expect(error).toBeUndefined()
  await database.rows(
    `update app_public.imports set held_until = clock_timestamp() + interval '1 hour' where id = $1`,
    [id],
  )
  return { ...file, id, actor, allocation }
}

async function everythingOf(database: TestDatabase, allocationId: string) {
  const [found] = await database.rows(
    `select count(*)::int as investments, coalesce(sum(amount), 0)::int as units, coalesce(sum(paid_in_capital), 0)::int as paid,
            count(distinct investor_id)::int as investors,
            (select units::int from app_private.units_sold where allocation_id = $1) as taken
       from app_public.distributions where allocation_id = $1`,
    [allocationId],
  )
  return found
}

const sell = (
  database: TestDatabase,
  { actor, allocation }: Awaited<ReturnType<typeof confirmed>>,
  amount: string,
) =>
  database.ask(
    actor,
    `mutation ($id: UUID!, $amount: BigFloat!, $email: String!) { makeDistribution(input: {
       accountEmail: $email, amount: $amount, allocationId: $id }) { distribution { id } } }`,
    { id: allocation.id, amount, email: `buyer-${crypto.randomUUID()}@cap.example` },
  )

onEveryEngine('investments that are written piece by piece', (database) => {
  it('are visible at once, with the progress', async () => {
    const writing = await confirmed(database, 'pieces')
    const seen = async () => {
      const { data } = await database.ask(
        writing.actor,
        `query ($id: UUID!, $of: String!) {
           allFullDistributions(condition: { allocationId: $id }) { totalCount }
           allAccounts(filter: { email: { includes: $of } }) { totalCount } }`,
        { id: writing.allocation.id, of: '@pieces.example' },
      )
      return Object.values(data ?? {}).map((list) => (list as { totalCount: number }).totalCount)
    }
    const found = []
    do {
      const { status, writtenCount } = await writing.read(writing.id)
      found.push([status, writtenCount, ...(await seen())])
    } while (await writing.writePiece(writing.id))

    expect(found).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((pieces) => ['writing', ...Array.from({ length: 3 }, () => pieces * piece)]),
    )
    expect(await writing.read(writing.id)).toMatchObject({
      status: 'done',
      addedCount: rows,
      writtenCount: rows,
    })
    expect(await everythingOf(database, writing.allocation.id)).toEqual({
      ...{ investments: rows, units: rows, paid: 2 * rows, investors: rows, taken: rows },
    })
    const result = await writing.rows(writing.id)
    expect(new Set(result.map(({ investmentId }) => investmentId)).size).toBe(rows)
  })

  it('reserve their units from the first batch on, also against other investments', async () => {
    const writing = await confirmed(database, 'held')
    await writing.writePiece(writing.id)
    // 1,000 of the round less 60 that are the import's.
    const tooMany = await sell(database, writing, '941')
    const all = await sell(database, writing, '940')

    expect(tooMany.errors?.[0]?.extensions).toMatchObject({
      code: 'offering_sold_out',
      details: { remaining: '940' },
    })
    expect(all.errors).toBeUndefined()
    while (await writing.writePiece(writing.id));
    expect(await writing.read(writing.id)).toMatchObject({ status: 'done', writtenCount: rows })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({ units: 1000, taken: 1000 })
  })

  it('are refused as a whole when their units are gone before the confirmation', async () => {
    const allocation = await anAllocation(database, { total: '100' })
    const actor = allocation.owner.as()
    const lines = ['a@gone.example,A,60,,,,', 'b@gone.example,B,40,,,,']
    const file = await anInvestmentImport(database, { actor, allocationId: allocation.id, lines })
    const found = await file.previewed()
    await database.rows(`select app_private.sell_units($1, 1)`, [allocation.id])
    const { error } = await file.ask('bulkAllocation', { importId: found.id })

    expect(error).toMatchObject({ code: 'offering_sold_out', details: { remaining: '99' } })
    expect(await file.read(found.id)).toMatchObject({ status: 'checked', writtenCount: 0 })
    expect(await everythingOf(database, allocation.id)).toMatchObject({ investments: 0, taken: 1 })
  })

  it('go on where a server died', async () => {
    const writing = await confirmed(database, 'died')
    await writing.writePiece(writing.id)
    const client = await database.db.pool.connect()
    await client.query('begin')
    await client.query('select app_private.write_piece($1)', [writing.id])
    await client.query('rollback')
    client.release()
    await database.rows(
      `update app_public.imports set held_until = clock_timestamp() - interval '1 second' where id = $1`,
      [writing.id],
    )
    await writing.work()

    expect(await writing.read(writing.id)).toMatchObject({ status: 'done', addedCount: rows })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({
      investments: rows,
      taken: rows,
    })
    // Confirmed once more, it is returned unchanged.
    expect(await writing.written({ importId: writing.id })).toMatchObject({
      status: 'done',
      writtenCount: rows,
    })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({
      investments: rows,
      taken: rows,
    })
  })

  it.each([
    [
      'the allocation is stale',
      `update app_public.allocations set status = $2 where id = $1`,
      'stale',
      'active',
    ],
    [
      'who confirmed it may only look',
      `update app_public.users_accounts set role = $2 where role <> 'account_owner' and user_id in (
         select created_by from app_public.imports where allocation_id = $1)`,
      'account_viewer',
      'account_admin',
    ],
  ])(
    'stop when %s, release their units, and continue once that is corrected',
    async (what, sql, wrong, right) => {
      const writing = await confirmed(database, what.replaceAll(' ', '-'), 'account_admin')
      const { id: allocationId } = writing.allocation
      await writing.writePiece(writing.id)
      await database.rows(sql, [allocationId, wrong])
      expect(await writing.writePiece(writing.id)).toBe(false)
      await database.rows(sql, [allocationId, right])

      expect(await writing.read(writing.id)).toMatchObject({
        ...{ status: 'stopped', writtenCount: piece, addedCount: rows },
        problem: wrong === 'stale' ? 'allocation_stale' : 'not_allowed',
      })
      expect(await everythingOf(database, allocationId)).toMatchObject({ investments: piece, taken: piece })
      const standing = (await writing.rows(writing.id)).filter(({ investmentId }) => investmentId !== null)
      expect(standing).toHaveLength(piece)
      expect(await writing.written({ importId: writing.id })).toMatchObject({
        status: 'done',
        writtenCount: rows,
        problem: null,
      })
      expect(await everythingOf(database, allocationId)).toMatchObject({ investments: rows, taken: rows })
    },
  )

  it('stop after three failures, and are deleted with their unwritten rows', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => errors.mockRestore())
    const writing = await confirmed(database, 'failing')
    await writing.writePiece(writing.id)
    await database.rows(
      `update app_public.import_rows set cells = cells || '{"amount": "x"}' where import_id = $1 and row = 15`,
      [writing.id],
    )
    await database.rows('update app_public.imports set held_until = null where id = $1', [writing.id])
    await writing.work()

    expect(errors).toHaveBeenCalledTimes(3)
    expect(await writing.read(writing.id)).toMatchObject({
      status: 'stopped',
      problem: 'internal',
      writtenCount: piece,
    })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({
      investments: piece,
      taken: piece,
    })
    const { data } = await database.ask(
      writing.actor,
      `mutation ($id: UUID!) { discardImport(input: { id: $id }) { import { status } } }`,
      { id: writing.id },
    )
    expect(data?.discardImport).toEqual({ import: { status: 'discarded' } })
    expect(await writing.rows(writing.id)).toEqual([])
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({ investments: piece })
  })

  it('add no investment that another user added meanwhile, and release its unit', async () => {
    const writing = await confirmed(database, 'meanwhile')
    const lines = [
      'i3@meanwhile.example,Investor 3,1,,2,2026-01-15,',
      'i59@meanwhile.example,Investor,1,,2,2026-01-15,',
    ]
    const other = await anInvestmentImport(database, {
      ...writing,
      allocationId: writing.allocation.id,
      lines,
    })
    expect(await other.written()).toMatchObject({ status: 'done', addedCount: 2 })
    while (await writing.writePiece(writing.id));

    expect(await writing.read(writing.id)).toMatchObject({
      status: 'done',
      addedCount: rows - 2,
      knownCount: 2,
    })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({
      investments: rows,
      taken: rows,
    })
  })

  it('are one operation of the confirming user in the audit, with a change for each', async () => {
    const writing = await confirmed(database, 'audited')
    await writing.work()
    while (await writing.writePiece(writing.id));

    expect(
      await database.rows(
        `select operations.operation, operations.user_id as user, count(distinct row_id)::int as investments
           from app_public.changes join app_public.operations on operations.id = changes.operation_id
          where "table" = 'distributions' and verb = 'insert' and after ->> 'allocation_id' = $1 group by 1, 2, operations.id`,
        [writing.allocation.id],
      ),
    ).toEqual([{ operation: 'writeInvestments', user: writing.actor.userId, investments: rows }])
  })
})

onPostgres('investments that two servers write while others sell', (database) => {
  it('exist once each, and do not exceed the units of the round', async () => {
    const writing = await confirmed(database, 'crowd', 'account_owner', '80')
    const rest = async () => {
      while (await writing.writePiece(writing.id));
    }
    const buys = Array.from({ length: 30 }, () => sell(database, writing, '1'))
    const [, , ...answers] = await Promise.all([rest(), rest(), ...buys])
    await rest()

    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code)
    expect(codes.filter((code) => code === undefined)).toHaveLength(20)
    expect(codes.filter((code) => code === 'offering_sold_out')).toHaveLength(10)
    expect(await writing.read(writing.id)).toMatchObject({ status: 'done', writtenCount: rows })
    expect(await everythingOf(database, writing.allocation.id)).toMatchObject({
      units: 80,
      taken: 80,
      investments: 80,
    })
  })
})
