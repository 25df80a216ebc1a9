import { describe, expect, it } from 'vitest'
import { englishFormats } from '../../language/englishFormats'
import { formatsOf } from '../../language/formatsOf'
import { cleanField } from '../cleanField'
import { fieldKind } from './kinds'

const german = formatsOf('de-DE')

describe('the kinds of a German form', () => {
  it('read and show figures as German does, and send plain digits', () => {
    const number = fieldKind('number', german)

    expect(number.type('1.234,56 $')).toBe('1234,56')
    expect(number.type('1.234,56 €')).toBe('1.234,56 €')
    expect(number.parse('1.234,56')).toEqual({ ok: true, value: '1234.56' })
    expect(number.display('1234.56')).toBe('1.234,56')
    expect(number.display('1234.5678')).toBe('1.234,5678')
    expect(number.send('1234.56', { decimals: 2 })).toBe('1234.56')
    expect(fieldKind('numberWithPrecision', german).parse('1,5')).toEqual({ ok: true, value: '1.5' })
    expect(fieldKind('numberWithPrecision', german).parse('1.500,5')).toEqual({ ok: true, value: '1500.5' })
    expect(fieldKind('integer', german).parse('1.234')).toEqual({ ok: true, value: '1234' })
  })

  it('read and show days as German does', () => {
    expect(cleanField('date', '16.02.2026', false, german)).toEqual({ ok: true, value: '2026-02-16' })
    expect(fieldKind('date', german).display('2026-02-16')).toBe('16.02.2026')
    expect(fieldKind('date', german).send('2026-02-16')).toBe('2026-02-16T00:00:00.000Z')
  })

  it('accept the thousands separators of a French keyboard', () => {
    const french = fieldKind('number', formatsOf('fr-FR'))

    expect(french.parse(french.type('1 234,50'))).toEqual({ ok: true, value: '1234.5' })
  })

  it('are the same ones in English, and where the language makes no difference', () => {
    expect(fieldKind('number')).toBe(fieldKind('number', englishFormats))
    expect(fieldKind('email', german)).toBe(fieldKind('email'))
  })
})
