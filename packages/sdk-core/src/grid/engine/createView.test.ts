import { describe, expect, it } from 'vitest'
import { aHolding, holdingColumns, itemsOf, type Holding } from '../testing'
import { createGridEngine } from './createGridEngine'
import type { GridInput } from './GridEngine'

const idOf = ({ id }: Holding) => id
const rows = [
  aHolding({ id: 'a', investor: 'Bea', units: '1.5', status: 'open' }),
  aHolding({ id: 'b', investor: 'Ada', units: '2', status: 'open' }),
  aHolding({ id: 'c', investor: 'Bea', units: '0.25', status: 'closed' }),
  aHolding({ id: 'd', investor: null, units: null }),
]
const view = (input: Partial<GridInput<Holding>>) =>
  createGridEngine({ columns: holdingColumns, idOf }).view({ rows, ...input })
const linesOf = (input: Partial<GridInput<Holding>>) =>
  itemsOf(view(input)).map(({ kind, id }) => `${kind} ${id}`)

describe('createView', () => {
  it('brings rows together, in the order in which groups and rows come', () => {
    expect(linesOf({ groupBy: 'investor' })).toEqual(['group group:Bea', 'group group:Ada', 'group group'])
    expect(linesOf({ groupBy: 'investor', open: new Set(['group:Bea', 'group']) })).toEqual([
      'group group:Bea',
      'row a',
      'row c',
      'group group:Ada',
      'group group',
      'row d',
    ])
  })

  it('sorts groups by the sums their lines show, those without one last, and rows within them', () => {
    // Bea has 1.5 and 0.25, more than 1.6 of Ada, whose one row is the largest.
    const some = rows.map((row) => (row.id === 'b' ? { ...row, units: '1.6' } : row))
    const sorted = (direction: 'ascending' | 'descending', column = 'units') =>
      linesOf({
        rows: some,
        groupBy: 'investor',
        open: new Set(['group:Bea']),
        sorts: [{ column, direction }],
      })

    expect(sorted('descending')).toEqual([
      'group group:Bea',
      'row a',
      'row c',
      'group group:Ada',
      'group group',
    ])
    expect(sorted('ascending')).toEqual([
      'group group:Ada',
      'group group:Bea',
      'row c',
      'row a',
      'group group',
    ])
    // A column without group totals sorts groups by their first rows.
    expect(sorted('ascending', 'investor')[0]).toBe('group group:Ada')
    const { places } = view({
      rows: some,
      groupBy: 'investor',
      sorts: [{ column: 'units', direction: 'ascending' }],
    })
    expect([...places]).toEqual([1, 2, 0, 3])
  })

  it('sums up the rows of a group that match', () => {
    const columns = holdingColumns.map((column) =>
      column.id === 'issuedOn'
        ? { ...column, id: 'average', value: ({ units }: Holding) => units, aggregate: 'average' as const }
        : column.id === 'status'
          ? { ...column, aggregate: 'same' as const }
          : column.id === 'isTokenized'
            ? { ...column, aggregate: (all: readonly Holding[]) => all.map(idOf).join('+') }
            : column,
    )
    const groups = itemsOf(createGridEngine({ columns, idOf }).view({ rows, groupBy: 'investor' }))
    const figures = groups.map((item) =>
      item.kind === 'group'
        ? ['units', 'average', 'investor', 'status', 'isTokenized'].map((column) => item.valueOf(column))
        : [],
    )

    // (1.5 + 0.25) / 2 = 0.875
    // proves PORT-022, PORT-023, PORT-027
    expect(figures).toEqual([
      ['1.75', '0.875', 'Bea', undefined, 'a+c'],
      ['2', '2', 'Ada', 'open', 'b'],
      [undefined, undefined, null, 'open', 'd'],
    ])
  })

  it('groups rows by the key of their column, where it differs from the value', () => {
    const columns = holdingColumns.map((column) =>
      column.id === 'investor' ? { ...column, groupKey: ({ status }: Holding) => status ?? '' } : column,
    )
    const groups = itemsOf(createGridEngine({ columns, idOf }).view({ rows, groupBy: 'investor' }))

    expect(groups.map(({ id }) => id)).toEqual(['group:open', 'group:closed'])
    expect(groups.map((item) => item.kind === 'group' && item.valueOf('investor'))).toEqual([
      undefined,
      'Bea',
    ])
  })

  it('puts an open panel beneath its row, 212 pixels high until it has been measured', () => {
    const open = new Set(['a', 'c', 'gone'])
    const shown = view({ open, rowHeight: 54, detailHeights: new Map([['c', 340]]) })

    expect(itemsOf(shown).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'row a',
      'detail a',
      'row b',
      'row c',
      'detail c',
      'row d',
    ])
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => shown.top(at))).toEqual([0, 54, 266, 320, 374, 714, 768])
    expect(shown.height).toBe(768)
    // Each line from its first pixel to its last.
    expect([0, 53, 54, 265, 266, 319, 320, 374, 713, 714].map((y) => shown.at(y))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 4, 4, 5,
    ])
    expect([shown.at(-1), shown.at(9_999)]).toEqual([0, 5])
    // proves GRID-014
    expect(['a', 'b', 'c', 'd', 'gone'].map((id) => shown.indexOf(id))).toEqual([0, 2, 3, 5, -1])
  })

  it('finds groups and the rows of open ones, panels and all', () => {
    const shown = view({ groupBy: 'investor', open: new Set(['group:Bea', 'a']) })

    expect(itemsOf(shown).map(({ kind }) => kind)).toEqual([
      'group',
      'row',
      'detail',
      'row',
      'group',
      'group',
    ])
    expect(['group:Bea', 'a', 'c', 'group:Ada', 'b'].map((id) => shown.indexOf(id))).toEqual([0, 1, 3, 4, -1])
    expect(shown.rowCount).toBe(4)
  })

  it('has no lines where there are no rows', () => {
    const shown = view({ rows: [] })

    expect([shown.count, shown.height, shown.itemAt(0), shown.at(10)]).toEqual([0, 0, undefined, 0])
  })
})
