import { describe, expect, it } from 'vitest'
import { assetCategory } from './assetCategory'
import { shortAddress } from './shortAddress'

describe('shortAddress', () => {
  it('shows 20 characters and three dots', () => {
    expect(shortAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aAeb6053F3E94C9b9...')
    // proves FMT-009
    expect(shortAddress('0x5aAeb6053F3E94C9b9')).toBe('0x5aAeb6053F3E94C9b9')
  })
})

describe('assetCategory', () => {
  it.each([
    ['Debt', 'debt'],
    ['Fund', 'fund'],
    ['Equity', 'equity'],
    ['Art', 'equity'],
    [undefined, 'equity'],
  ])('of %s is %s', (type, category) => {
    // proves FMT-022
    expect(assetCategory(type)).toBe(category)
  })
})
