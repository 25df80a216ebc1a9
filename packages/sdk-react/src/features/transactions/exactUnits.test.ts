import { decimal, formatsOf } from '@capstan/sdk-core'
import { describe, expect, it } from 'vitest'
import { exactUnits } from './exactUnits'

describe('exactUnits', () => {
  it.each([
    ['60400.500000000000000001', '60,400.500000000000000001'],
    ['2000.000000000000000000', '2,000'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['12345678901234567890.1', '12,345,678,901,234,567,890.1'],
    ['0', '0'],
  ])('writes %s as %s', (units, text) => {
    expect(exactUnits(formatsOf('en-US'), units)).toBe(text)
  })

  it('groups and points as the language does', () => {
    expect(exactUnits(formatsOf('de-DE'), decimal('60400.5'))).toBe('60.400,5')
  })
})
