import { expect, it } from 'vitest'
import { call, codeOf, halden } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound, doJobs } from '../../testing/investments/aRound.ts'
import { atOnce } from '../../testing/database/atOnce.ts'
import { onPostgres } from '../../testing/database/onEveryEngine.ts'

onPostgres('50 connections at once', (database) => {
  it('issue exactly the units of the round: 20 of them get five units each of 100', async () => {
    const round = await aRound(database, { total: '100' })
    const { investorId } = await aHolding(database, await aRound(database))

    const results = await atOnce(database, (client) =>
      client.query(
        `insert into app_public.holdings (security_id, round_id, investor_id, amount, issued_on)
         values ($1, $2, $3, 5, app_private.today())`,
        [round.securityId, round.id, investorId],
      ),
    )

    expect(results).toEqual({ done: 20, codes: ['over_issued'] })
    const [books] = await database.rows(
      `select trim_scale(issued)::text as issued,
         (select trim_scale(sum(amount))::text from app_public.holdings where round_id = rounds.id) as held
       from app_public.rounds where id = $1`,
      [round.id],
    )
    expect(books).toEqual({ issued: '100', held: '100' })
  })

  it('move units out of one holding until it is empty, and not one further', async () => {
    const round = await aRound(database)
    const seller = await aHolding(database, round, { amount: '100' })
    const buyer = await aHolding(database, round, { amount: '1' })

    const results = await atOnce(
      database,
      (client) => client.query('select app_public.make_transfer($1, $2, 4)', [seller.id, buyer.investorId]),
      halden,
    )

    expect(results).toEqual({ done: 25, codes: ['insufficient_units'] })
    const held = await database.rows(
      `select trim_scale(sum(amount))::text as amount from app_public.holdings where investor_id = any($1)
       group by investor_id order by sum(amount)`,
      [[seller.investorId, buyer.investorId]],
    )
    expect(held).toEqual([{ amount: '0' }, { amount: '101' }])
  })

  it('request no more than the available units: 4 of them get 24 units of 100', async () => {
    const round = await aRound(database, { total: '2000', security: '100' })
    const ids: string[] = []
    for (let i = 0; i < 50; i++) ids.push(await aClosedDistribution(database, round, { amount: '24' }))

    const results = await atOnce(
      database,
      (client, index) =>
        client.query('select app_public.make_ta_request_distribution_issuances($1)', [[ids[index]]]),
      halden,
    )

    expect(results).toEqual({ done: 4, codes: ['over_issued'] })
  })

  it('do each job once, whichever server takes it', async () => {
    const round = await aRound(database)
    const ids: string[] = []
    for (let i = 0; i < 30; i++) ids.push(await aClosedDistribution(database, round, { amount: '7' }))
    const asked = await call(database, halden, {
      name: 'makeTaRequestDistributionIssuances',
      input: { distributionIds: ids },
      answer: 'distributions { id }',
    })
    expect(codeOf(asked)).toBeUndefined()
    await database.rows('update app_private.jobs set due_at = clock_timestamp()')

    await atOnce(database, (client) => client.query('select app_private.run_job()'))
    await doJobs(database)

    const [held] = await database.rows(
      `select count(*)::int as holdings, trim_scale(sum(amount))::text as units
       from app_public.holdings where round_id = $1`,
      [round.id],
    )
    expect(held).toEqual({ holdings: 30, units: '210' })
  })
})
