import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare } from './arithmetic'
import { Decimal, decimal } from './decimal'
import { shareOut } from './shareOut'

const hundred = decimal('100')
const shares = (whole: string, weights: string[], places?: number) =>
  shareOut(decimal(whole), weights.map(decimal), places)?.map(String)

describe('shareOut', () => {
  it('makes percentages that sum to 100.00', () => {
    expect(shares('100', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33'])
    // 16.666… each: four of six get the hundredths that are left over.
    expect(shares('100', ['1', '1', '1', '1', '1', '1'])).toEqual([
      ...['16.67', '16.67', '16.67', '16.67'],
      ...['16.66', '16.66'],
    ])
  })

  it('gives the cents of a call to those who miss most, ties to the first', () => {
    // Of 10.00 for 3, 3 and 1: 4.2857, 4.2857, 1.4286, so 4.28 + 4.28 + 1.42 leave two cents.
    expect(shares('10', ['3', '3', '1'])).toEqual(['4.29', '4.28', '1.43'])
    expect(shares('0.01', ['1', '1'])).toEqual(['0.01', '0'])
  })

  it('shares out negative amounts like positive ones', () => {
    expect(shares('-10', ['3', '3', '1'])).toEqual(['-4.29', '-4.28', '-1.43'])
  })

  it('gives nothing to those who have nothing, and returns nothing where all have nothing', () => {
    expect(shares('5', ['0', '2'])).toEqual(['0', '5'])
    expect(shares('5', ['0', '0'])).toBeUndefined()
    expect(shares('5', [])).toBeUndefined()
    expect(shares('5', ['2', '-1'])).toBeUndefined()
  })

  it('goes by weights of different scales', () => {
    expect(shares('100', ['0.5', '1', '1.50'])).toEqual(['16.67', '33.33', '50'])
  })

  it('neither loses nor makes a unit of the last place', () => {
    const weight = fc
      .tuple(fc.bigInt(0n, 10n ** 24n), fc.nat(18))
      .map(([value, scale]) => new Decimal(value, scale))
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.array(weight, { minLength: 1 }), (units, weights) => {
        const whole = new Decimal(units, 18)
        const parts = shareOut(whole, weights, 18)
        fc.pre(parts !== undefined)
        expect(compare(parts?.reduce(add) ?? hundred, whole)).toBe(0)
      }),
      { seed: 20260301, numRuns: 1_000 },
    )
  })
})
