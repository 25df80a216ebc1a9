import { describe, expect, it } from 'vitest'
import { combinations, drawnFor, nameOf } from './combinations'

describe('drawnFor', () => {
  it('draws the same for a name, and everything there is for many', () => {
    const names = Array.from({ length: 500 }, (_, at) => `ui-button--story-${at}`)
    const drawn = new Set(names.map((name) => nameOf(drawnFor(name))))

    expect(drawnFor('ui-button--primary')).toBe(drawnFor('ui-button--primary'))
    expect(combinations).toHaveLength(16)
    expect(drawn.size).toBe(16)
  })
})
