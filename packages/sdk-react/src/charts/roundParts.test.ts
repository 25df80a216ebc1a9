import { add, compare, Decimal } from '@capstan/sdk-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundParts } from './roundParts'
import { sumOf } from './shares/shareParts'

const parts = (total: string, raised: string, reserved: string) =>
  roundParts({ total, raised, reserved }).parts.map(({ id, value, percent }) => `${id} ${value} ${percent}`)

describe('roundParts', () => {
  it('divides the total into raised, reserved and free', () => {
    expect(parts('10000000', '3590000', '410000')).toEqual([
      'raised 3590000 35.9',
      'reserved 410000 4.1',
      'free 6000000 60',
    ])
  })

  it('shows the excess, with percentages that are not clamped', () => {
    // 100 + 25 of 100: a quarter over.
    expect(parts('100', '100', '25')).toEqual(['raised 100 100', 'reserved 25 25', 'over 25 25'])
    expect(parts('0', '5', '0')).toEqual(['raised 5 undefined', 'reserved 0 undefined', 'over 5 undefined'])
  })

  it('has no percentages of nothing', () => {
    expect(parts('0', '0', '0')).toEqual(['raised 0 undefined', 'reserved 0 undefined', 'free 0 undefined'])
  })

  it.each([
    ['-1', '0', 'invalid_part'],
    ['1', '', 'invalid_decimal'],
  ])('refuses %j raised and %j reserved with %s', (raised, reserved, code) => {
    expect(() => roundParts({ total: '10', raised, reserved })).toThrow(expect.objectContaining({ code }))
  })

  it('accounts for every digit', () => {
    const figure = fc
      .tuple(fc.bigInt(0n, 10n ** 20n), fc.nat(18))
      .map(([value, scale]) => new Decimal(value, scale))
    fc.assert(
      fc.property(figure, figure, figure, (total, raised, reserved) => {
        const found = roundParts({ total, raised, reserved })
        const [, , last] = found.parts
        const isOver = last?.id === 'over'
        const known = isOver ? add(total, last.value) : sumOf(found.parts.map(({ value }) => value))
        expect(compare(known, isOver ? add(raised, reserved) : total)).toBe(0)
        expect(compare(found.whole, known)).toBe(0)
      }),
      { seed: 20261123, numRuns: 1_000 },
    )
  })
})
