import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { authorPattern } from './authorPattern'
import { compilePattern } from './compilePattern'
import { loadPattern } from './loadPattern'
import { patternProblem } from './patternProblem'
import { safePattern } from './safePattern'

describe('safePattern', () => {
  it.each([
    '^\\d{5}$',
    '^[A-Z]{2}\\d+$',
    '^[^@]+@$',
    '^a*',
    '^\\(\\d{3}\\) \\d{3}-\\d{4}$',
    '^[a-z]?$',
    '^[\\w.-]{2,40}$',
  ])('runs %s at once', (source) => {
    expect(safePattern(source)).toBeDefined()
  })

  it.each([
    ...['a', 'a*$', '^a*b*$', '^(a+)+$', '^(a|b)$', '^a|b', '^(?=a)b', '^(a)\\1$', '^a{1,99}b{1,99}$', '^[a'],
    ...[
      '^a+?',
      '^[z-a]$',
      '^a{100}$',
      '^\\bword',
      '^\\x41$',
      `^${'a'.repeat(60)}$`,
      '^.*.*.*x$',
      '^a{10}b{10}c{10}d{10}e{10}f{10}$',
    ],
  ])('is not certain of %s', (source) => {
    expect(safePattern(source)).toBeUndefined()
  })

  it('matches no text beyond its length', () => {
    expect(safePattern('^a')?.test('a'.repeat(4_096))).toBe(true)
    expect(safePattern('^a')?.test('a'.repeat(4_097))).toBe(false)
  })

  it('is of nothing that an author may not use', () => {
    const part = fc.constantFrom(
      ...[
        'a',
        '\\d',
        '\\-',
        '[ab]',
        '[^a-c-]',
        '[-a]',
        '[a-b-c]',
        '[^]',
        '[]',
        '[--]',
        '[\\d-a]',
        '[\\W]',
        '\\b',
      ],
      ...['{12}', '{2,1}', '{99,}', '*', '+?', '(', '|', '\\'],
    )
    let tried = 0
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const source = `^${parts.join('')}`
        if (!safePattern(source)) return
        tried++
        expect([source, patternProblem(source)]).toEqual([source, undefined])
      }),
      { seed: 20261123, numRuns: 20_000 },
    )
    expect(tried).toBeGreaterThan(500)
  })

  it('agrees with our own engine, so that where a pattern runs makes no difference', () => {
    const one = fc.constantFrom('a', '1', '\\d', '\\w', '[ab]', '[^a]', '[a-c_]', '.', '\\.', '-')
    const times = fc.constantFrom('', '', '', '{2}', '+', '*', '?', '{1,2}', '{2,}')
    const source = fc
      .tuple(fc.array(fc.tuple(one, times), { maxLength: 4 }), fc.constantFrom('', '$'))
      .map(([pieces, end]) => `^${pieces.map((piece) => piece.join('')).join('')}${end}`)
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '_', '.', '-', '\n'), maxLength: 8 })
    let tried = 0
    fc.assert(
      fc.property(source, fc.array(text, { minLength: 5, maxLength: 5 }), (pattern, texts) => {
        const safe = safePattern(pattern)
        if (!safe) return
        tried++
        for (const sample of texts) expect(safe.test(sample)).toBe(compilePattern(pattern)?.test(sample))
      }),
      { seed: 20260303, numRuns: 2_000 },
    )
    expect(tried).toBeGreaterThan(500)
  })
})

describe('authorPattern', () => {
  it('answers at once where that is safe, and later where an engine is needed', async () => {
    expect(authorPattern('^[A-Z]+$').test('ab')).toBe(false)

    const later = authorPattern('^(a|b)$').test('abc')

    expect(later).toBeInstanceOf(Promise)
    expect(await later).toBe(false)
  })

  it.each(['(a*)*\\1$', '\\', '[^]', '^(a|b)+$', '^[z-a]$'])(
    'has no answer of %s, which is refused, for every text',
    async (source) => {
      expect(await authorPattern(source).test('b')).toBeUndefined()
    },
  )
})

describe('loadPattern', () => {
  it('is the pattern, or nothing where it is refused', async () => {
    expect((await loadPattern('^\\d$'))?.test('1')).toBe(true)
    expect((await loadPattern('cat|dog'))?.test('hotdog')).toBe(true)
    expect(await loadPattern('(a)\\1')).toBeUndefined()
  })
})
