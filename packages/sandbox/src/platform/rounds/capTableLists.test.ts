import { expect, it } from 'vitest'
import { ask, halden, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const listed = `query ($day: Date, $roundId: UUID, $filter: CapTableRowFilter, $first: Int, $offset: Int) {
  capTable(day: $day, roundId: $roundId, filter: $filter, first: $first, offset: $offset, orderBy: [UNITS_ASC]) {
    totalCount nodes { investorId units percent } } }`
const paid = `query ($day: Date, $filter: PurchaserFilter) { scheduleOfPurchasers(day: $day, filter: $filter, first: 100) {
  totalCount nodes { id distributionId paidInCapital paidOn } } }`

interface Listed {
  capTable: { totalCount: number; nodes: Row[] }
}
interface Paid {
  scheduleOfPurchasers: { totalCount: number; nodes: Row[] }
}

onEveryEngine('the cap table of a day', (database) => {
  const dayAgo = async (days: number) => {
    const [row] = await database.rows<{ day: string }>(
      'select (app_private.today() - $1::int)::text as day',
      [days],
    )
    return row?.day
  }

  it('pages, filters and sorts like any list, and keeps its percentages', async () => {
    const round = await aRound(database)
    for (const amount of ['50', '30', '20']) await aHolding(database, round, { amount, daysAgo: 5 })
    await aHolding(database, round, { amount: '100', daysAgo: 1 })
    const day = await dayAgo(2)
    const table = async (more: Row) =>
      (await ask<Listed>(database, halden, listed, { day, roundId: round.id, ...more })).capTable

    const all = await table({})
    const large = await table({ filter: { units: { greaterThan: '25' } }, first: 1, offset: 1 })

    expect(all.nodes.map(({ units, percent }) => `${Number(units)} ${String(percent)}`)).toEqual([
      '20 20.00',
      '30 30.00',
      '50 50.00',
    ])
    expect([large.totalCount, large.nodes.map(({ percent }) => percent)]).toEqual([2, ['50.00']])
  })

  it('comes with the payments of each purchaser by the end of the day', async () => {
    const round = await aRound(database)
    const id = await aClosedDistribution(database, round)
    const filter = { distributionId: { equalTo: id } }
    const pay = (amount: string, paidOn: string | undefined) =>
      database.rows(
        `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
         values ($1, $2, $3, 'complete')`,
        [id, amount, paidOn],
      )
    await pay('40', await dayAgo(5))
    await pay('60.5', await dayAgo(1))
    const lines = async (day?: string) =>
      (await ask<Paid>(database, larkspur, paid, { day, filter })).scheduleOfPurchasers.nodes

    const [now] = await lines()
    const [then] = await lines(await dayAgo(2))

    expect([Number(now?.paidInCapital), now?.paidOn]).toEqual([100.5, await dayAgo(1)])
    expect([Number(then?.paidInCapital), then?.paidOn]).toEqual([40, await dayAgo(5)])
    // A line of another day has other figures, and so another id.
    expect(then?.id).not.toBe(now?.id)
    expect(await lines(await dayAgo(6))).toEqual([])
  })
})
