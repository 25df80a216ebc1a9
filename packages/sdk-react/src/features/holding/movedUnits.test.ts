import { decimal, formatsOf } from '@capstan/sdk-core'
import { describe, expect, it } from 'vitest'
import { movedUnits } from './movedUnits'

describe('movedUnits', () => {
  it.each([
    ['1234.5', '+1,234.5'],
    ['-40', '−40'],
    ['-0.000000000000000001', '−0.000000000000000001'],
    ['0', '0'],
  ])('of %s is %s', (units, text) => {
    expect(movedUnits(formatsOf('en-US'), decimal(units))).toBe(text)
  })
})
