import { expect, it } from 'vitest'
import { ask, halden, larkspur, type Row } from '../../testing/accounts/anIssuer.ts'
import { aClosedDistribution, aHolding, aRound } from '../../testing/investments/aRound.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

onEveryEngine('exact arithmetic', (database) => {
  const value = async (expression: string, values: unknown[] = []) =>
    (await database.rows<{ value: unknown }>(`select ${expression} as value`, values))[0]?.value
  const shares = (parts: string[], rest = '') =>
    value(`app_private.shares($1::numeric[]${rest})::text[]`, [parts])

  it.each([
    [
      ['1', '1', '1'],
      ['33.34', '33.33', '33.33'],
    ],
    // Naive rounding says 16.67 six times, 100.02 in all.
    [
      ['1', '1', '1', '1', '1', '1'],
      ['16.67', '16.67', '16.67', '16.67', '16.66', '16.66'],
    ],
    [
      ['0.000000000000000001', '99999999999999999999'],
      ['0.00', '100.00'],
    ],
    [['7'], ['100.00']],
    [
      ['2', '0', '1'],
      ['66.67', '0.00', '33.33'],
    ],
  ])('shows the shares of %j as %j', async (parts, expected) => {
    expect(await shares(parts)).toEqual(expected)
  })

  it('splits a call of 100.00 to the cent, whole numbers too, and nothing where there is nothing', async () => {
    expect(await shares(['1', '1', '1'], ', 100.00, 2')).toEqual(['33.34', '33.33', '33.33'])
    expect(await shares(['3', '3', '3'], ', 10, 0')).toEqual(['4', '3', '3'])
    expect(await shares(['0', '0'])).toBeNull()
  })

  it.each([
    ['3', '33.333', '99.999', true],
    ['7', '0.145', '1.02', true],
    ['7', '0.145', '1.01', false],
    ['10', '1', '10.01', false],
    ['5', '0', '0', true],
  ])('calls %s at %s with %s paid in full: %s', async (units, price, paid, expected) => {
    expect(await value('app_private.is_paid_in_full($1, $2, $3)', [units, price, paid])).toBe(expected)
  })

  it('makes a cap table whose shares of an asset sum to 100.00, on any day', async () => {
    const round = await aRound(database)
    for (const daysAgo of [9, 9, 3]) await aHolding(database, round, { amount: '1', daysAgo })
    await aClosedDistribution(database, round, { amount: '4' })
    const rows = async (arguments_: string) => {
      const { capTable } = await ask<{ capTable: { nodes: Row[] } }>(
        database,
        halden,
        `{ capTable${arguments_} { nodes { investorId investorName assetId assetName units percent status } } }`,
      )
      return capTable.nodes.filter(({ assetId }) => assetId === round.assetId)
    }

    const today = await rows('(first: 500)')
    const [day] = await database.rows<{ day: string }>('select (app_private.today() - 4)::text as day')
    const then = await rows(`(day: "${day?.day}", first: 500)`)

    expect(today.map(({ percent }) => percent).sort()).toEqual(['14.28', '14.29', '14.29', '57.14'])
    expect(today.find(({ status }) => status === 'pending')?.units).toBe('4.000000000000000000')
    expect(then.map(({ percent, status }) => [percent, status])).toEqual([
      ['50.00', 'issued'],
      ['50.00', 'issued'],
    ])
  })

  it('lists who has paid in, with the day of the last payment', async () => {
    const round = await aRound(database)
    const id = await aClosedDistribution(database, round, { amount: '5' })
    await database.rows('update app_public.distributions set paid_in_capital = 50 where id = $1', [id])
    await database.rows(
      `insert into app_public.distribution_payments (distribution_id, amount, currency, paid_on, status)
       values ($1, 20, 1, '2026-02-01', 'complete'), ($1, 30, 1, '2026-03-01', 'complete')`,
      [id],
    )

    const { scheduleOfPurchasers } = await ask<{ scheduleOfPurchasers: { nodes: Row[] } }>(
      database,
      larkspur,
      `{ scheduleOfPurchasers(first: 500) { nodes { distributionId investorName assetName units paidInCapital paidOn } } }`,
    )

    const line = scheduleOfPurchasers.nodes.find(({ distributionId }) => distributionId === id)
    expect(line).toMatchObject({ investorName: 'Ida Test', assetName: 'Asset', paidOn: '2026-03-01' })
  })
})
