import { describe, expect, it } from 'vitest'
import { accreditationState } from './accreditation'

describe('accreditationState', () => {
  it.each([
    // Verified on 11/01/2026, it holds for 90 days: November has 29 more, December 31, January 30.
    ['2026-11-01', 'valid', 90],
    ['2026-12-30', 'valid', 31],
    ['2026-12-31', 'soon', 30],
    ['2027-01-29', 'soon', 1],
    ['2027-01-30', 'soon', 0],
    ['2027-01-31', 'expired', -1],
  ] as const)('on %s is %s, with %i days left', (today, status, daysLeft) => {
    expect(accreditationState({ expiresOn: '2027-01-30' }, today)).toEqual({ status, daysLeft })
  })

  it('counts the day that a leap year has more', () => {
    expect(accreditationState({ expiresOn: '2028-03-01' }, '2028-02-28').daysLeft).toBe(2)
  })
})
