import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { adjustedPercent } from './adjustedPercent'

describe('adjustedPercent', () => {
  it.each([
    ['33.34', '1', '3', '33.333333'], // 33.33 rounded: a hundredth was given to it
    ['33.33', '1', '3', undefined],
    ['50.00', '2', '4', undefined],
    [null, '2', '4', undefined],
  ])('of %s for %s of %s units is %s', (shown, units, total, exact) => {
    expect(adjustedPercent(shown, units, decimal(total))?.toString()).toBe(exact)
  })

  it('is nothing where units of several assets have no whole', () => {
    expect(adjustedPercent('33.34', '1', undefined)).toBeUndefined()
  })
})
