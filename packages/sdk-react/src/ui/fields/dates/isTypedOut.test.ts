import { describe, expect, it } from 'vitest'
import { isTypedOut } from './isTypedOut'

describe('isTypedOut', () => {
  it.each([
    ['2026-11-24', true],
    ['0202-11-24', false],
    ['0002-11-24', false],
    ['', false],
  ])('returns for %j %s', (day, is) => {
    expect(isTypedOut(day)).toBe(is)
  })
})
