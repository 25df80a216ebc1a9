import { describe, expect, it } from 'vitest'
import { nextSort } from './GridSort'

describe('nextSort', () => {
  it('goes from none to ascending to descending to none', () => {
    const first = nextSort('units', { column: 'investor', direction: 'descending' })
    const second = nextSort('units', first)

    expect(first).toEqual({ column: 'units', direction: 'ascending' })
    expect(second).toEqual({ column: 'units', direction: 'descending' })
    // proves GRID-001
    expect(nextSort('units', second)).toBeUndefined()
  })
})
