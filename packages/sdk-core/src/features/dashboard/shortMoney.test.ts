import { describe, expect, it } from 'vitest'
import { shortMoney } from './shortMoney'

describe('shortMoney', () => {
  it.each([
    ['7226000.000000000000000000', '$7.23M'],
    ['7225000', '$7.23M'], // half away from zero, as everywhere
    ['999994999.99', '$999.99M'],
    ['0', '$0.00'],
    ['950.5', '$950.50'],
    ['12345678901234567890', '$12,345,678.90T'],
    ['-7226000', '-$7.23M'],
  ])('writes %s as %s', (amount, text) => {
    expect(shortMoney(amount, 'en-US')).toBe(text)
  })

  it('writes it as the language of the page does, in Latin digits', () => {
    expect(shortMoney('7226000', 'de-DE').replace(/\u00a0/g, ' ')).toBe('7,23 Mio. $')
    expect(shortMoney('7226000', 'ar-EG')).toMatch(/7[,.٫]23/)
  })
})
