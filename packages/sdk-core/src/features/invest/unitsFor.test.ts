import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { totalFor, unitsFor } from './amounts'

describe('unitsFor', () => {
  it.each([
    ['0.3', '0.1', '3'], // floating point says 2
    ['2.3', '0.1', '23'], // and 22 here
    ['4.35', '0.01', '435'],
    ['1.15', '0.05', '23'],
    ['33.66', '0.33', '102'],
    ['9.95', '0.05', '199'],
    ['0.7', '0.1', '7'],
    ['1.9', '0.1', '19'],
    ['50000', '1.2', '41666'], // 41,666 × 1.20 = 49,999.20
    ['99.99', '12.5', '7'], // 7 × 12.50 = 87.50, 8 × 12.50 = 100.00
  ])('buys with %s at %s exactly %s units', (amount, price, units) => {
    // proves INVEST-025
    expect(unitsFor(decimal(amount), decimal(price)).toString()).toBe(units)
  })

  it('buys none where a unit is free', () => {
    // proves INVEST-025
    expect(unitsFor(decimal('100'), decimal('0')).isZero).toBe(true)
  })
})

describe('totalFor', () => {
  it.each([
    ['7', '0.145', '1.02'], // 1.015; floating point says 1.01
    ['3', '0.335', '1.01'], // 1.005
    ['1', '1.005', '1.01'],
    ['2000', '12.5', '25000'],
    ['0.099999999999999999', '0.05', '0'], // 0.00499999999999999995
  ])('of %s units at %s is %s, to two decimals', (units, price, total) => {
    // proves INVEST-022
    expect(totalFor(decimal(units), decimal(price)).toString()).toBe(total)
  })
})
