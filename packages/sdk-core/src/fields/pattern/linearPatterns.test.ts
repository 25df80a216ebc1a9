import { describe, expect, it } from 'vitest'
import { tryExpressions } from '../../../fuzz/fields/tryExpressions'
import { tryPatterns } from '../../../fuzz/fields/tryPatterns'

// A slice of the campaign linearPatterns.
describe('patterns', () => {
  it('of authors answer as JavaScript does, wherever they run', () => {
    const { defects, native, own } = tryPatterns({ seed: 20260306, patterns: 600 })

    expect(defects).toEqual([])
    expect(Math.min(native, own)).toBeGreaterThan(50)
  })

  it('of our own take time in proportion to the text', () => {
    expect(tryExpressions().defects).toEqual([])
  }, 300_000)
})
