import { describe, expect, it } from 'vitest'
import { amountDue } from './amountDue.ts'

describe('amountDue', () => {
  it.each([
    ['2000', '12.5', '$25,000.00'],
    ['3', '0.1', '$0.30'],
    ['1', '0.005', '$0.01'], // half a cent is rounded up
    ['1', '0.0049', '$0.00'],
    ['10', '0', '$0.00'],
    ['40000', '1000000.01', '$40,000,000,400.00'],
    ['123456789012345678', '1.000000000000000001', '$123,456,789,012,345,678.12'],
  ])('of %s units at %s is %s', (units, price, due) => {
    expect(amountDue(units, price)).toBe(due)
  })

  it('is not known without units or price', () => {
    expect([amountDue(null, '1'), amountDue('1', null)]).toEqual([undefined, undefined])
  })
})
