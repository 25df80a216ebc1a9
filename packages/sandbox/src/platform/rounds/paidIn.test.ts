import { expect, it } from 'vitest'
import { roundIds } from '../../../seed/ids.ts'
import { ask, halden, larkspur } from '../../testing/accounts/anIssuer.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('the payments of Series A', (database) => {
  it('add up to the paid-in total of the round', async () => {
    const { round } = await ask<{ round: { totalPaidInCapital: string } }>(
      database,
      halden,
      'query ($id: UUID!) { round: roundById(id: $id) { totalPaidInCapital } }',
      { id: roundIds['series-a'] },
    )
    // The issuer and its broker each read the payments of their own sales.
    const lists = await Promise.all(
      [halden, larkspur].map((actor) =>
        ask<{ payments: { totalCount: number; totals: { amount: string } } }>(
          database,
          actor,
          `query ($id: UUID!) { payments: allFullDistributionPayments(filter: { roundId: { equalTo: $id } }) {
             totalCount totals { amount } } }`,
          { id: roundIds['series-a'] },
        ),
      ),
    )

    expect(lists.reduce((sum, { payments }) => sum + payments.totalCount, 0)).toBeGreaterThan(50)
    // proves ROUND-014
    expect(lists.reduce((sum, { payments }) => sum + Number(payments.totals.amount), 0)).toBe(
      Number(round.totalPaidInCapital),
    )
  })
})

onEveryEngine('the payments of the demo data', (database) => {
  it('add up to the paid-in amount of each investment, and closed ones are paid to the cent', async () => {
    const wrong = await database.rows(
      `select allocations.name, count(*), sum(paid_in_capital - paid) as differs
       from app_public.distributions join app_public.allocations on allocations.id = allocation_id
       cross join lateral (select coalesce(sum(amount) filter (where status = 'complete'), 0) as paid
         from app_public.distribution_payments where distribution_id = distributions.id) as payments
       cross join lateral (select distributions.amount * app_private.price_paid(distributions) as committed) as price
       where paid_in_capital <> paid or (distributions.status = 'closed' and round(committed, 2) <> round(paid, 2))
       group by allocations.name`,
    )

    // Units granted to employees are not paid yet: only those are still due.
    expect(wrong).toEqual([{ name: 'Employees and directors', count: '6', differs: '0.000000000000000000' }])
  })
})
