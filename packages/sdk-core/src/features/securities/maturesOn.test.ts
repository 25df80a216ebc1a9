import { describe, expect, it } from 'vitest'
import { decimal } from '../../money/decimal'
import { maturesOn, maturityOf, remainingTerm } from './maturesOn'

describe('maturesOn', () => {
  it.each([
    ['2026-02-16', '5', '2031-02-16'],
    ['2024-02-29', '1', '2025-02-28'],
    ['2024-02-29', '4', '2028-02-29'],
    ['2026-08-31', '2.5', '2029-02-28'], // 30 months
    ['2026-02-16', '0.3', '2026-05-16'], // 3.6 months: 3 whole ones
  ])('issued on %s for %s years is %s', (issuedOn, term, day) => {
    expect(maturesOn(issuedOn, decimal(term))).toBe(day)
  })

  it('refuses an invalid day, with a code', () => {
    expect(() => maturesOn('soon', decimal('5'))).toThrow(expect.objectContaining({ code: 'invalid_day' }))
  })
})

describe('maturityOf', () => {
  it('is the day and the years that are left, of an issued debt alone', () => {
    const { day, remaining } = maturityOf({ issuedOn: '2024-02-16', term: 5 }, '2026-02-16') ?? {}
    expect([day, String(remaining)]).toEqual(['2029-02-16', '3'])
    expect(maturityOf({ issuedOn: '2024-02-16', term: null }, '2026-02-16')).toBeUndefined()
    expect(maturityOf({ issuedOn: undefined, term: '5' }, '2026-02-16')).toBeUndefined()
  })
})

describe('remainingTerm', () => {
  it.each([
    ['2031-02-16', '2026-02-16', '5'],
    ['2031-02-16', '2026-02-17', '4.92'], // 59 / 12
    ['2031-02-16', '2031-02-16', '0'],
    ['2031-02-16', '2040-01-01', '0'],
  ])('until %s on %s is %s years', (maturity, asOf, years) => {
    expect(remainingTerm(maturity, asOf).toString()).toBe(years)
  })
})
