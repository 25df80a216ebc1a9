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
