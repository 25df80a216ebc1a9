import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, monthsBetween } from './day'

describe('addMonths', () => {
  it.each([
    ['2021-01-30', { 1: '2021-02-28', 12: '2022-01-30', 13: '2022-02-28', 14: '2022-03-30' }],
    // Adding to the day found last would give 30 October and 29 March.
    ['2023-08-31', { 1: '2023-09-30', 2: '2023-10-31', 5: '2024-01-31', 6: '2024-02-29', 7: '2024-03-31' }],
    ['2024-02-29', { 12: '2025-02-28', 48: '2028-02-29' }],
    ['2026-03-31', { '-1': '2026-02-28', '-3': '2025-12-31', 0: '2026-03-31' }],
  ])('counts from %s itself and ends with the month: %j', (day, expected) => {
    for (const [months, found] of Object.entries(expected)) expect(addMonths(day, Number(months))).toBe(found)
  })

  it.each([
    ['2026-02-30', 1],
    ['soon', 1],
    ['2026-02-16', 0.5],
    ['2026-02-16', NaN],
    ['9999-12-01', 1],
  ])('finds no day for %s and %d', (day, months) => {
    expect(() => addMonths(day, months)).toThrow(expect.objectContaining({ code: 'invalid_day' }))
  })
})

describe('monthsBetween', () => {
  it.each([
    ['2023-08-31', '2023-09-29', 0],
    ['2023-08-31', '2023-09-30', 1],
    ['2024-01-31', '2024-03-30', 1],
    ['2024-02-29', '2025-02-28', 12],
    ['2026-05-01', '2026-04-30', -1],
    ['2026-05-01', '2026-05-01', 0],
  ])('from %s to %s are %i', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months)
  })

  it('refuses an invalid day, with a code', () => {
    expect(() => monthsBetween('2026-02-16', 'soon')).toThrow(
      expect.objectContaining({ code: 'invalid_day' }),
    )
  })

  it('is the most that fits', () => {
    const day = fc
      .integer({ min: -20_000, max: 60_000 })
      .map((at) => new Date(at * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (from, to) => {
        const months = monthsBetween(from, to)
        expect(addMonths(from, months) <= to).toBe(true)
        expect(addMonths(from, months + 1) > to).toBe(true)
      }),
      { seed: 20260302, numRuns: 2_000 },
    )
  })
})
