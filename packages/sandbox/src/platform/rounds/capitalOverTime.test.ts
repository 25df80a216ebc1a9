import { expect, it } from 'vitest'
import { ask, call, halden, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const text = `query ($roundId: UUID!) { capitalOverTime(roundId: $roundId, first: 1000) {
  nodes { id day paidIn deployed } } roundById(id: $roundId) { totalPaidInCapital totalCapitalDeployed } }`

interface Answer {
  capitalOverTime: { nodes: Row[] }
  roundById: Row
}

onEveryEngine('the capital of a round over time', (database) => {
  const answerOf = (roundId: string, actor: Actor = halden) => ask<Answer>(database, actor, text, { roundId })
  const pay = (distributionId: string, { amount, paidOn, status = 'complete' }: Row) =>
    database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, paid_on, status)
       values ($1, $2, $3, $4)`,
      [distributionId, amount, paidOn, status],
    )
  const deploy = (roundId: string, deployment: Row) =>
    call(database, halden, {
      name: 'createCapitalDeployment',
      input: { capitalDeployment: { roundId, note: 'A mill', ...deployment } },
      answer: 'clientMutationId',
    })

  it('has each day on which money moved, and ends at the figures of the round', async () => {
    const round = await aRound(database)
    const other = await aRound(database)
    const distribution = await aClosedDistribution(database, round)
    await pay(distribution, { amount: '60.10', paidOn: '2026-03-04' })
    await pay(distribution, { amount: '5', paidOn: '2026-03-04', status: 'failed' })
    await pay(distribution, { amount: '40', paidOn: '2026-05-01' })
    await pay(await aClosedDistribution(database, other), { amount: '7', paidOn: '2026-03-04' })
    await deploy(round.id, { amount: '25.05', paidOn: '2026-04-01' })
    await deploy(round.id, { amount: '1', paidOn: '2026-05-01' })

    const { capitalOverTime, roundById } = await answerOf(round.id)
    const days = capitalOverTime.nodes.map(({ day, paidIn, deployed }) => [
      day,
      Number(paidIn),
      Number(deployed),
    ])

    // 60.10; 60.10 + 40, of which 25.05 and 1 were put to work.
    expect(days).toEqual([
      ['2026-03-04', 60.1, 0],
      ['2026-04-01', 60.1, 25.05],
      ['2026-05-01', 100.1, 26.05],
    ])
    // proves ROUND-014, ROUND-015
    expect(capitalOverTime.nodes.at(-1)).toMatchObject({
      paidIn: roundById.totalPaidInCapital,
      deployed: roundById.totalCapitalDeployed,
    })
  })

  it('counts payments alone: units that came into the book otherwise add nothing', async () => {
    const round = await aRound(database)
    await aHolding(database, round, { amount: '3', daysAgo: 9 })

    const { capitalOverTime, roundById } = await answerOf(round.id)
    expect(capitalOverTime.nodes).toEqual([])
    expect(Number(roundById.totalPaidInCapital)).toBe(0)
  })

  it('is shown only to the issuer of the round', async () => {
    const round = await aRound(database)
    await pay(await aClosedDistribution(database, round), { amount: '7', paidOn: '2026-03-04' })

    expect((await answerOf(round.id)).capitalOverTime.nodes).toHaveLength(1)
    // proves ROUND-028
    expect((await answerOf(round.id, larkspur)).capitalOverTime.nodes).toEqual([])
  })
})
