import { describe, expect, it } from 'vitest'
import { groupRows } from './groupRows'

describe('groupRows', () => {
  it('brings rows of one key together, in the order in which keys and rows come', () => {
    const rows = ['b1', 'a1', 'b2', 'c1', 'a2']
    const { groups, places } = groupRows(Uint32Array.of(4, 0, 1, 2, 3), rows, (row) => row.charAt(0))

    expect([...places].map((at) => rows[at])).toEqual(['a2', 'a1', 'b1', 'b2', 'c1'])
    expect(groups).toEqual([
      { key: 'a', from: 0, to: 2 },
      { key: 'b', from: 2, to: 4 },
      { key: 'c', from: 4, to: 5 },
    ])
  })

  it('has no groups when there are no rows', () => {
    expect(groupRows(new Uint32Array(), [], () => '')).toEqual({ groups: [], places: new Uint32Array() })
  })
})
