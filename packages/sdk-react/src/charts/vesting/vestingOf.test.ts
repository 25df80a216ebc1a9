import { compare, decimal } from '@capstan/sdk-core'
import { vestingEvents } from '@capstan/sdk-core/securities'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vestingOf } from './vestingOf'

const terms = { startsOn: '2025-06-30', periods: 36, cliff: 6 }
const scheduleAt = (asOf: string) =>
  vestingOf({ startsOn: terms.startsOn, steps: vestingEvents(decimal('4000'), terms), asOf })

describe('vestingOf', () => {
  it('returns the units vested by a day, the day included', () => {
    // 4,000 × 16 / 36 = 1,777.7…; a day before, 15 periods: 1,666.
    expect(scheduleAt('2026-10-30').vested.toString()).toBe('1777')
    expect(scheduleAt('2026-10-29').vested.toString()).toBe('1666')
    expect(scheduleAt('2025-12-29').vested.toString()).toBe('0')
    expect(scheduleAt('2030-01-01').vested.toString()).toBe('4000')
  })

  it('takes steps in any order, and ends on the last day', () => {
    const steps = [
      { vestsOn: '2027-01-01', units: '30' },
      { vestsOn: '2026-01-01', units: '10' },
    ]

    const { parts, endsOn, vested } = vestingOf({ startsOn: '2025-01-01', steps, asOf: '2026-06-01' })

    expect(parts.map(({ sum, height }) => [sum.toString(), height])).toEqual([
      ['10', 25],
      ['40', 100],
    ])
    expect([endsOn, vested.toString()]).toEqual(['2027-01-01', '10'])
  })

  it('is nothing without steps', () => {
    expect(vestingOf({ startsOn: '2025-01-01', steps: [], asOf: '2026-06-01' })).toMatchObject({
      parts: [],
      vested: decimal('0'),
    })
  })

  it.each([
    [{ vestsOn: '2026-01-01', units: '-1' }, 'invalid_part'],
    [{ vestsOn: '2026-01-01', units: '' }, 'invalid_decimal'],
    [{ vestsOn: '2026-02-30', units: '1' }, 'invalid_day'],
  ])('refuses %j with %s', (step, code) => {
    expect(() => vestingOf({ startsOn: '2025-01-01', steps: [step], asOf: '2026-06-01' })).toThrow(
      expect.objectContaining({ code }),
    )
  })

  it('draws every schedule from its beginning to its end, and never down', () => {
    const schedule = fc
      .record({ periods: fc.integer({ min: 1, max: 120 }), cliff: fc.nat(120), units: fc.nat(10 ** 9) })
      .filter(({ periods, cliff }) => cliff <= periods)
    fc.assert(
      fc.property(schedule, ({ periods, cliff, units }) => {
        const all = decimal(String(units))
        const steps = vestingEvents(all, { startsOn: '2024-01-31', periods, cliff })
        const { parts, total } = vestingOf({ startsOn: '2024-01-31', steps, asOf: '2024-01-31' })
        expect(compare(total, all)).toBe(0)
        parts.forEach(({ at, length, height }, index) => {
          const before = parts[index - 1]
          if (before) expect(at).toBeCloseTo(before.at + before.length, 9)
          expect(length).toBeGreaterThan(0)
          expect(height).toBeGreaterThanOrEqual(before?.height ?? 0)
        })
        const last = parts.at(-1)
        expect((last?.at ?? 0) + (last?.length ?? 0)).toBeCloseTo(100, 9)
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })
})
