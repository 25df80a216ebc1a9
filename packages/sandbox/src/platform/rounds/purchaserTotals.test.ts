import { expect, it } from 'vitest'
import { ask, cinder, halden, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aRound, type TestRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const totals = `query ($day: Date) { purchaserTotals(day: $day, first: 1000) {
  nodes { assetId roundId rowCount stakeholders paidInCapital } } }`

onEveryEngine('what the schedule of purchasers comes to', (database) => {
  const read = async (day?: string, actor: Actor = halden) =>
    (await ask<{ purchaserTotals: { nodes: Row[] } }>(database, actor, totals, { day })).purchaserTotals.nodes
  const dayAgo = async (days: number) => {
    const [row] = await database.rows<{ day: string }>(
      'select (app_private.today() - $1::int)::text as day',
      [days],
    )
    return row?.day
  }

  async function paid(round: TestRound, payments: readonly [amount: string, daysAgo: number][]) {
    const id = await aClosedDistribution(database, round)
    for (const [amount, days] of payments)
      await database.rows(
        `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
         values ($1, $2, app_private.today() - $3::int, 'complete')`,
        [id, amount, days],
      )
  }

  it('has the total raised and the number of purchasers of each round, each asset and all of them, also on a past day', async () => {
    const [first, second] = [await aRound(database), await aRound(database)]
    await database.rows('update app_public.rounds set asset_id = $1 where id = $2', [
      first.assetId,
      second.id,
    ])
    const [before] = await read()
    await paid(first, [
      ['40.1', 5],
      ['60.2', 1],
    ])
    await paid(first, [['1', 1]])
    await paid(second, [['1000.07', 5]])
    const own = (nodes: Row[]) =>
      nodes
        .filter(({ assetId }) => assetId === first.assetId)
        .map(({ roundId, rowCount, stakeholders, paidInCapital }) => [
          roundId ?? 'asset',
          rowCount,
          stakeholders,
          String(paidInCapital).replace(/\.?0+$/, ''),
        ])

    const now = await read()

    expect(own(now)).toEqual([
      ['asset', 3, 3, '1101.37'],
      [second.id, 1, 1, '1000.07'],
      [first.id, 2, 2, '101.3'],
    ])
    expect(now[0]).toMatchObject({
      assetId: null,
      roundId: null,
      rowCount: Number(before?.rowCount ?? 0) + 3,
    })
    // By the end of that day 40.1 had arrived, and 1,000.07.
    expect(own(await read(await dayAgo(2)))).toEqual([
      ['asset', 2, 2, '1040.17'],
      [second.id, 1, 1, '1000.07'],
      [first.id, 1, 1, '40.1'],
    ])
    // proves CAPZ-005
    expect(own(await read(undefined, cinder))).toEqual([])
  })
})
