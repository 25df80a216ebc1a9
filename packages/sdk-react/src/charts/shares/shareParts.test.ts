import { add, compare, decimal, Decimal } from '@capstan/sdk-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldParts, shareParts, sumOf, wholeParts } from './shareParts'

const share = (value: string, id = value) => ({ id, label: `Owner ${id}`, value })
const some = (count: number) => Array.from({ length: count }, (_, at) => share(String(count - at), `${at}`))

/** Units as they are stored: up to 10^20, with up to 18 places. */
const figures = fc.array(
  fc.tuple(fc.bigInt(0n, 10n ** 20n), fc.nat(18)).map(([value, scale]) => new Decimal(value, scale)),
  { minLength: 1, maxLength: 40 },
)
const sharesOf = (values: readonly Decimal[]) =>
  values.map((value, at) => ({ id: String(at), label: `Owner ${at}`, value }))

describe('shareParts', () => {
  it('puts the largest first, and rounds so that the percentages add to 100.00', () => {
    // A third each: 33.33 twice and 33.34 for the first of equals.
    const parts = shareParts([share('1', 'a'), share('1', 'b'), share('1', 'c')])

    expect(parts.map(({ id, percent }) => `${id} ${percent}`)).toEqual(['a 33.34', 'b 33.33', 'c 33.33'])
    expect(shareParts([share('2'), share('80000'), share('12')]).map(({ id }) => id)).toEqual([
      '80000',
      '12',
      '2',
    ])
  })

  it('keeps one unit of 10^18 exact beside all the others', () => {
    const parts = shareParts([share('1'), share('999999999999999999')])

    expect(parts.map(({ value }) => value.toString())).toEqual(['999999999999999999', '1'])
    expect(parts.map(({ percent }) => percent?.toString())).toEqual(['100', '0'])
  })

  it('keeps given percentages unchanged', () => {
    const given = [
      { ...share('1', 'a'), percent: '33.33' },
      { ...share('1', 'b'), percent: '33.34' },
      { ...share('1', 'c'), percent: '33.33' },
    ]

    expect(shareParts(given).map(({ id, percent }) => `${id} ${percent}`)).toEqual([
      'a 33.33',
      'b 33.34',
      'c 33.33',
    ])
  })

  it('has no percentages of a whole that is nothing', () => {
    expect(shareParts([share('0')])).toEqual([expect.objectContaining({ percent: undefined })])
  })

  it.each([
    ['-1', 'invalid_part'],
    ['', 'invalid_decimal'],
    [undefined as unknown as string, 'invalid_decimal'],
    [5 as unknown as string, 'invalid_decimal'],
    ['1e3', 'invalid_decimal'],
  ])('refuses %j with %s', (value, code) => {
    expect(() => shareParts([share('1'), share(value, 'b')])).toThrow(expect.objectContaining({ code }))
  })

  it('neither loses nor adds anything, for any folding', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 1, max: 10 }), (values, most) => {
        const parts = shareParts(sharesOf(values))
        const { shown, rest } = foldParts(parts, most)
        const sum = add(sumOf(shown.map(({ value }) => value)), rest?.value ?? Decimal.zero)
        expect(compare(sum, sumOf(values))).toBe(0)
        expect(shown.length + (rest?.count ?? 0)).toBe(values.length)
        const percents = [...shown.map(({ percent }) => percent), rest?.percent].flatMap((each) => each ?? [])
        if (!sum.isZero) expect(sumOf(percents).toString()).toBe('100')
      }),
      { seed: 20261123, numRuns: 1_000 },
    )
  })
})

describe('foldParts', () => {
  it('shows seven and the rest of 500 as one', () => {
    const { shown, rest } = foldParts(shareParts(some(500)))

    expect(shown.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    // 1 + 2 + … + 493
    expect([rest?.count, rest?.value.toString()]).toEqual([493, '121771'])
  })

  it('folds nothing where the rest were one', () => {
    expect(foldParts(shareParts(some(8))).rest).toBeUndefined()
    expect(foldParts(shareParts(some(9))).rest).toMatchObject({ count: 2, value: decimal('3') })
  })
})

describe('wholeParts', () => {
  it('divides the whole total, including parts that are not listed', () => {
    // 60 and 20 of 100, where 5 others have the last 20.
    const { parts, rest } = wholeParts([share('20'), share('60')], { count: 5, value: '20' })

    expect(parts.map(({ percent }) => String(percent))).toEqual(['60', '20'])
    expect(String(rest?.percent)).toBe('20')
  })

  it('leaves the percentage of the rest as it comes', () => {
    const shares = [{ ...share('60'), percent: '60.01' }]
    expect(String(wholeParts(shares, { count: 5, value: '40', percent: '39.99' }).rest?.percent)).toBe(
      '39.99',
    )
  })

  it('is folded with the smallest that are known, each owner counted once', () => {
    const several = some(4).map((each) => ({ ...each, owner: each.id < '2' ? each.id : 'two' }))
    const { parts, rest } = wholeParts(several, { count: 5, value: '7' })

    // 2 + 1 of one owner, and 7 of five.
    expect(foldParts(parts, 2, rest).rest).toMatchObject({ count: 6, value: decimal('10') })
    expect(foldParts(parts, 4, rest)).toEqual({ shown: parts, rest })
  })
})
