import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mulberry32, wholeBetween } from '../../../seed/random.ts'
import { call, codeOf, halden, type Row } from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

interface Entry {
  holding: string | null
  amount: string
  daysAgo?: number
}

onEveryEngine('the ledger', (database) => {
  const book = (round: TestRound, entries: Entry[]) =>
    inTransaction(database.db, async (client) => {
      const id = randomUUID()
      await client.query(
        `insert into app_public.transactions (id, kind, security_id, round_id, issuer_id, booked_on)
         values ($1, 'transfer', $2, $3, $4, app_private.today())`,
        [id, round.securityId, round.id, halden.accountId],
      )
      await client.query(
        `insert into app_public.ledger_entries
           (transaction_id, security_id, round_id, issuer_id, holding_id, amount, booked_on)
         select $1, $2, $3, $4, holding, amount, app_private.today() - coalesce("daysAgo", 0)
         from jsonb_to_recordset($5) as entry (holding uuid, amount numeric, "daysAgo" int)`,
        [id, round.securityId, round.id, halden.accountId, JSON.stringify(entries)],
      )
    })
  const move = (round: TestRound, [from, to]: [string, string], amount: string, daysAgo = 0) =>
    book(round, [
      { holding: from, amount: `-${amount}`, daysAgo },
      { holding: to, amount, daysAgo },
    ])

  it('sums to zero in every transaction of the demo, and equals every holding', async () => {
    const unbalanced = await database.rows(
      'select transaction_id from app_public.ledger_entries group by 1 having sum(amount) <> 0',
    )
    const [books] = await database.rows(
      `select (select count(*) from app_public.holdings where amount <> (
           select coalesce(sum(amount), 0) from app_public.ledger_entries where holding_id = holdings.id))::int as wrong,
         (select count(*) from app_public.securities where issued <> (
           select coalesce(-sum(amount), 0) from app_public.ledger_entries
           where security_id = securities.id and holding_id is null))::int as miscounted,
         (select count(*) from app_public.holdings)::int as holdings`,
    )

    expect(unbalanced).toEqual([])
    expect(books).toMatchObject({ wrong: 0, miscounted: 0 })
    expect(books?.holdings).toBeGreaterThan(200)
  })

  it('refuses a transaction whose entries do not sum to zero', async () => {
    const round = await aRound(database)
    const { id } = await aHolding(database, round)
    const almost = [
      { holding: id, amount: '1' },
      { holding: null, amount: '-0.999999999999999999' },
    ]

    await expect(book(round, almost.slice(0, 1))).rejects.toThrow('sum to zero')
    await expect(book(round, almost)).rejects.toThrow('sum to zero')
  })

  it('refuses a balance below zero, today and on any day before', async () => {
    const round = await aRound(database)
    const seller = await aHolding(database, round, { daysAgo: 10 })
    const buyer = await aHolding(database, round)

    await expect(move(round, [seller.id, buyer.id], '100.000000000000000001')).rejects.toThrow('that many')
    await expect(move(round, [seller.id, buyer.id], '1', 11)).rejects.toThrow('that many units')
    await move(round, [seller.id, buyer.id], '100', 10)

    const [left] = await database.rows('select amount = 0 as none from app_public.holdings where id = $1', [
      seller.id,
    ])
    expect(left).toEqual({ none: true })
  })

  it.each([
    ['round', { total: '150' }],
    ['security', { security: '150' }],
    ['asset', { authorized: '150' }],
  ])('issues no more than the %s may have', async (of, limit) => {
    const round = await aRound(database, limit)
    await aHolding(database, round, { amount: '149.5' })

    const beyond = aHolding(database, round, { amount: '0.500000000000000001' })

    await expect(beyond).rejects.toMatchObject({ detail: expect.stringContaining(`"of": "${of}"`) as string })
    await aHolding(database, round, { amount: '0.5' })
    const [issued] = await database.rows(
      `select trim_scale(rounds.issued)::text as round, trim_scale(securities.issued)::text as security,
         trim_scale(assets.issued)::text as asset
       from app_public.rounds join app_public.securities on securities.id = security_id
       join app_public.assets on assets.id = asset_id where rounds.id = $1`,
      [round.id],
    )
    expect(issued).toEqual({ round: '150', security: '150', asset: '150' })
  })

  it('lets no total fall below the issued units', async () => {
    const round = await aRound(database)
    await aHolding(database, round, { amount: '100' })
    const lower = (type: string, id: string, patch: Row) =>
      call(database, halden, { name: `update${type}ById`, input: { id, patch }, answer: 'clientMutationId' })

    expect(codeOf(await lower('Round', round.id, { total: '99' }))).toBe('below_issued')
    expect(codeOf(await lower('Security', round.securityId, { total: '99.99' }))).toBe('below_issued')
    expect(codeOf(await lower('Asset', round.assetId, { authorizedTotal: '1' }))).toBe('below_issued')
    // proves CALL-035, CALL-041, CALL-053
    expect(codeOf(await lower('Round', round.id, { total: '100' }))).toBeUndefined()
  })

  it('is never altered, and no holding is changed beside it', async () => {
    const { id } = await aHolding(database, await aRound(database))

    for (const sql of [
      'update app_public.ledger_entries set amount = amount * 2',
      'delete from app_public.ledger_entries',
      'update app_public.transactions set booked_on = booked_on - 1',
    ]) {
      await expect(database.rows(sql)).rejects.toThrow('written once')
    }
    const beside = database.rows('update app_public.holdings set amount = 101 where id = $1', [id])
    await expect(beside).rejects.toThrow('what the ledger says')
    await expect(database.rows('delete from app_public.holdings where id = $1', [id])).rejects.toThrow()
  })

  it('returns every holding as of any day: replayed from 60 random transactions', async () => {
    const random = mulberry32(4_160)
    const round = await aRound(database, { total: '100000', security: '100000', authorized: '100000' })
    const balances = new Map<string, bigint>()
    const history = new Map<number, Map<string, bigint>>()
    for (let daysAgo = 60; daysAgo > 0; daysAgo--) {
      const owners = [...balances.keys()]
      const from = owners[wholeBetween(random, 0, owners.length - 1)] ?? ''
      const to = owners[wholeBetween(random, 0, owners.length - 1)] ?? ''
      const units = ((balances.get(from) ?? 0n) * BigInt(wholeBetween(random, 1, 3))) / 3n
      if (from !== to && units > 0n) {
        await move(round, [from, to], String(units), daysAgo)
        balances.set(from, (balances.get(from) ?? 0n) - units).set(to, (balances.get(to) ?? 0n) + units)
      } else {
        const amount = wholeBetween(random, 1, 900)
        const { id } = await aHolding(database, round, { amount: String(amount), daysAgo })
        balances.set(id, BigInt(amount))
      }
      history.set(daysAgo, new Map(balances))
    }

    for (const [daysAgo, expected] of history) {
      const rows = await database.rows<{ id: string; amount: string }>(
        `select id, trim_scale(app_public.holdings_amount_on(holdings, app_private.today() - $2::int))::text as amount
         from app_public.holdings where round_id = $1`,
        [round.id, daysAgo],
      )
      const shown = new Map(rows.map(({ id, amount }) => [id, BigInt(amount)]))
      for (const id of balances.keys()) expect(shown.get(id)).toBe(expected.get(id) ?? 0n)
    }
  })
})
