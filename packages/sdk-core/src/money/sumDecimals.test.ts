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
    [['1', 'many', '', '1e5', '0x10'], '1'],
  ])('of %j is %s', (texts, sum) => {
    expect(sumDecimals(texts)?.toString()).toBe(sum)
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
