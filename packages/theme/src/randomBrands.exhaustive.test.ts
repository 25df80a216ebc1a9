import { describe, expect, it } from 'vitest'
import { tryRandomBrands } from './testing/tryRandomBrands'

describe('deriveColors', () => {
  it('leaves no pair unreadable for 10,000 random brands', { timeout: 600_000 }, () => {
    const { unreadable, papersKept } = tryRandomBrands(10_000)

    expect(unreadable).toEqual([])
    // Most papers are used; those of medium lightness are refused.
    expect(papersKept).toBeGreaterThan(7_000)
  })
})
