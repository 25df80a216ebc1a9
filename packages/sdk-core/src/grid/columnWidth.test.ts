import { describe, expect, it } from 'vitest'
import { columnWidth } from './columnWidth'

describe('columnWidth', () => {
  it.each([
    [{ kind: 'number' as const }, 75],
    [{ kind: 'boolean' as const }, 75],
    [{ kind: 'date' as const }, 100],
    [{ kind: 'text' as const }, 100],
    [{ kind: 'text' as const, isWide: true }, 150],
  ])('of %j is %i at least', (column, narrowest) => {
    expect(columnWidth(column)).toBe(narrowest)
    expect(columnWidth(column, narrowest - 1)).toBe(narrowest)
    // proves GRID-020
    expect(columnWidth(column, narrowest + 1)).toBe(narrowest + 1)
  })
})
