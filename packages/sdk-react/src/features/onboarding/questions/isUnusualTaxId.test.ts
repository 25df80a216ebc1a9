import { describe, expect, it } from 'vitest'
import { isUnusualTaxId } from './TaxIdAnswer'

describe('isUnusualTaxId', () => {
  it.each([
    ['000-12-3456', true],
    ['000-00-0000', true], // kept as not applicable, and asked about
    ['666-12-3456', true],
    ['123-00-4567', true],
    ['123-45-0000', true],
    ['123-45-6789', false],
    ['987-65-4321', false], // may be an individual taxpayer's
    ['12-3456789', false], // an employer's
    ['000', false], // not applicable
    ['12345678', false], // too short to say
    ['GB123456789', false],
  ])('finds %s unusual: %s', (id, expected) => {
    expect(isUnusualTaxId(id)).toBe(expected)
  })
})
