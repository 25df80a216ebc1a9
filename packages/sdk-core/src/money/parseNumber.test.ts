import { describe, expect, it } from 'vitest'
import { formatsOf } from '../language/formatsOf'
import { englishSigns } from './NumberSigns'
import { parseNumber, parseWhole } from './parseNumber'

const german = formatsOf('de-DE').signs

/** The values that a decimal field and an integer field read, in English and in German; nothing when they refuse. */
const vectors: readonly [text: string, en: [string?, string?], de: [string?, string?]][] = [
  ['1,234.56', ['1234.56', undefined], [undefined, undefined]],
  ['1.234,56', [undefined, undefined], ['1234.56', undefined]],
  ['123,45', [undefined, undefined], ['123.45', undefined]],
  ['1,23', [undefined, undefined], ['1.23', undefined]],
  ['1.000', ['1', undefined], ['1000', '1000']],
  ['1,000', ['1000', '1000'], ['1', undefined]],
  ['1.000,00', [undefined, undefined], ['1000', undefined]],
  ['$1,000', ['1000', '1000'], ['1', undefined]],
  ['$1.000', ['1', undefined], ['1000', '1000']],
  ['1 000', ['1000', '1000'], ['1000', '1000']],
  ['1\u00a0000', ['1000', '1000'], ['1000', '1000']],
  ['1\u202f000', ['1000', '1000'], ['1000', '1000']],
  [' 12 ', ['12', '12'], ['12', '12']],
  ['١٢٣٤', ['1234', '1234'], ['1234', '1234']],
  ['١٬٢٣٤٫٥', ['1234.5', undefined], ['1234.5', undefined]],
  ['۱۲', ['12', '12'], ['12', '12']],
  ['１２', ['12', '12'], ['12', '12']],
]

const refused = [
  ...['1e5', '1e9', '-5', '−5', '-500', '12.5%', '$2,5OO', '1 00', '12 34', '1,000 000', '1.2.3', '5.5.'],
  ...['', ' ', '$', '.', ',', '€1', '0x10', '1\u200b000', '+5', '$-5'],
]

describe('parseNumber and parseWhole', () => {
  it.each(vectors)('read %j in English as %j and in German as %j', (text, english, inGerman) => {
    // proves INVEST-020
    expect([parseNumber(text, englishSigns), parseWhole(text, englishSigns)]).toEqual(english)
    expect([parseNumber(text, german), parseWhole(text, german)]).toEqual(inGerman)
  })

  it.each(refused)('refuse %j in English and in German', (text) => {
    for (const signs of [englishSigns, german]) {
      expect(parseNumber(text, signs)).toBeUndefined()
      expect(parseWhole(text, signs)).toBeUndefined()
    }
  })

  it('reads its own formatted amounts, with the dollar sign where the language writes it', () => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'es-MX', 'ar-EG', 'ja-JP']) {
      const formats = formatsOf(locale)
      expect(parseNumber(formats.money('1234567.25'), formats.signs)).toBe('1234567.25')
      expect(parseWhole(formats.units('1234567'), formats.signs)).toBe('1234567')
    }
  })

  it('keeps the zeros in front of a whole number, and takes sixty digits', () => {
    expect(parseWhole('02134', englishSigns)).toBe('02134')
    expect(parseWhole('9'.repeat(60), englishSigns)).toBe('9'.repeat(60))
    expect(parseWhole('9'.repeat(61), englishSigns)).toBeUndefined()
    expect(parseNumber('1.1234567890123456789', englishSigns)).toBeUndefined()
  })
})
