import { describe, expect, it } from 'vitest'
import { quarters, roundTop, stepLinesOf } from './stepLinesOf'

describe('stepLinesOf', () => {
  it('stays where it was until the next day on which something changed', () => {
    const picture = stepLinesOf(
      [
        { day: '2026-01-01', values: ['50', '0'] },
        { day: '2026-01-03', values: ['100', '25'] },
      ],
      '2026-01-05',
    )

    // From half the height to all of it in the middle of the four days; and from nothing to a quarter.
    expect(picture?.lines.map(({ line }) => line)).toEqual(['M0,100V50H50V0H100', 'M0,100V100H50V75H100'])
    expect(picture?.stops).toEqual([
      { at: 0, length: 50 },
      { at: 50, length: 50 },
    ])
  })

  it('runs to a day after the one it was asked for, where one is known', () => {
    const [first, last] = ['2026-01-01', '2026-03-01'].map((day) => ({ day, values: ['1'] }))
    expect(stepLinesOf(first && last ? [first, last] : [], '2026-02-01')?.to).toBe('2026-03-01')
  })

  it('is nothing where nothing happened', () => expect(stepLinesOf([], '2026-01-01')).toBeUndefined())
})

describe('roundTop', () => {
  it.each([
    ['0', '1'],
    ['0.5', '1'],
    ['3590000', '4000000'],
    ['4000000', '4000000'],
    ['4000000.01', '5000000'],
    ['9', '10'],
    ['90071992547409931', '100000000000000000'],
  ])('of %s is %s', (most, top) => expect(roundTop(['0', most]).toString()).toBe(top))
})

describe('quarters', () => {
  it('are exact', () => {
    expect(quarters(roundTop(['3'])).map(({ value }) => value.toString())).toEqual(
      expect.arrayContaining(['4', '0']),
    )
  })
})
