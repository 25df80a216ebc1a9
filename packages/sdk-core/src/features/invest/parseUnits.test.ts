import { describe, expect, it } from 'vitest'
import { parseUnits } from './parseUnits'

describe('parseUnits', () => {
  it.each([
    ['2,000', '2000'],
    ['1,0', '10'],
    [' 12 ', '12'],
    ['10.00', '10'],
    ['0', '0'],
  ])('strips the commas of %s: %s', (text, units) => {
    // proves INVEST-020
    expect(parseUnits(text)?.toString()).toBe(units)
  })

  it.each(['10.5', '', 'ten', '-3', '1e3', '0x10', '.'])('does not take %s for a whole number', (text) => {
    expect(parseUnits(text)).toBeUndefined()
  })
})
