import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOfDay, yearTicks } from './calendarAxis'

const years = (from: string, to: string) => yearTicks(from, to).map(({ year }) => year)
const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('placeOfDay', () => {
  it('counts days, leap days too', () => {
    // 2024 has 366 days: 1 July is the 182nd after 1 January.
    expect(placeOfDay('2024-07-01', '2024-01-01', '2025-01-01')).toBeCloseTo((182 / 366) * 100, 9)
    expect(placeOfDay('1900-03-01', '1900-02-28', '1900-03-02')).toBe(50) // 1900 has no leap day
  })

  it('returns no place for a day outside, and 0 for a period of one day', () => {
    expect(placeOfDay('2023-12-31', '2024-01-01', '2025-01-01')).toBeUndefined()
    expect(placeOfDay('2025-01-02', '2024-01-01', '2025-01-01')).toBeUndefined()
    expect(placeOfDay('2024-01-01', '2024-01-01', '2024-01-01')).toBe(0)
  })

  it('refuses an invalid day', () => {
    expect(() => placeOfDay('2026-02-30', '2024-01-01', '2025-01-01')).toThrow(
      expect.objectContaining({ code: 'invalid_day' }),
    )
  })

  it('counts as the calendar of the machine does', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = [one, other].sort() as [string, string]
        fc.pre(from < to)
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000
        const next = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10)
        expect(placeOfDay(next, from, to)).toBeCloseTo(100 / days, 9)
      }),
      { seed: 20261123, numRuns: 500 },
    )
  })
})

describe('yearTicks', () => {
  it('marks the years between, none beside the ends', () => {
    expect(years('2025-06-30', '2028-06-30')).toEqual(['2026', '2027', '2028'])
    expect(years('2025-12-31', '2028-01-02')).toEqual(['2027'])
    expect(years('2026-02-01', '2026-11-01')).toEqual([])
  })

  it('leaves years out where they are many', () => {
    expect(years('2020-03-01', '2030-03-01')).toEqual(['2025'])
  })
})
