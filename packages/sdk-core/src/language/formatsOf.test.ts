import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatAmount } from '../money/formats'
import { englishFormats } from './englishFormats'
import { formatsOf } from './formatsOf'
import { localeFormats } from './localeFormats'

const german = formatsOf('de-DE')
const locales = ['de-DE', 'de-CH', 'fr-FR', 'en-GB', 'en-IN', 'es-ES', 'pl-PL', 'ja-JP', 'ar-EG', 'he-IL']
/** Narrow and unbreakable spaces as plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatsOf', () => {
  it.each(['en', 'en-US', 'EN-us', 'en-US@posix', '', 'no locale'])(
    'has the specification’s own formats for %s',
    (locale) => {
      expect(formatsOf(locale)).toBe(englishFormats)
    },
  )

  it('writes exact figures as the locale does', () => {
    expect(german.amount('12345678901234567890.125')).toBe('12.345.678.901.234.567.890,13')
    expect(plain(german.money('-25000'))).toBe('−25.000,00 $')
    expect(plain(german.percent('5.25'))).toBe('5,25 %')
    expect(plain(german.price('0.0125'))).toBe('0,0125 $')
    expect(german.figure('2000')).toBe('2.000,00')
    expect(german.figure('2000.125')).toBe('2.000,125')
    expect(german.precision('1234.5')).toBe('1234,500000000000000000')
    expect(formatsOf('en-IN').units('12345678')).toBe('1,23,45,678')
    expect(formatsOf('es-ES').units('1234')).toBe('1234')
    expect(formatsOf('ar-EG').units('1234')).toBe('1,234')
  })

  it('formats days as the locale does, in every time zone', () => {
    expect(german.day('2026-02-16', 'short')).toBe('16.02.2026')
    expect(german.day('2026-02-16')).toBe('16. Februar 2026')
    // Samoa never had this day; a date of its own time would be the one after.
    expect(german.day('2011-12-30', 'short')).toBe('30.12.2011')
    expect(german.day('0002-02-16', 'short')).toBe('16.02.0002')
    expect(() => german.day('2026-02-30')).toThrow(expect.objectContaining({ code: 'invalid_day' }))
  })

  it('writes moments where the reader is', () => {
    const moment = new Date(2026, 1, 16, 9, 5)

    expect(german.instant(moment.toISOString())).toBe('16.02.2026')
    expect(german.instant(moment.toISOString(), 'template')).toBe('16. Feb. 2026, 09:05')
    expect(german.time(moment)).toBe('09:05')
    expect(englishFormats.time(moment)).toBe('09:05')
  })

  it.each([
    ['UTC', '15:05 UTC', '15:05 UTC'],
    ['America/Los_Angeles', '07:05 PST', '07:05 GMT-8'],
    ['Pacific/Kiritimati', '05:05 GMT+14', '05:05 GMT+14'],
    ['Europe/Berlin', '16:05 GMT+1', '16:05 MEZ'],
  ])('names the zone of a moment in %s', (zone, english, inGerman) => {
    vi.stubEnv('TZ', zone)
    const moment = new Date('2026-02-16T15:05:09.123Z')

    expect(englishFormats.zonedTime(moment)).toBe(english)
    // A language of its own, so that no formatter of another zone is kept.
    expect(localeFormats('de-DE').zonedTime(moment)).toBe(inGerman)
  })

  it.each([
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1.234', '1234'], // a thousand, not one and a bit
    [',5', '0.5'],
    ['1,23', '1.23'],
  ])('reads %s in a German form as %s', (typed, digits) => {
    expect(german.parseNumber(typed)).toBe(digits)
  })

  it.each(['1,234.56', '12.5', '1.23', '1,2,3', '', '1e5', '-3'])(
    'takes %s for no number in a German form',
    (typed) => {
      expect(german.parseNumber(typed)).toBeUndefined()
    },
  )

  it('reads the narrow spaces and apostrophes of keyboards', () => {
    expect(formatsOf('fr-FR').parseNumber('1 234,5')).toBe('1234.5')
    expect(formatsOf('de-CH').parseNumber("1'234.5")).toBe('1234.5')
  })

  it.each([
    ['16.02.2026', '2026-02-16'],
    ['3.4.2026', '2026-04-03'],
    ['16/02/2026', '2026-02-16'],
    ['02/16/2026', undefined],
    ['30.02.2026', undefined],
    ['16.02.26', undefined],
  ])('reads the day %s in a German form as %s', (typed, day) => {
    expect(german.parseDay(typed)).toBe(day)
  })

  it.each(locales)('reads its own output in %s', (locale) => {
    const formats = formatsOf(locale)
    const cents = fc.bigInt(0n, 10n ** 20n)
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

    fc.assert(
      fc.property(cents, days, (number, date) => {
        const [amount, day] = [`${number}.25`, date.toISOString().slice(0, 10)]
        expect(formats.parseNumber(formats.amount(amount))).toBe(amount)
        expect(formats.parseDay(formats.day(day, 'short'))).toBe(day)
      }),
    )
  })

  it('returns the direction of the language', () => {
    const directions = ['de-DE', 'ar-EG', 'he', 'fa-IR', 'ar-XB'].map((locale) => formatsOf(locale).direction)

    expect(directions).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'rtl'])
  })

  it('chooses the plural by the language’s own rules', () => {
    const files = {
      one: '{count} plik',
      few: '{count} pliki',
      many: '{count} plików',
      other: '{count} pliku',
    }

    expect([1, 3, 5].map((count) => formatsOf('pl').plural(files, count))).toEqual([
      '1 plik',
      '3 pliki',
      '5 plików',
    ])
    expect(englishFormats.plural({ one: '1 file', other: '{count} files' }, 1200)).toBe('1,200 files')
    expect(englishFormats.plural('{count} files', 1)).toBe('1 files')
  })

  it('chooses by units, which may be no whole ones', () => {
    const texts = { one: '{units} unit', other: '{units} units' }
    const chosen = ['1', '1.000000000000000000', '0.5', '1.5', '100'].map((units) =>
      englishFormats.pluralText(texts, units),
    )
    expect(chosen).toEqual([texts.one, texts.one, texts.other, texts.other, texts.other])
    expect(englishFormats.pluralText('{units} units', '1')).toBe('{units} units')
  })

  it('keeps English to the letter', () => {
    expect(englishFormats.amount('1234567.891')).toBe(formatAmount('1234567.891'))
    expect(englishFormats.day('2026-02-16')).toBe('February 16th 2026')
  })
})
