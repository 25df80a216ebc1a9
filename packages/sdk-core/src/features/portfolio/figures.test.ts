import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { costBasis, percentPaid } from './portfolioTotals'

describe('percentPaid', () => {
  it.each([
    ['30000', '40000', '75'],
    ['50000', '40000', '125'], // never clamped
    ['1', '3', '33.333333333333333333'],
    ['0', '40000', '0'],
  ])('of %s paid and %s committed is %s', (paid, committed, percent) => {
    // proves FMT-018
    expect(percentPaid(decimal(paid), decimal(committed))?.toString()).toBe(percent)
  })

  it('does not exist where nothing is committed', () => {
    expect(percentPaid(decimal('5'), decimal('0'))).toBeUndefined()
  })
})

describe('costBasis', () => {
  it('is the summed purchase prices divided by their number', () => {
    // (10 + 12.50 + 11) / 3 = 33.50 / 3
    expect(costBasis([decimal('10'), decimal('12.5'), decimal('11')])?.toString()).toBe(
      '11.166666666666666667',
    )
    // proves PORT-027
    expect(costBasis([])).toBeUndefined()
  })
})
