import { describe, expect, it } from 'vitest'
import { closingOf } from './closingOf'

describe('closingOf', () => {
  it.each([
    ['a closed round', 'closed', ['2027-01-31'], { reason: 'closed' }],
    ['the day after the last one', 'active', ['2026-11-29'], { reason: 'day_passed', day: '2026-11-29' }],
    [
      'the earlier of two days',
      'active',
      ['2027-01-31', '2026-11-01'],
      { reason: 'day_passed', day: '2026-11-01' },
    ],
    ['the last day itself', 'active', ['2026-11-30', null], undefined],
    ['no last day', 'drafted', [null], undefined],
  ])('answers for %s', (_what, status, closesOn, expected) => {
    expect(closingOf({ status, closesOn }, '2026-11-30')).toEqual(expected)
  })
})
