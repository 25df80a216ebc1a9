import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { aVendor } from '../../testing/accounts/aVendor.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const document = `query ($id: UUID!) { distributionById(id: $id) {
  isPaidInFull isOverpaid paidInCapital
  figures { pricePaid latestPrice totalValue committedCapital percentPaid fundShare deployedCapital undeployedCapital }
  purchasePrice { price } distributionPricesByDistributionId { totalCount } } }`

onEveryEngine('the figures of a distribution', (database) => {
  async function figuresOf(price: string, amount: string, paid: string, deployed = '0', total = '1000') {
    const allocation = await anAllocation(database, { price, deployed, total })
    await database.rows(
      `update app_public.assets set type = 'Fund' where id = (select asset_id from app_public.rounds where id = $1)`,
      [allocation.roundId],
    )
    const { id } = await makeDistribution(database, allocation, { amount })
    await database.rows('update app_public.distributions set paid_in_capital = $2 where id = $1', [id, paid])
    const ask = async (actor = allocation.owner.as()) => {
      const { data } = await database.ask(actor, document, { id })
      const { figures, ...rest } = data?.distributionById as {
        figures: object | null
        paidInCapital: string | null
      }
      return { ...rest, ...figures }
    }
    return { id, ask, ...(await ask()) }
  }

  // Both sides are rounded to the cent, half away from zero, and compared.
  it.each([
    ['33.333', '3', '99.999', true, false], // 99.999 = 99.999: 100.00
    ['0.145', '7', '1.02', true, false], // 1.015: 1.02
    ['0.145', '7', '1.01', false, false],
    ['0.145', '7', '1.03', false, true],
    ['0', '5', '0', true, false],
    ['12.5', '10', '125', true, false],
    ['12.5', '10', '124.99', false, false],
  ])(
    'at %s for %s units with %s paid: paid in full %s, overpaid %s',
    async (price, units, paid, full, over) => {
      // proves FMT-019
      expect(await figuresOf(price, units, paid)).toMatchObject({ isPaidInFull: full, isOverpaid: over })
    },
  )

  it.each([
    ['100', '3', '100', '33.333333333333333333'], // 100 / 300
    ['12.5', '8', '125', '125'], // never cut off at 100
    ['0.1', '3', '0.3', '100'],
    ['0', '5', '0', null],
    ['1', '3', '1', '33.333333333333333333'],
  ])('at %s for %s units with %s paid: %s percent', async (price, units, paid, percent) => {
    // proves FMT-018
    expect(await figuresOf(price, units, paid)).toMatchObject({ percentPaid: percent })
  })

  it('commit units times price, exactly', async () => {
    // 0.1 × 0.3 is 0.03 here; floating point says 0.030000000000000002.
    expect(await figuresOf('0.1', '0.3', '0')).toMatchObject({ committedCapital: '0.03' })
  })

  it('divide the deployed capital of a fund by units and by payments: 250,000 × 40/1000 × 30,000/40,000 = 7,500', async () => {
    // proves ENTITY-055, PORT-028, PORT-029
    expect(await figuresOf('1000', '40', '30000', '250000')).toMatchObject({
      committedCapital: '40000',
      percentPaid: '75',
      // 40/1000 × 30,000/40,000
      fundShare: '0.03',
      deployedCapital: '7500',
      undeployedCapital: '22500',
    })
  })

  it('never leave less than nothing undeployed, and are unknown where nothing is committed', async () => {
    // 9,000,000 × 40/1000 × 1/4 = 90,000, of 10,000 paid.
    expect(await figuresOf('1000', '40', '10000', '9000000')).toMatchObject({ undeployedCapital: '0' })
    expect(await figuresOf('0', '40', '0', '9000000')).toMatchObject({
      fundShare: null,
      deployedCapital: null,
      undeployedCapital: null,
    })
  })

  it('divide no deployed capital of a round that is not a fund', async () => {
    const { id, ask } = await figuresOf('1000', '40', '30000', '250000')
    await database.rows(
      `update app_public.assets set type = 'Equity' where id = (
         select asset_id from app_public.rounds where id = (
           select round_id from app_public.allocations where id = (
             select allocation_id from app_public.distributions where id = $1)))`,
      [id],
    )
    expect(await ask()).toMatchObject({ fundShare: null, deployedCapital: null, undeployedCapital: null })
  })

  it('use the price paid, not a later price of the round, and the current value of a unit', async () => {
    const { id, ask } = await figuresOf('12.5', '8', '0')
    const round = `(select rounds from app_public.rounds join app_public.allocations on round_id = rounds.id
      where allocations.id = (select allocation_id from app_public.distributions where id = $1))`
    await database.rows(`update app_public.rounds set price = 20 where id = (${round}).id`, [id])
    expect(await ask()).toMatchObject({
      pricePaid: '12.5',
      committedCapital: '100',
      latestPrice: '20',
      totalValue: '160',
    })

    await database.rows(
      `with listed as (insert into app_public.securities (issuer_id, name, total, unit_value)
         values ((${round}).issuer_id, 'Common', 1000, 0.145) returning id)
       update app_public.rounds set security_id = (select id from listed) where id = (${round}).id`,
      [id],
    )
    // 8 × 0.145
    expect(await ask()).toMatchObject({ pricePaid: '12.5', latestPrice: '0.145', totalValue: '1.16' })
  })

  it('show an agent whether it is paid in full, but no price and no payment that would reveal one', async () => {
    const { id, ask } = await figuresOf('12.5', '10', '125')
    expect((await ask()).paidInCapital).toBe('125.000000000000000000')
    const agent = await aVendor(database, 'agent')
    await database.rows('update app_public.distributions set agent_id = $2 where id = $1', [
      id,
      agent.accountId,
    ])
    expect(await ask(agent.as())).toEqual({
      isPaidInFull: true,
      isOverpaid: false,
      paidInCapital: null,
      purchasePrice: null,
      distributionPricesByDistributionId: { totalCount: 0 },
    })
    // proves DIST-007
    for (const sought of ['filter: { paidInCapital: { equalTo: "125" } }', 'orderBy: PAID_IN_CAPITAL_ASC']) {
      const { errors } = await database.ask(agent.as(), `{ allDistributions(${sought}) { nodes { id } } }`)
      expect([sought, errors?.[0]?.message]).toEqual([
        sought,
        expect.stringMatching(/paidInCapital|PAID_IN/i),
      ])
    }
  })
})
