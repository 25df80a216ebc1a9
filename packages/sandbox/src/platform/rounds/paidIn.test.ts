import { expect, it } from 'vitest'
import { roundIds } from '../../../seed/ids.ts'
import { ask, halden } from '../../testing/anIssuer.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'

onEveryEngine('the payments of Series A', (database) => {
  it('come to what the round says is paid in', async () => {
    const { round, payments } = await ask<{
      round: { totalPaidInCapital: string }
      payments: { totalCount: number; totals: { amount: string } }
    }>(
      database,
      halden,
      `query ($id: UUID!) {
        round: roundById(id: $id) { totalPaidInCapital }
        payments: allFullDistributionPayments(filter: { roundId: { equalTo: $id } }) { totalCount totals { amount } } }`,
      { id: roundIds['series-a'] },
    )

    expect(payments.totalCount).toBeGreaterThan(50)
    // proves ROUND-014
    expect(Number(payments.totals.amount)).toBe(Number(round.totalPaidInCapital))
  })
})

onEveryEngine('the payments of the demo data', (database) => {
  it('come to what each investment says is paid in, and closed ones are paid to the cent', async () => {
    const wrong = await database.rows(
      `select allocations.name, count(*), sum(paid_in_capital - paid) as differs
       from app_public.distributions join app_public.allocations on allocations.id = allocation_id
       cross join lateral (select coalesce(sum(amount) filter (where status = 'complete'), 0) as paid
         from app_public.distribution_payments where distribution_id = distributions.id) as payments
       cross join lateral (select distributions.amount * app_private.price_paid(distributions) as committed) as price
       where paid_in_capital <> paid or (distributions.status = 'closed' and round(committed, 2) <> round(paid, 2))
       group by allocations.name`,
    )

    // What employees were granted is not paid yet: so many are still due, and nothing else.
    expect(wrong).toEqual([{ name: 'Employees and directors', count: '6', differs: '0.000000000000000000' }])
  })
})
