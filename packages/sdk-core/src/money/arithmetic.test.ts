import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCapstanError } from '../errors/isCapstanError'
import { add, compare, divide, divideFloor, multiply, round, subtract } from './arithmetic'
import { Decimal, decimal } from './decimal'

const seed = 20260217
const places = fc.integer({ min: 0, max: 18 })
const anyDecimal = fc
  .tuple(fc.bigInt(-(10n ** 24n), 10n ** 24n), places)
  .map(([value, scale]) => new Decimal(value, scale))

/** The oracle: a number as a fraction of two whole ones, compared by cross-multiplication. */
type Ratio = readonly [top: bigint, bottom: bigint]
const ratio = (number: Decimal): Ratio => [number.value, 10n ** BigInt(number.scale)]
const isSame = ([a, b]: Ratio, [c, d]: Ratio) => a * d === c * b

/** Twice the distance of a rounded number from the exact one, in units of the last place, as a fraction. */
const doubledError = (rounded: Decimal, [top, bottom]: Ratio): Ratio => {
  const difference = rounded.value * bottom - top * 10n ** BigInt(rounded.scale)
  return [2n * (difference < 0n ? -difference : difference), bottom < 0n ? -bottom : bottom]
}

describe('a scale', () => {
  it.each([NaN, Infinity, 1.5, -1, '2' as unknown as number, undefined as unknown as number])(
    'of %s is refused in the words of the documents',
    (scale) => {
      const [one, three] = [decimal('1'), decimal('3')]
      const refusal = expect.objectContaining({
        code: 'invalid_scale',
        details: { scale },
        message: expect.stringMatching(/^Scale must be an integer value\. /),
      })

      expect(() => divide(one, three, scale)).toThrow(refusal)
      // proves ERR-011
      expect(() => round(one, scale)).toThrow(refusal)
    },
  )
})

describe('arithmetic', () => {
  it('adds, subtracts and multiplies without losing a digit', () => {
    expect(add(decimal('0.1'), decimal('0.2')).toString()).toBe('0.3')
    expect(subtract(decimal('1'), decimal('0.000000000000000001')).toString()).toBe('0.999999999999999999')
    // 18 places times 2 places: all 20 are kept until a number is shown.
    expect(multiply(decimal('0.099999999999999999'), decimal('0.05')).toString()).toBe(
      '0.00499999999999999995',
    )
  })

  it.each([
    ['0.3', '0.1', '3'],
    ['2.3', '0.1', '23'],
    ['33.66', '0.33', '102'],
    ['50000', '1.2', '41666'],
    ['-7', '2', '-4'],
    ['7', '-2', '-4'],
    ['-8', '2', '-4'],
  ])('divides %s by %s to %s, rounded down', (a, b, quotient) => {
    expect(divideFloor(decimal(a), decimal(b)).toString()).toBe(quotient)
  })

  it.each([
    ['1.005', 2, '1.01'],
    ['2.675', 2, '2.68'],
    ['10.075', 2, '10.08'],
    ['-1.005', 2, '-1.01'],
    ['0.0049999', 2, '0'],
    ['-0.004', 2, '0'],
    ['12', 2, '12'],
  ])('rounds %s to %i places as %s, half away from zero', (text, to, rounded) => {
    expect(round(decimal(text), to).toString()).toBe(rounded)
  })

  it('refuses to divide by nothing, with a code', () => {
    const attempt = () => divide(decimal('1'), Decimal.zero, 2)

    expect(attempt).toThrow(expect.objectContaining({ code: 'division_by_zero' }))
    expect(isCapstanError(new Error('division_by_zero'))).toBe(false)
  })

  it('agrees with fractions of whole numbers on sums, differences, products and order', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [[at, ab], [bt, bb]] = [ratio(a), ratio(b)]
        expect(isSame(ratio(add(a, b)), [at * bb + bt * ab, ab * bb])).toBe(true)
        expect(isSame(ratio(subtract(a, b)), [at * bb - bt * ab, ab * bb])).toBe(true)
        expect(isSame(ratio(multiply(a, b)), [at * bt, ab * bb])).toBe(true)
        expect(Math.sign(compare(a, b))).toBe(at * bb === bt * ab ? 0 : at * bb < bt * ab ? -1 : 1)
      }),
      { seed, numRuns: 10_000 },
    )
  })

  it('rounds to the nearest, and a tie away from zero, in quotients and in roundings', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, places, (a, b, to) => {
        fc.pre(!b.isZero)
        const [[at, ab], [bt, bb]] = [ratio(a), ratio(b)]
        const exact: Ratio = bt < 0n ? [-at * bb, ab * -bt] : [at * bb, ab * bt]
        const quotient = divide(a, b, to)
        const [error, one] = doubledError(quotient, exact)
        expect(error <= one).toBe(true)
        const isAway = (quotient.value < 0n ? -quotient.value : quotient.value) * exact[1]
        const size = (exact[0] < 0n ? -exact[0] : exact[0]) * 10n ** BigInt(to)
        expect(error < one || isAway > size).toBe(true)
        expect(compare(round(a, to), divide(a, decimal('1'), to))).toBe(0)
      }),
      { seed, numRuns: 10_000 },
    )
  })

  it('never buys more than was paid for: units × price ≤ amount < (units + 1) × price', () => {
    const positive = fc
      .tuple(fc.bigInt(1n, 10n ** 24n), places)
      .map(([value, scale]) => new Decimal(value, scale))
    fc.assert(
      fc.property(positive, positive, (amount, price) => {
        const units = divideFloor(amount, price)
        expect(compare(multiply(units, price), amount)).toBeLessThanOrEqual(0)
        expect(compare(multiply(add(units, decimal('1')), price), amount)).toBe(1)
      }),
      { seed, numRuns: 10_000 },
    )
  })
})
