import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal, parseDecimal } from './decimal'

/** Fixed, so that a failure is found again; fast-check prints it with the counterexample. */
const seed = 20260216

const decimalText = fc
  .tuple(fc.boolean(), fc.bigInt(0n, 10n ** 20n), fc.bigInt(0n, 10n ** 18n - 1n))
  .map(([isNegative, whole, fraction]) => {
    const places = fraction.toString().padStart(18, '0').replace(/0+$/, '')
    const plain = places ? `${whole}.${places}` : `${whole}`
    return isNegative && plain !== '0' ? `-${plain}` : plain
  })

describe('decimal', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['25000.000000000000000000', '25000'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['-12.50', '-12.5'],
    ['007', '7'],
    ['9007199254740993', '9007199254740993'], // a floating-point number loses the 3
  ])('reads %s as %s', (text, plain) => {
    expect(decimal(text).toString()).toBe(plain)
  })

  it.each(
    [
      [
        '',
        ' ',
        ' 1',
        '1 ',
        '1.',
        '.5',
        '+1',
        '1e5',
        '1E5',
        '1e-19',
        '0x10',
        '0b1',
        '1,000',
        '1_000',
        'NaN',
        'Infinity',
      ],
      [
        '--1',
        '+-1',
        '1.2.3',
        '１２',
        '١٢',
        '1.1234567890123456789',
        'null',
        '1n',
        '1\0',
        '−1',
        '1\n',
        '1e20000',
      ],
    ].flat(),
  )('refuses %j', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  it('refuses an exponent bomb and a text of a megabyte without reading them', () => {
    expect(parseDecimal('1e9000000000000')).toBeUndefined()
    expect(parseDecimal('9'.repeat(1_000_000))).toBeUndefined()
  })

  it('refuses a number that is no text: its digits are lost already', () => {
    expect(parseDecimal(1.5 as unknown as string)).toBeUndefined()
  })

  it('throws with a code and the beginning of the refused text', () => {
    const attempt = () => decimal(`${'1'.repeat(50)}e5`)

    expect(attempt).toThrow(
      expect.objectContaining({ code: 'invalid_decimal', details: { text: '1'.repeat(40) } }),
    )
  })

  it('gives back every number of 18 places as it came', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        expect(decimal(text).toString()).toBe(text)
      }),
      { seed, numRuns: 20_000 },
    )
  })

  it('never throws on any text when it is only parsed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const parsed = parseDecimal(text)
        expect(parsed === undefined || /^-?\d+(\.\d+)?$/.test(parsed.toString())).toBe(true)
      }),
      { seed, numRuns: 5_000 },
    )
  })
})
