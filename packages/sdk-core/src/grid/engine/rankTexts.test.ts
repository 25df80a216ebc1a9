import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareText, sortableText } from '../../order/compareText'
import { rankTexts } from './rankTexts'

/** Texts in the order of their ranks, of which equal ones have the same. */
function byRank(texts: readonly string[]): string[] {
  const ranks = rankTexts(texts)
  const sorted = texts.map((text, at) => ({ text: sortableText(text), rank: ranks[at] ?? NaN }))
  return sorted.sort((a, b) => a.rank - b.rank).map(({ text }) => text)
}

const byComparing = (texts: readonly string[]) => texts.map(sortableText).sort(compareText)
/** More of them than are sorted by comparing, with much in common. */
const many = (texts: readonly string[]) =>
  Array.from({ length: 2500 }, (_, at) => `${texts[at % texts.length] ?? ''}${at % 7 ? at % 900 : ''}`)

describe('rankTexts', () => {
  it('ranks many texts as the platform sorts them, with any characters', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'investor ',
        'Investor ',
        'INVESTOR',
        'ÿ',
        'þ',
        'Ā',
        '\u{1F4B6}',
        '\uFF21',
        'x'.repeat(300),
      ),
    )

    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (texts) => {
        expect(byRank(texts)).toEqual(byComparing(texts))
        expect(byRank(many(texts))).toEqual(byComparing(many(texts)))
      }),
      { numRuns: 100 },
    )
  })

  it('gives equal texts one rank, capitals or not', () => {
    const ranks = rankTexts(many(['Alpha ', 'alpha ']))

    expect(ranks[0]).toBe(ranks[7])
    expect(new Set(ranks).size).toBe(new Set(byComparing(many(['alpha ']))).size)
  })
})
