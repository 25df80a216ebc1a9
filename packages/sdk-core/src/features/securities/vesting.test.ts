import { describe, expect, it } from 'vitest'
import { add } from '../../money/arithmetic'
import { decimal } from '../../money/decimal'
import { vestedUnits } from './vestedUnits'
import { vestingEvents } from './vestingEvents'
import { vestingPeriod } from './vestingPeriod'

const startsOn = '2024-01-31'

describe('vestedUnits', () => {
  it.each([
    ['480', 48, 12, { 11: '0', 12: '120', 13: '130', 48: '480', 60: '480' }],
    ['1000', 48, 12, { 11: '0', 12: '250', 13: '270', 14: '291', 47: '979', 48: '1000' }],
    ['18', 4, 0, { '-1': '0', 0: '0', 1: '4', 2: '9', 3: '13', 4: '18' }],
    ['18', 4, 1, { 0: '0', 1: '4', 2: '9', 3: '13', 4: '18' }],
    ['10', 3, 3, { 2: '0', 3: '10' }],
    ['0.5', 2, 1, { 1: '0', 2: '0.5' }],
  ])('of %s in %i periods with a cliff of %i are %j', (units, periods, cliff, vested) => {
    for (const [period, expected] of Object.entries(vested))
      expect(vestedUnits(decimal(units), { startsOn, periods, cliff }, Number(period)).toString()).toBe(
        expected,
      )
  })
})

describe('vestingPeriod', () => {
  it.each([
    ['2024-01-31', 0],
    ['2024-02-28', 0],
    ['2024-02-29', 1], // 2024 is a leap year
    ['2024-03-30', 1],
    ['2024-03-31', 2],
    ['2020-01-01', 0], // it has not begun
    ['2099-01-01', 48],
  ])('by %s is %i', (asOf, period) => {
    expect(vestingPeriod({ startsOn, periods: 48, cliff: 12 }, asOf)).toBe(period)
  })
})

describe('vestingEvents', () => {
  it('are the cliff and then month by month, and come to all the units', () => {
    // 10 in 4: 2 at 1, 5 at 2, 7 at 3, 10 at 4; a cliff of 2 takes the first two together.
    const events = vestingEvents(decimal('10'), { startsOn, periods: 4, cliff: 2 })

    expect(events.map(({ units, ...event }) => ({ ...event, units: units.toString() }))).toEqual([
      { startPeriod: 0, endPeriod: 2, vestsOn: '2024-03-31', units: '5' },
      { startPeriod: 2, endPeriod: 3, vestsOn: '2024-04-30', units: '2' },
      { startPeriod: 3, endPeriod: 4, vestsOn: '2024-05-31', units: '3' },
    ])
  })

  it.each([
    [48, 0],
    [48, 1],
    [48, 48],
    [1, 1],
    [7, 3],
    [1_200, 12],
  ])('sum to the whole over %i periods with a cliff of %i', (periods, cliff) => {
    const events = vestingEvents(decimal('999.5'), { startsOn, periods, cliff })

    expect(
      events
        .map(({ units }) => units)
        .reduce(add)
        .toString(),
    ).toBe('999.5')
  })

  it.each([
    [4, 5],
    [0, 0],
    [4, -1],
    [2.5, 1],
    [1_201, 1],
  ])('are none of %d periods with a cliff of %d', (periods, cliff) => {
    expect(() => vestingEvents(decimal('1'), { startsOn, periods, cliff })).toThrow(
      expect.objectContaining({ code: 'invalid_vesting' }),
    )
  })
})
