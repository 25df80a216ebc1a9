import { describe, expect, it } from 'vitest'
import { combinations, combinationFor, nameOf } from './combinations'

describe('combinationFor', () => {
  it('draws the same for a name, and everything there is for many', () => {
    const names = Array.from({ length: 500 }, (_, at) => `ui-button--story-${at}`)
    const drawn = new Set(names.map((name) => nameOf(combinationFor(name))))

    expect(combinationFor('ui-button--primary')).toBe(combinationFor('ui-button--primary'))
    expect(combinations).toHaveLength(16)
    expect(drawn.size).toBe(16)
  })
})
