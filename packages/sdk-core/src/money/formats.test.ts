import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiply } from './arithmetic'
import { decimal } from './decimal'
import {
  formatAmount,
  formatCoupon,
  formatFullValue,
  formatGeneral,
  formatMoney,
  formatPercent,
  formatPrecision,
  formatPrice,
  formatUnits,
} from './formats'
import { usDollar } from './usDollar'

describe('formatMoney', () => {
  it.each([
    ['25000', '$25,000.00'],
    ['1234567.891', '$1,234,567.89'],
    ['12345678901234567890.12', '$12,345,678,901,234,567,890.12'],
    ['-5', '−$5.00'],
    ['-0.004', '$0.00'], // Intl says -$0.00
    ['1.005', '$1.01'], // floating point says 1.00
    ['999.995', '$1,000.00'],
  ])('shows %s as %s', (amount, shown) => {
    // proves FMT-004, FMT-006
    expect(formatMoney(amount)).toBe(shown)
  })

  it('rounds a product once: 0.099999999999999999 × 0.05 = 0.00499999999999999995 is nothing', () => {
    expect(formatMoney(multiply(decimal('0.099999999999999999'), decimal('0.05')))).toBe('$0.00')
    expect(formatMoney('0.00499999999999999995')).toBe('$0.00')
  })

  it('refuses a text that is not a number, with a code and its beginning', () => {
    expect(() => formatMoney('abc'.repeat(20))).toThrow(
      expect.objectContaining({ code: 'invalid_decimal', details: { text: 'abc'.repeat(20).slice(0, 40) } }),
    )
  })

  it('knows the one currency there is by its id and code', () => {
    expect(usDollar).toEqual({ id: 1, code: 'USD' })
  })
})

describe('formatAmount', () => {
  it.each([
    ['25000', '25,000.00'],
    ['999', '999.00'],
    ['1000', '1,000.00'],
    ['0', '0.00'],
  ])('shows %s as %s', (amount, shown) => {
    // proves FMT-001, FMT-017
    expect(formatAmount(amount)).toBe(shown)
  })

  it('groups as the platform’s own number format does', () => {
    const oracle = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), (cents) => {
        const text = decimal((cents / 100n).toString()).toString()
        expect(formatAmount(text)).toBe(oracle.format(BigInt(text)).replace('-', '−'))
      }),
      { seed: 7, numRuns: 2_000 },
    )
  })
})

describe('formatPrice', () => {
  it.each([
    ['12.5', '$12.50'],
    ['12.500000000000000000', '$12.50'],
    ['0.0125', '$0.0125'],
    ['1', '$1.00'],
    ['0.000000000000000001', '$0.000000000000000001'],
  ])('shows %s as %s', (price, shown) => {
    // proves FMT-004, FMT-005
    expect(formatPrice(price)).toBe(shown)
  })
})

describe('formatUnits', () => {
  it.each([
    ['2000', '2,000'],
    ['2000.000000000000000000', '2,000'],
    ['0', '0'],
    ['1000000.5', '1,000,000.5'],
    ['0.000000000000000001', '0.000000000000000001'],
  ])('shows %s as %s', (units, shown) => {
    // proves FMT-007
    expect(formatUnits(units)).toBe(shown)
  })
})

describe('formatPercent', () => {
  it.each([
    ['5.25', '5.25%'],
    ['125', '125.00%'],
    ['33.333333', '33.33%'],
  ])('shows %s as %s, on a scale of 100', (percent, shown) => {
    // proves FMT-008
    expect(formatPercent(percent)).toBe(shown)
  })
})

describe('formatGeneral', () => {
  it.each([
    ['1', '1.00'],
    ['1234.5678', '1,234.5678'],
    ['0.12345678', '0.1234568'],
  ])('shows %s as %s, with two to seven decimals', (number, shown) => {
    // proves FMT-002
    expect(formatGeneral(number)).toBe(shown)
  })
})

describe('formatFullValue', () => {
  it.each([
    ['25000', '25,000'],
    ['0.12345678901234567', '0.1234567890123457'],
    ['1.100000000000000000', '1.1'],
  ])('shows %s as %s, with up to sixteen decimals', (number, shown) => {
    // proves FMT-003
    expect(formatFullValue(number)).toBe(shown)
  })
})

describe('formatCoupon', () => {
  it.each([
    ['5.25', '5.25%'],
    ['5', '5.00%'],
    ['5.125', '5.125%'], // a contract of eighths, which two decimals would change
    ['12.500000000000000000', '12.50%'],
  ])('shows %s as %s, on a scale of 100', (coupon, shown) => {
    // proves FMT-008
    expect(formatCoupon(coupon)).toBe(shown)
  })
})

describe('formatPrecision', () => {
  it.each([
    ['1234.5', '1234.500000000000000000'],
    ['0', '0.000000000000000000'],
    ['0.0000000000000000005', '0.000000000000000001'],
  ])('shows %s as %s', (number, shown) => {
    expect(formatPrecision(number)).toBe(shown)
  })
})
