import { compare, decimal, Decimal } from '@capstan/sdk-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOut } from './layOut'
import { sumOf } from './shares/shareParts'

const lay = (...values: string[]) => layOut(values.map(decimal), sumOf(values.map(decimal)))

describe('layOut', () => {
  it('puts parts side by side in proportion', () => {
    expect(lay('3', '1')).toEqual([
      { at: 0, length: 75 },
      { at: 75, length: 25 },
    ])
    expect(lay('7')).toEqual([{ at: 0, length: 100 }])
  })

  it('gives an amount of zero no length, and draws a total of zero empty', () => {
    expect(lay('1', '0')[1]).toEqual({ at: 100, length: 0 })
    expect(lay('0', '0')).toEqual([
      { at: 0, length: 0 },
      { at: 0, length: 0 },
    ])
  })

  it('leaves the rest of a larger whole free', () => {
    expect(layOut([decimal('1')], decimal('4'))).toEqual([{ at: 0, length: 25 }])
  })

  it('shows all parts, in the order of sizes, and never more than the whole', () => {
    const values = fc.array(fc.bigInt(0n, 10n ** 18n), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(values, (digits) => {
        const parts = digits.map((value) => new Decimal(value, 0))
        const spans = layOut(parts, sumOf(parts))
        let end = 0
        spans.forEach(({ at, length }, index) => {
          expect(at).toBeCloseTo(end, 9)
          end = at + length
          if (digits[index] === 0n) expect(length).toBe(0)
          else expect(length).toBeGreaterThan(0.5)
          spans.forEach((other, place) => {
            if (compare(parts[index] ?? Decimal.zero, parts[place] ?? Decimal.zero) > 0)
              expect(length).toBeGreaterThanOrEqual(other.length)
          })
        })
        expect(end).toBeLessThanOrEqual(100 + 1e-6)
        if (digits.some((value) => value > 0n)) expect(end).toBeGreaterThan(99.999)
      }),
      { seed: 20261123, numRuns: 1_000 },
    )
  })
})
