import { describe, expect, it } from 'vitest'
import { capitalMonths } from './capitalMonths'

describe('capitalMonths', () => {
  it('has every month, the latest first, with the remaining capital at its end', () => {
    const months = capitalMonths([
      { day: '2025-11-30', paidIn: '100.10', deployed: '0' },
      { day: '2026-02-01', paidIn: '100.10', deployed: '40' },
      { day: '2026-02-28', paidIn: '150.10', deployed: '200' },
    ])

    // proves ROUND-016
    expect(
      months.map(({ month, paidIn, deployed, remaining }) => [month, paidIn, deployed, remaining]),
    ).toEqual([
      // More was put to work than came in: 150.10 − 200.
      ['2026-02', '150.10', '200', '-49.9'],
      ['2026-01', '100.10', '0', '100.1'],
      ['2025-12', '100.10', '0', '100.1'],
      ['2025-11', '100.10', '0', '100.1'],
    ])
  })

  it('accepts sums with more decimals than stored values', () => {
    const paidIn = `19750.${'0'.repeat(35)}1`
    expect(capitalMonths([{ day: '2026-02-01', paidIn, deployed: '0' }])).toMatchObject([
      { remaining: paidIn },
    ])
  })

  it('has none where nothing happened', () => expect(capitalMonths([])).toEqual([]))
})
