import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePattern } from './compilePattern'
import { isNumericPattern } from './isNumericPattern'

/** Random patterns of the supported syntax, so that the engine's own matcher can be the oracle. */
const pattern = fc.letrec<{ pattern: string; atom: string; piece: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'a',
      'b',
      '1',
      '.',
      '\\d',
      '\\w',
      '\\s',
      '[ab]',
      '[^a]',
      '[0-9a]',
      '[^\\d_]',
      '\\.',
      '-',
      '[]',
      '[^]',
    ),
    tie('pattern').map((inner) => `(${inner})`),
    tie('pattern').map((inner) => `(?:${inner})`),
  ),
  piece: fc.oneof(
    tie('atom'),
    fc
      .tuple(tie('atom'), fc.constantFrom('*', '+', '?', '{2}', '{1,}', '{0,2}', '*?'))
      .map(([atom, times]) => atom + times),
    fc.constantFrom('^', '$', '\\b', '\\B'),
  ),
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.array(tie('piece'), { maxLength: 4 }).map((pieces) => pieces.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('|')),
  ),
})).pattern

describe('compilePattern', () => {
  it.each([
    ['^[A-Z]{2}\\d{3}$', 'AB123', true],
    ['^[A-Z]{2}\\d{3}$', 'AB1234', false],
    ['cat|dog', 'hotdog', true],
    ['^(?:red|green)$', 'greenish', false],
    ['^(?=.*[A-Z])(?=.*\\d).{8,}$', 'Password1', true],
    ['^(?=.*[A-Z])(?=.*\\d).{8,}$', 'password1', false],
    ['^(?!.*\\s).+$', 'no spaces', false],
    ['^\\+?[\\d -]{6,}$', '+44 20 7946', true],
    ['^(?<area>\\d{3})-\\d{4}$', '555-0123', true],
    ['^\\u0041\\x42$', 'AB', true],
    ['a{,2}', 'a{,2}', true],
    ['^[\\b]$', '\b', true], // in a class, a backspace
  ])('%s on %s is %s', (source, text, expected) => {
    expect(compilePattern(source)?.test(text)).toBe(expected)
  })

  it.each([
    ...[
      '(a)\\1',
      'a(?=b)',
      '(?<=a)b',
      '\\p{L}',
      '(',
      ')',
      '[',
      'a**',
      '*',
      'a{2,1}',
      '^*',
      '[z-a]',
      '\\',
      '\\k<a>',
      '(?i)a',
    ],
    ...['a{5000}', '(a{100}){100}', `${'('.repeat(60)}a${')'.repeat(60)}`, 'a'.repeat(501), '^(?=a)b|c'],
  ])('refuses %s', (source) => {
    expect(compilePattern(source)).toBeUndefined()
  })

  it.each([
    ['^(a+)+$', `${'a'.repeat(28)}!`],
    ['^(a+)+$', `${'a'.repeat(4_000)}!`],
    ['^(a|a)*$', `${'a'.repeat(4_000)}!`],
    ['^(a|aa)+$', `${'a'.repeat(4_000)}!`],
    ['(.*)*x', 'a'.repeat(4_000)],
    ['^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*$', `${'a'.repeat(4_000)}!`],
    ['(a*)*b', 'a'.repeat(4_000)],
  ])('answers %s on a text made to hang it', (source, text) => {
    const start = performance.now()

    expect(compilePattern(source)?.test(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('does not repeat a group that matches nothing', () => {
    expect(compilePattern('((){9999}){9999}')?.test('')).toBe(true)
    expect(compilePattern('(((a{0}){9999}){9999}){9999}')?.test('')).toBe(true)
  })

  it('matches no text beyond its length', () => {
    expect(compilePattern('a')?.test('a'.repeat(4_097))).toBe(false)
  })

  it('accepts the same texts as the engine’s own matcher', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '_', '.', ' ', '-', '\n'), maxLength: 10 })
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 5, maxLength: 5 }), (source, texts) => {
        const own = compilePattern(source)
        if (!own) return
        const oracle = new RegExp(source)
        for (const sample of texts)
          expect([source, sample, own.test(sample)]).toEqual([source, sample, oracle.test(sample)])
      }),
      { seed: 20260222, numRuns: 5_000 },
    )
  })

  it('never throws on any source', () => {
    const source = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'ab(){}[]|*+?^$.\\-:=!<>,019dwsbu') }),
    )
    fc.assert(
      fc.property(source, (text) => {
        compilePattern(text)?.test('ab01 ')
      }),
      { seed: 20260223, numRuns: 10_000 },
    )
  })
})

describe('isNumericPattern', () => {
  it.each(['^\\d{5}$', '[0-9]+', '^\\d+$', '\\d{3}\\d{2}', '^[0-9]{9,}$', '\\d*'])(
    'is true of %s',
    (source) => {
      expect(isNumericPattern(source)).toBe(true)
    },
  )

  it.each(['^\\d{3}-\\d{4}$', '[0-9a]', '^$', '', 'abc', '(\\d+)', '\\d+\\.\\d+'])(
    'is false of %s',
    (source) => {
      expect(isNumericPattern(source)).toBe(false)
    },
  )
})
