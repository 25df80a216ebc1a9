import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add } from './arithmetic'
import { decimal, Decimal } from './decimal'
import { sumDecimals } from './sumDecimals'

describe('sumDecimals', () => {
  it.each([
    [['0.1', '0.2'], '0.3'],
    [['9007199254740991', '9007199254740991', '1'], '18014398509481983'],
    [['999999999999999', '999999999999999.5', '-0.5'], '1999999999999998'],
    [['1', 'many', '', '1e5', '0x10', '1.', '.5', '-', '1.2.3'], '1'],
    // Nine decimals and nine more are carried by themselves.
    [['0.999999999999999999', '0.000000000000000001', '-0.5'], '0.5'],
    [['-0.000000001', '0.000000000999999999'], '-0.000000000000000001'],
    // More decimals, and more digits, than are added up in floats.
    [['0.1234567890123456789', '1234567890123456', '1'], '1234567890123457.1234567890123456789'],
  ])('of %j is %s', (texts, sum) => {
    expect(sumDecimals(texts)?.toString()).toBe(sum)
  })

  it('is exact where a sum is more than a float holds', () => {
    // 20,001 × 999,999,999,999.3 = 20,001,000,000,000,000 - 20,001 × 0.7 = 20,001,000,000,000,000 - 14,000.7
    const many = Array.from({ length: 20_001 }, () => '999999999999.3')

    expect(sumDecimals(many)?.toString()).toBe('20000999999985999.3')
  })

  it('is nothing where there are no numbers', () => {
    expect(sumDecimals(['', 'many'])).toBeUndefined()
  })

  it('is the same as adding one after the other', () => {
    const text = fc
      .tuple(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.nat(18))
      .map(([value, scale]) => new Decimal(value, scale).toString())

    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (texts) => {
        const one = texts.map(decimal).reduce(add)

        expect(sumDecimals(texts)?.toString()).toBe(one.toString())
      }),
    )
  })
})
