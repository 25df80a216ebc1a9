import { afterEach, expect, it } from 'vitest'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import { ask, call, halden, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aHolding, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'

const text = `query ($id: UUID!) { holdingValueOverTime(holdingId: $id, first: 1000) {
  nodes { id day units unitValue value investment } } holdingById(id: $id) { figures { totalValue committedCapital } } }`

interface Answer {
  holdingValueOverTime: { nodes: Row[] }
  holdingById: { figures: Row }
}

onEveryEngine('the value of a holding over time', (database) => {
  const travel = (days: number) =>
    database.rows('update app_private.clock set "offset" = make_interval(days => $1)', [days])
  afterEach(() => travel(0))
  const price = (table: 'securities.unit_value' | 'rounds.price', id: string, value: string | null) => {
    const [name, column] = table.split('.')
    return database.rows(`update app_public.${name} set ${column} = $2 where id = $1`, [id, value])
  }
  const answerOf = (id: string, actor: Actor) => ask<Answer>(database, actor, text, { id })
  /** Figures by day, days counted from today. */
  const daysOf = async (id: string, actor: Actor) => {
    const { holdingValueOverTime } = await answerOf(id, actor)
    const [today] = await database.rows<{ day: string }>(
      `select to_char((now() at time zone 'utc')::date, 'YYYY-MM-DD') as day`,
    )
    const at = (day: unknown) => (Date.parse(String(day)) - Date.parse(String(today?.day))) / 86_400_000
    return holdingValueOverTime.nodes.map(({ day, units, unitValue, value, investment }) =>
      [at(day), units, unitValue, value, investment].map((figure) => figure ?? 'none').join(' '),
    )
  }

  it('has each day on which a unit, or their number, changed, and ends at the figures of the holding', async () => {
    const round = await aRound(database)
    const investor = await anInvestor(database)
    const { id } = await aHolding(database, round, { investorId: investor.accountId, amount: '100.5' })
    const buyer = await anInvestor(database)
    // A contact of Halden.
    await aHolding(database, await aRound(database), { investorId: buyer.accountId })

    await travel(10)
    await price('securities.unit_value', round.securityId, '12.345678901234567891')
    await travel(20)
    const input = { holdingId: id, investorId: buyer.accountId, amount: '40.5' }
    const moved = await call(database, halden, { name: 'makeTransfer', input, answer: 'clientMutationId' })
    expect(moved.errors).toBeUndefined()
    await travel(30)
    // Twice on one day: the last value counts.
    await price('securities.unit_value', round.securityId, '99')
    await price('securities.unit_value', round.securityId, '8')

    const days = [
      // 100.5 at $10, bought at $10
      '0 100.5 10 1005 1005',
      '10 100.5 12.345678901234567891 1240.7407295740740730455 1005',
      // 60 at the same
      '20 60 12.345678901234567891 740.74073407407407346 600',
      '30 60 8 480 600',
    ]
    expect(await daysOf(id, investor)).toEqual(days)
    expect(await daysOf(id, halden)).toEqual(days)
    const { holdingValueOverTime, holdingById } = await answerOf(id, investor)
    // proves ENTITY-055, HOLD-016
    expect(holdingValueOverTime.nodes.at(-1)).toMatchObject({
      value: holdingById.figures.totalValue,
      investment: holdingById.figures.committedCapital,
    })
  })

  it('begins with its first units, and has no day without a change', async () => {
    const round = await aRound(database)
    await price('securities.unit_value', round.securityId, '7')
    await travel(5)
    await price('securities.unit_value', round.securityId, '9')
    await travel(8)
    const investor = await anInvestor(database)
    const { id } = await aHolding(database, round, { investorId: investor.accountId })
    await travel(9)
    // The security counts, not the round; its value is unchanged.
    await price('rounds.price', round.id, '500')
    await price('securities.unit_value', round.securityId, '9.00')

    expect(await daysOf(id, investor)).toEqual(['8 100 9 900 1000'])
  })

  it('uses the price of the round on that day when the security has none', async () => {
    const round = await aRound(database)
    const investor = await anInvestor(database)
    const { id } = await aHolding(database, round, { investorId: investor.accountId })
    await travel(1)
    await price('rounds.price', round.id, '11')
    await travel(2)
    await price('securities.unit_value', round.securityId, null)
    await travel(3)
    await price('rounds.price', round.id, '12')

    expect(await daysOf(id, investor)).toEqual([
      ...['0 100 10 1000 1000', '2 100 11 1100 1000', '3 100 12 1200 1000'],
    ])
  })

  it('has no value for days before the first unit value', async () => {
    const round = await aRound(database)
    const investor = await anInvestor(database)
    const { id } = await aHolding(database, round, { investorId: investor.accountId, daysAgo: 40 })

    expect(await daysOf(id, investor)).toEqual(['-40 100 none none 1000', '0 100 10 1000 1000'])
  })

  it('is shown only to its investor and its issuer', async () => {
    const { id, investorId } = await aHolding(database, await aRound(database))
    const stranger = await anInvestor(database)
    await database.rows('update app_public.holdings set broker_id = $2 where id = $1', [
      id,
      larkspur.accountId,
    ])

    expect((await answerOf(id, halden)).holdingValueOverTime.nodes).toHaveLength(1)
    for (const actor of [stranger, larkspur])
      expect((await answerOf(id, actor)).holdingValueOverTime.nodes).toEqual([])
    // No account may read the table itself.
    const [reads] = await database.rows<{ may: boolean }>(
      `select has_table_privilege('app_user', 'app_private.unit_prices', 'select') as may`,
    )
    expect(reads?.may).toBe(false)
    // proves ROUTE-006
    expect(investorId).not.toBe(stranger.accountId)
  })

  it('is one position of each holding on a day: the last change until then, none before its first units', async () => {
    const round = await aRound(database)
    const investor = await anInvestor(database)
    const { id } = await aHolding(database, round, { investorId: investor.accountId, daysAgo: 5 })
    await aHolding(database, await aRound(database), { investorId: investor.accountId, amount: '0' })
    const stranger = await anInvestor(database)
    const [today] = await database.rows<{ day: string }>('select app_private.today()::text as day')
    const dayBefore = (days: number) =>
      new Date(Date.parse(today?.day ?? '') - days * 86_400_000).toISOString().slice(0, 10)
    const on = async (actor: Actor, daysAgo: number) => {
      const { holdingsOnDay } = await ask<{ holdingsOnDay: { nodes: Row[] } }>(
        database,
        actor,
        `query ($investorId: UUID!, $day: Date!) { holdingsOnDay(investorId: $investorId, day: $day, first: 9) {
          nodes { holdingId round asset units value investment } } }`,
        { investorId: investor.accountId, day: dayBefore(daysAgo) },
      )
      return holdingsOnDay.nodes
    }

    // 100 at $10, bought at $10; five days ago the round had no price yet.
    const position = {
      holdingId: id,
      round: 'Round',
      asset: 'Asset',
      units: '100',
      value: '1000',
      investment: '1000',
    }
    expect([await on(investor, 6), await on(investor, 5), await on(investor, 0)]).toEqual([
      [],
      [{ ...position, value: null }],
      [position],
    ])
    expect(await on(halden, 0)).toEqual([position])
    for (const actor of [stranger, larkspur]) expect(await on(actor, 0)).toEqual([])
  })

  it('of the demo company has grown since: 4,000 units from $8 to $12.50', async () => {
    const [held] = await database.rows<{ id: string }>(
      `select id from app_public.holdings where amount = 4000 and purchase_price = 8`,
    )
    const { holdingValueOverTime } = await answerOf(held?.id ?? '', halden)

    expect(holdingValueOverTime.nodes.map(({ value }) => value)).toEqual(['32000', '39000', '50000'])
  })
})
