import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatsOf } from '../language/formatsOf'
import { englishSigns } from './NumberSigns'
import { parseNumber, parseWhole } from './parseNumber'
import { refuseText, typeNumber, type NumberRules, type TypedNumber } from './typeNumber'

const german = formatsOf('de-DE').signs
const empty: TypedNumber = { shown: '', entered: '' }
const decimal: NumberRules = { keep: 'decimal', signs: englishSigns }
const integer: NumberRules = { keep: 'integer', signs: englishSigns }
const precise: NumberRules = { keep: 'precise', signs: englishSigns }
const read = (text: string, { keep, signs }: NumberRules) =>
  (keep === 'integer' ? parseWhole : parseNumber)(text, signs)

const typeKeys = (keys: string, rules: NumberRules, from = empty) =>
  [...keys].reduce((field, key) => typeNumber(field, field.shown + key, rules), from)

describe('typeNumber', () => {
  it.each([
    ['1e9', decimal, '19', 'e'],
    ['-7.25', decimal, '7.25', '-'],
    ['12.5%', decimal, '12.5', '%'],
    ['5.5', integer, '55', '.'],
    ['-5', integer, '5', '-'],
    ['1,5', precise, '15', ','],
  ])(
    'does not show the key of %s that a field does not take, and is no number',
    (keys, rules, shown, character) => {
      const field = typeKeys(keys, rules)

      expect(field).toEqual({ shown, entered: keys, refused: { character, isKey: true } })
      expect(rules === precise ? undefined : read(field.entered, rules)).toBeUndefined()
    },
  )

  it('takes the number again once something of it is deleted or replaced', () => {
    const refused = typeKeys('1e9', decimal)

    // proves FIELD-012
    expect(typeNumber(refused, '1', decimal)).toEqual({ shown: '1', entered: '1' })
    expect(typeNumber(refused, '25', decimal)).toEqual({ shown: '25', entered: '25' })
    expect(typeNumber(refused, '', decimal)).toEqual(empty)
    expect(typeNumber(typeKeys('5-', decimal), '', decimal)).toEqual(empty)
  })

  it.each([
    ['250-', '25'],
    ['100--', '10'],
    ['12.5%', '12.'],
  ])('takes the refused key of %s back when Backspace follows it', (keys, after) => {
    const shown = keys.replace(/\D+$/, '')

    expect(typeNumber(typeKeys(keys, decimal), after, decimal)).toEqual({ shown, entered: shown })
  })

  it('takes a refused key inside a number back, and deletes a digit elsewhere', () => {
    const refused: TypedNumber = {
      ...{ shown: '1005', entered: '10-05' },
      refused: { character: '-', isKey: true },
    }

    expect(typeNumber(refused, '105', decimal)).toEqual({ shown: '1005', entered: '1005' })
    expect(typeNumber(refused, '005', decimal)).toEqual({ shown: '005', entered: '005' })
  })

  it.each([
    ['$2,5OO', decimal, 'O'],
    ['-500', decimal, '-'],
    ['1e5', decimal, 'e'],
    ['12.5%', decimal, '%'],
    ['€1,000', decimal, '€'],
    ['1.000', integer, '.'],
    ['1,5', precise, ','],
    ['12 34', decimal, '1'],
  ])('refuses a paste of %s as a whole', (pasted, rules, character) => {
    const field = typeNumber({ shown: '7', entered: '7' }, `7${pasted}`, rules)
    const first = typeNumber(empty, pasted, rules)

    expect(field.shown).toBe('7')
    expect(first).toEqual({ shown: '', entered: pasted, refused: { character, isKey: false } })
    expect(typeKeys('25', rules, first)).toEqual({ shown: '25', entered: '25' })
  })

  it.each([
    ['1,234.56', decimal, '1,234.56'],
    [' 1,234 ', integer, '1234'],
    ['$1,000', decimal, '1000'],
    ['1 000', decimal, '1000'],
    ['1\u00a0000', integer, '1000'],
    ['1,234.5', precise, '1234.5'],
    ['١٢٣٤', integer, '١٢٣٤'],
    ['1.234,56 $', { keep: 'decimal', signs: german }, '1234,56'],
  ] as const)('accepts a paste of %s, and loses no significant character', (pasted, rules, shown) => {
    expect(typeNumber(empty, pasted, rules)).toEqual({ shown, entered: shown })
  })

  it.each(['1.234,56', '123,45', '1,23'])(
    'shows a paste of %s, and refuses it at once as not a number',
    (pasted) => {
      expect(typeNumber(empty, pasted, decimal)).toEqual({
        shown: pasted,
        entered: pasted,
        refused: { isKey: false },
      })
    },
  )

  it('leaves a typed space and a dollar sign in front out, and nothing else', () => {
    expect(typeKeys('$1 000', decimal)).toEqual({ shown: '1000', entered: '1000' })
    expect(typeKeys('1$', decimal)).toMatchObject({ shown: '1', refused: { character: '$' } })
  })

  it('never changes a number that was typed key by key or pasted', () => {
    const character = fc.constantFrom(...'0123456789.,-e%$ O')
    const rules = fc.constantFrom(decimal, integer, precise, { keep: 'decimal', signs: german } as const)
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 8 }), rules, (text, of) => {
        for (const { entered } of [typeNumber(empty, text, of), typeKeys(text, of)]) {
          const meant = read(entered, of)
          if (meant !== undefined && !/\S\s+\S/.test(text))
            expect(read(text.replace(/^[\s$]+/, ''), of)).toBe(meant)
        }
      }),
      { seed: 20260223, numRuns: 5_000 },
    )
  })
})

describe('refuseText', () => {
  it.each([
    ['-500', decimal, '-'],
    ['1e5', decimal, 'e'],
    ['5.5', integer, '.'],
    ['$2,5OO', decimal, 'O'],
  ])('names the invalid character of %s, which was set and not typed', (text, rules, character) => {
    expect(refuseText(text, rules)).toEqual({ character, isKey: false })
  })

  it.each(['', '12', '1,234.5', '1,23', '$1,000'])('finds no such character in %j', (text) => {
    expect(refuseText(text, decimal)).toBeUndefined()
  })
})
