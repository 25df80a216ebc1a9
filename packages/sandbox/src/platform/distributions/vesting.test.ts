import { expect, it } from 'vitest'
import { anAllocation } from '../../testing/investments/anAllocation.ts'
import { answered, codeOf } from '../../testing/database/codeOf.ts'
import { makeDistribution } from '../../testing/investments/makeDistribution.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'

const fields = 'id cliff periods duration automatic startsOn currentPeriod version'
const create = `mutation ($input: CreateVestingScheduleInput!) { createVestingSchedule(input: $input) {
  vestingSchedule { ${fields} events { nodes { startPeriod endPeriod vestsOn units } } } } }`
const update = `mutation ($id: UUID!, $patch: VestingSchedulePatch!) {
  updateVestingScheduleById(input: { id: $id, patch: $patch }) { vestingSchedule { ${fields} } } }`
const createDefault = `mutation ($input: CreateAllocationsVestingScheduleInput!) {
  createAllocationsVestingSchedule(input: $input) { allocationsVestingSchedule {
    ${fields} events { nodes { startPeriod endPeriod vestsOn units } } } } }`
const updateDefault = `mutation ($id: UUID!, $patch: AllocationsVestingSchedulePatch!) {
  updateAllocationsVestingScheduleById(input: { id: $id, patch: $patch }) { allocationsVestingSchedule { ${fields} } } }`

interface Schedule {
  id: string
  events: { nodes: { startPeriod: number; endPeriod: number; vestsOn: string; units: string | null }[] }
}

