import { describe, expect, it } from 'vitest'
import { changedValues } from './changedValues'

describe('changedValues', () => {
  it('are the changed columns, with their old and new values', () => {
    expect(changedValues({ name: 'Series A', total: '100' }, { name: 'Series B', total: '100' })).toEqual([
      { column: 'name', before: 'Series A', after: 'Series B' },
    ])
  })

  it('of a new row are its values, and of a deleted row its former values', () => {
    expect(changedValues(null, { name: 'A', ticker: null })).toEqual([
      { column: 'name', before: null, after: 'A' },
    ])
    expect(changedValues({ name: 'A' }, null)).toEqual([{ column: 'name', before: 'A', after: null }])
  })

  it('show that a value was added and removed', () => {
    expect(changedValues({ ticker: null, locked: false }, { ticker: 'A-1', locked: true })).toEqual([
      { column: 'locked', before: 'false', after: 'true' },
      { column: 'ticker', before: null, after: 'A-1' },
    ])
  })

  it.each([undefined, null, 'text', 7, [], { nested: { a: 1 } }])('of %j are none', (row) => {
    expect(changedValues(row, null)).toEqual([])
  })
})
