import { describe, expect, it } from 'vitest'
import { daysBetween } from './day'

describe('daysBetween', () => {
  it.each([
    ['2026-11-27', '2026-11-27', 0],
    ['2026-11-27', '2026-12-18', 21],
    ['2026-12-18', '2026-11-27', -21],
    // The clocks of Europe and America change between them.
    ['2026-03-01', '2026-04-01', 31],
    ['2024-02-28', '2024-03-01', 2],
    ['0099-12-31', '0100-01-01', 1],
  ])('from %s to %s', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  it.each(['2026-02-30', 'soon', ''])('refuses %j, which is no day', (text) => {
    expect(() => daysBetween('2026-01-01', text)).toThrow(expect.objectContaining({ code: 'invalid_day' }))
  })
})