onEveryEngine('vesting', (database) => {
  const value = async (sql: string, values: unknown[]) =>
    Object.values((await database.rows<Record<string, unknown>>(sql, values))[0] ?? {})[0]

  async function aSchedule(schedule: object = {}, amount = '480') {
    const allocation = await anAllocation(database, { total: '100000' })
    const { id } = await makeDistribution(database, allocation, { amount })
    const input = { id, cliff: 12, periods: 48, startsOn: '2024-01-31', ...schedule }
    const ask = (document: string, variables: Record<string, unknown>) =>
      database.ask(allocation.owner.as(), document, variables)
    const made = await ask(create, { input })
    return {
      id,
      allocation,
      ask,
      made,
      schedule: made.data?.createVestingSchedule as { vestingSchedule: Schedule } | null,
    }
  }
  const vestedOn = async (
    allocation: { owner: { as(): Parameters<typeof database.ask>[0] } },
    id: string,
    asOf: string,
  ) => {
    const { data } = await database.ask(
      allocation.owner.as(),
      `query ($id: UUID!, $asOf: Date) { distributionById(id: $id) { vestedAmount(asOf: $asOf) } }`,
      { id, asOf },
    )
    return Number((data?.distributionById as { vestedAmount: string }).vestedAmount)
  }

  // The vectors of the domain: cumulative, rounded down, nothing before the cliff.
  it.each([
    ['480', 48, 12, { 11: '0', 12: '120', 13: '130', 48: '480', 60: '480' }],
    ['1000', 48, 12, { 11: '0', 12: '250', 13: '270', 14: '291', 47: '979', 48: '1000' }],
    ['18', 4, 0, { 0: '0', 1: '4', 2: '9', 3: '13', 4: '18' }],
    ['18', 4, 1, { 0: '0', 1: '4', 2: '9', 3: '13', 4: '18' }],
    ['10', 3, 3, { 2: '0', 3: '10' }],
    ['0.5', 2, 1, { 1: '0', 2: '0.5' }],
  ] as const)(
    'of %s units in %i periods with a cliff of %i comes to %j',
    async (units, periods, cliff, vested) => {
      // proves ENTITY-033
      for (const [period, expected] of Object.entries(vested)) {
        const got = await value('select trim_scale(app_private.vested_units($1, $2, $3, $4))::text', [
          units,
          cliff,
          periods,
          period,
        ])
        expect([period, got]).toEqual([period, expected])
      }
    },
  )

  it.each([
    [
      '2021-01-30',
      { 1: '2021-02-28', 12: '2022-01-30', 13: '2022-02-28', 14: '2022-03-30', 15: '2022-04-30' },
    ],
    [
      '2023-08-31',
      {
        1: '2023-09-30',
        2: '2023-10-31',
        3: '2023-11-30',
        4: '2023-12-31',
        5: '2024-01-31',
        6: '2024-02-29',
        7: '2024-03-31',
      },
    ],
    ['2024-02-29', { 12: '2025-02-28', 48: '2028-02-29' }],
  ])('adds months to the start itself, %s, and ends with their month: %j', async (startsOn, days) => {
    // proves ENTITY-033
    for (const [period, day] of Object.entries(days)) {
      const passed = (date: string) => value('select app_private.periods_passed($1, $2)', [startsOn, date])
      const eve = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
      expect([period, await passed(day)]).toEqual([period, Number(period)])
      expect([period, await passed(eve)]).toEqual([period, Number(period) - 1])
    }
  })

  it('never decreases, and sums to all units, for all numbers', async () => {
    const broken = await database.rows(
      `select units, periods, cliff, period from unnest(array[1, 7, 18, 1000, 99999]) as units,
         unnest(array[1, 3, 12, 48]) as periods, generate_series(0, periods) as cliff, generate_series(1, periods + 1) as period
       where app_private.vested_units(units, cliff, periods, period) < app_private.vested_units(units, cliff, periods, period - 1)
         or app_private.vested_units(units, cliff, periods, periods) <> units`,
    )
    expect(broken).toEqual([])
  })

  it('is scheduled once for a distribution, with defaults for omitted fields', async () => {
    const { id, ask, schedule } = await aSchedule()
    // proves ENTITY-033
    expect(schedule?.vestingSchedule).toMatchObject({
      cliff: 12,
      periods: 48,
      duration: 'month',
      automatic: true,
      startsOn: '2024-01-31',
    })
    expect(codeOf(await ask(create, { input: { id, periods: 4 } }))).toBe('vesting_exists')

    const other = await anAllocation(database)
    const { id: bare } = await makeDistribution(database, other)
    const { data } = await database.ask(other.owner.as(), create, { input: { id: bare, periods: 4 } })
    // It starts when the allocation closes.
    const closesOn = await value('select closes_on::text from app_public.allocations where id = $1', [
      other.id,
    ])
    // proves CALL-091
    expect(data?.createVestingSchedule).toMatchObject({
      vestingSchedule: { cliff: 1, automatic: true, duration: 'month', startsOn: closesOn, currentPeriod: 0 },
    })
  })

  it.each([
    [{ cliff: 49 }, 'cliff_beyond_periods'],
    [{ cliff: -1 }, 'cliff_beyond_periods'],
    [{ periods: 0, cliff: 0 }, 'invalid_input'],
    [{ periods: null }, 'invalid_input'],
    [{ duration: 'year' }, 'invalid_input'],
    [{ cliff: 48 }, undefined],
    [{ cliff: 0 }, undefined],
  ])('with %j answers %s', async (schedule, code) => {
    // proves CALL-091
    expect(codeOf((await aSchedule(schedule)).made)).toBe(code)
  })

  it.each([0, 1201, null])('has 1 to 1200 periods, not %s', async (periods) => {
    const { made } = await aSchedule({ periods, cliff: 0 })
    const message = 'Periods is a whole number from 1 to 1200.'

    // proves CALL-091
    expect(made.errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'invalid_input', details: { fields: { periods: message } } },
    })
  })

  it('lists its events: the cliff, then period by period, and they sum to all units', async () => {
    // 10 units in 4: 2 at 1, 5 at 2, 7 at 3, 10 at 4; a cliff of 2 takes the first two together.
    const { schedule } = await aSchedule({ cliff: 2, periods: 4 }, '10')
    // proves CALL-091, ENTITY-033
    expect(schedule?.vestingSchedule.events.nodes).toEqual(
      [
        { startPeriod: 0, endPeriod: 2, vestsOn: '2024-03-31', units: '5' },
        { startPeriod: 2, endPeriod: 3, vestsOn: '2024-04-30', units: '2' },
        { startPeriod: 3, endPeriod: 4, vestsOn: '2024-05-31', units: '3.000000000000000000' },
      ].map((event) => ({
        ...event,
        units: expect.stringMatching(new RegExp(`^${Number(event.units)}(\\.0+)?$`)),
      })),
    )
  })

  it('has vested by a day according to its schedule; before its start, nothing', async () => {
    const { id, allocation } = await aSchedule({ cliff: 1, periods: 4, startsOn: '2023-08-31' }, '1000')
    // 250 a month, on 30 September, 31 October, 30 November, 31 December.
    const days = {
      '2023-08-31': 0,
      '2023-09-29': 0,
      '2023-09-30': 250,
      '2023-10-30': 250,
      '2023-10-31': 500,
      '2024-06-01': 1000,
      '2020-01-01': 0,
    }
    for (const [day, vested] of Object.entries(days)) {
      expect([day, await vestedOn(allocation, id, day)]).toEqual([day, vested])
    }
  })

  it('of a distribution without a schedule is all of it', async () => {
    const allocation = await anAllocation(database)
    const { id } = await makeDistribution(database, allocation, { amount: '7' })
    expect(await vestedOn(allocation, id, '2020-01-01')).toBe(7)
  })

  it('counts its current period day by day by the platform’s clock, unless set by hand', async () => {
    const today = String(await value('select app_private.today()::text', []))
    const { ask, schedule } = await aSchedule({ startsOn: today, cliff: 1, periods: 4 })
    const id = schedule?.vestingSchedule.id
    const current = async () => {
      const { data } = await ask(`query ($id: UUID!) { vestingScheduleById(id: $id) { currentPeriod } }`, {
        id,
      })
      return (data?.vestingScheduleById as { currentPeriod: number }).currentPeriod
    }
    const travel = (months: number) =>
      database.rows(
        `update app_private.clock set "offset" = make_interval(months => $1, days => ($1 > 0)::int)`,
        [months],
      )

    const seen = []
    for (const months of [0, 1, 3, 9]) {
      await travel(months)
      seen.push(await current())
    }
    expect(seen).toEqual([0, 1, 3, 4])

    // Taken over by hand it stays where it was, and then goes where it is put.
    await travel(3)
    expect(codeOf(await ask(update, { id, patch: { currentPeriod: 1 } }))).toBe('invalid_input')
    await ask(update, { id, patch: { automatic: false } })
    await travel(9)
    expect(await current()).toBe(3)
    const byHand = await ask(update, { id, patch: { currentPeriod: 2 } })
    expect(byHand.data?.updateVestingScheduleById).toMatchObject({ vestingSchedule: { currentPeriod: 2 } })
    // proves CALL-092, ENTITY-033
    expect(codeOf(await ask(update, { id, patch: { currentPeriod: 5 } }))).toBe('invalid_input')
    await travel(0)
  })

  it('takes new terms, never a cliff beyond them, and none while the distribution is locked', async () => {
    const { id, ask, schedule } = await aSchedule()
    const scheduleId = schedule?.vestingSchedule.id
    const edit = (patch: object) => ask(update, { id: scheduleId, patch })
    expect(
      (await edit({ cliff: 6, periods: 24, startsOn: '2025-02-28' })).data?.updateVestingScheduleById,
    ).toMatchObject({
      vestingSchedule: { cliff: 6, periods: 24, startsOn: '2025-02-28' },
    })
    expect(codeOf(await edit({ periods: 5 }))).toBe('cliff_beyond_periods')
    await edit({ automatic: false })
    await database.rows('update app_public.distributions set locked = true where id = $1', [id])
    expect(codeOf(await edit({ periods: 25 }))).toBe('distribution_locked')
    // proves CALL-092
    expect(codeOf(await edit({ currentPeriod: 3 }))).toBeUndefined()
  })

  it('of an allocation is copied to its new distributions', async () => {
    const allocation = await anAllocation(database)
    const ask = (document: string, variables: Record<string, unknown>) =>
      database.ask(allocation.owner.as(), document, variables)
    const before = await makeDistribution(database, allocation)
    const input = {
      id: allocation.id,
      cliff: 2,
      periods: 4,
      startsOn: '2024-01-31',
      automatic: true,
      duration: 'month',
    }
    const { allocationsVestingSchedule: made } = answered<{ allocationsVestingSchedule: Schedule }>(
      await ask(createDefault, { input }),
      'createAllocationsVestingSchedule',
    )
    expect(made).toMatchObject({ cliff: 2, periods: 4, currentPeriod: 4, startsOn: '2024-01-31' })
    expect(made.events.nodes[0]).toEqual({ startPeriod: 0, endPeriod: 2, vestsOn: '2024-03-31', units: null })
    expect(codeOf(await ask(createDefault, { input }))).toBe('vesting_exists')
    await ask(updateDefault, { id: made.id, patch: { periods: 12 } })
    expect(codeOf(await ask(updateDefault, { id: made.id, patch: { cliff: 13 } }))).toBe(
      'cliff_beyond_periods',
    )

    const after = await makeDistribution(database, allocation)
    const schedules = await ask(
      `query ($before: UUID!, $after: UUID!) {
        before: distributionById(id: $before) { vestingScheduleByDistributionId { periods } }
        after: distributionById(id: $after) { vestingScheduleByDistributionId { cliff periods startsOn } } }`,
      { before: before.id, after: after.id },
    )
    // proves CALL-073, CALL-074, ENTITY-033
    expect(schedules.data).toEqual({
      before: { vestingScheduleByDistributionId: null },
      after: { vestingScheduleByDistributionId: { cliff: 2, periods: 12, startsOn: '2024-01-31' } },
    })
  })

  it('is scheduled by the owner of the allocation alone', async () => {
    const allocation = await anAllocation(database, { owner: 'broker' })
    const { id } = await makeDistribution(database, allocation)
    const asIssuer = (document: string, input: object) =>
      database.ask(allocation.issuer.as(), document, { input })
    expect(codeOf(await asIssuer(create, { id, periods: 4 }))).toBe('not_allowed')
    expect(codeOf(await asIssuer(createDefault, { id: allocation.id, periods: 4 }))).toBe('not_allowed')
  })
})
