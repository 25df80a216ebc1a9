import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { add, compare } from '../../money/arithmetic'
import { decimal } from '../../money/decimal'
import { compareText, sortableText } from '../../order/compareText'
import type { GridFilter, GridOperator } from '../query/GridFilter'
import type { GridSort } from '../query/GridSort'
import { aHolding, holdingColumns, itemsOf, type Holding } from '../testing'
import { createGridEngine } from './createGridEngine'
import type { GridInput } from './GridEngine'

const idOf = ({ id }: Holding) => id
const anEngine = () => createGridEngine({ columns: holdingColumns, idOf })
const idsOf = (rows: readonly Holding[], input: Partial<GridInput<Holding>> = {}) =>
  itemsOf(anEngine().view({ rows, ...input })).map(({ id }) => id)
const ascending = (column: string): GridSort => ({ column, direction: 'ascending' })
const descending = (column: string): GridSort => ({ column, direction: 'descending' })

describe('createGridEngine', () => {
  it('keeps the order the rows came in when nothing is sorted', () => {
    expect(idsOf([aHolding({ id: 'b' }), aHolding({ id: 'a' })])).toEqual(['b', 'a'])
  })

  it('sorts text by its lower-case form and code points, ties by id in the direction of the sort', () => {
    const rows = [
      aHolding({ id: '1', investor: 'bea' }),
      aHolding({ id: '2', investor: '_x' }),
      aHolding({ id: '0', investor: 'Bea' }),
      aHolding({ id: '3', investor: 'Élan' }),
      aHolding({ id: '4', investor: 'Zoe' }),
      aHolding({ id: '6', investor: '\u{1F4B6}' }),
      aHolding({ id: '5', investor: '\uFF21' }),
      aHolding({ id: '7', investor: '' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('investor')] })).toEqual(['7', '2', '0', '1', '4', '3', '5', '6'])
    expect(idsOf(rows, { sorts: [descending('investor')] })).toEqual(['6', '5', '3', '4', '1', '0', '2', '7'])
  })

  it('puts empty cells last, both ways', () => {
    const rows = [aHolding({ id: 'none', units: null }), aHolding({ id: 'one', units: '1' })]

    expect(idsOf(rows, { sorts: [ascending('units')] })).toEqual(['one', 'none'])
    expect(idsOf(rows, { sorts: [descending('units')] })).toEqual(['one', 'none'])
  })

  it('distinguishes numbers that a float cannot', () => {
    const rows = [
      aHolding({ id: 'big', units: '0.100000000000000002' }),
      aHolding({ id: 'small', units: '0.100000000000000001' }),
      aHolding({ id: 'less', units: '-0.1' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('units')] })).toEqual(['less', 'small', 'big'])
    expect(
      idsOf(rows, { filters: [{ column: 'units', operator: 'equalTo', value: '0.100000000000000001' }] }),
    ).toEqual(['small'])
  })

  it('continues with the next sort key when the first is equal', () => {
    const rows = [
      aHolding({ id: 'a', investor: 'Bea', units: '2' }),
      aHolding({ id: 'b', investor: 'Bea', units: '10' }),
      aHolding({ id: 'c', investor: 'Ada', units: '1' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('investor'), descending('units')] })).toEqual(['c', 'b', 'a'])
  })

  it.each<[GridOperator, string, string[]]>([
    ['equalTo', '10.0', ['ten']],
    ['notEqualTo', '10', ['two', 'many']],
    ['greaterThan', '2', ['ten', 'many']],
    ['greaterThanOrEqualTo', '2', ['two', 'ten', 'many']],
    ['lessThan', '10', ['two']],
    ['lessThanOrEqualTo', '10', ['two', 'ten']],
  ])('keeps the rows whose number is %s %s, and no empty cell', (operator, value, ids) => {
    const rows = [
      aHolding({ id: 'two', units: '2' }),
      aHolding({ id: 'ten', units: '10' }),
      aHolding({ id: 'none', units: null }),
      aHolding({ id: 'many', units: '1000' }),
    ]

    // proves GRID-003
    expect(idsOf(rows, { filters: [{ column: 'units', operator, value }] })).toEqual(ids)
  })

  it.each<[GridFilter, string[]]>([
    [{ column: 'investor', operator: 'includesInsensitive', value: 'KAF' }, ['a']],
    [{ column: 'investor', operator: 'startsWithInsensitive', value: 'b' }, ['b']],
    [{ column: 'investor', operator: 'equalTo', value: 'bea' }, []],
    [{ column: 'investor', operator: 'isEmpty' }, ['c', 'd']],
    [{ column: 'investor', operator: 'isNotEmpty' }, ['a', 'b']],
    [{ column: 'issuedOn', operator: 'lessThan', value: '2026-02-16' }, ['b']],
    [{ column: 'isTokenized', operator: 'equalTo', value: 'true' }, ['b']],
    [{ column: 'status', operator: 'in', values: ['closed', 'open'] }, ['a', 'b']],
    [{ column: 'status', operator: 'in', values: ['closed'] }, ['b']],
    [{ column: 'status', operator: 'isEmpty' }, ['c', 'd']],
    // Not filled in, of another kind, or of no column: they keep every row.
    [{ column: 'units', operator: 'equalTo', value: 'many' }, ['a', 'b', 'c', 'd']],
    [{ column: 'units', operator: 'includesInsensitive', value: '1' }, ['a', 'b', 'c', 'd']],
    [{ column: 'status', operator: 'in', values: [] }, ['a', 'b', 'c', 'd']],
    [{ column: 'price', operator: 'isEmpty' }, ['a', 'b', 'c', 'd']],
  ])('filters by %j', (filter, ids) => {
    const rows = [
      aHolding({ id: 'a' }),
      aHolding({ id: 'b', investor: 'Bea', issuedOn: '2025-12-31', isTokenized: true, status: 'closed' }),
      aHolding({ id: 'c', investor: null, status: null }),
      aHolding({ id: 'd', investor: '', status: '' }),
    ]

    expect(idsOf(rows, { filters: [filter] })).toEqual(ids)
  })

  it('keeps the rows that pass every filter and contain the search text', () => {
    const rows = [
      aHolding({ id: 'a', investor: 'Ann Smithson' }),
      aHolding({ id: 'b', investor: 'Bea SMITHSON', units: '7' }),
      aHolding({ id: 'c', units: '7' }),
    ]
    const filters: GridFilter[] = [{ column: 'units', operator: 'lessThan', value: '99' }]

    expect(idsOf(rows, { filters, search: 'smiths' })).toEqual(['b'])
  })

  it('shows the same after every earlier request', () => {
    const engine = anEngine()
    const rows = ['Ann Smithson', 'Bea SMITHSON', 'Smith', 'Ada', null].map((investor, at) =>
      aHolding({ id: String(at), investor, units: String(at) }),
    )
    const asked: Partial<GridInput<Holding>>[] = [
      '',
      's',
      'sm',
      'SMITHS',
      'smithson',
      'mith',
      'ad',
      'a',
    ].flatMap((value) => [
      { filters: [{ column: 'investor', operator: 'includesInsensitive', value }] },
      {
        filters: [
          { column: 'investor', operator: 'includesInsensitive', value },
          { column: 'units', operator: 'greaterThan', value: '0' },
        ],
      },
      { search: value },
    ])

    for (const input of asked)
      expect(itemsOf(engine.view({ rows, ...input })).map(({ id }) => id)).toEqual(idsOf(rows, input))
  })

  it('reads only the rows that passed when a filter asks for more', () => {
    const engine = createGridEngine<Holding>({ columns: holdingColumns, idOf })
    const rows = ['Bea', 'Beatrix', 'Ada'].map((investor, at) => aHolding({ id: String(at), investor }))
    const including = (value: string): GridFilter[] => [
      { column: 'investor', operator: 'includesInsensitive', value },
    ]
    engine.view({ rows, filters: including('bea') })
    const includes = vi.spyOn(String.prototype, 'includes')

    const { rowCount } = engine.view({ rows, filters: including('beat') })

    const looked = includes.mock.contexts.map(String).filter((text) => text === 'ada')
    includes.mockRestore()
    expect([rowCount, looked]).toEqual([1, []])
  })

  it('leaves filters and order to the platform where it has seen to both', () => {
    const rows = [aHolding({ id: 'b' }), aHolding({ id: 'a', investor: null })]

    expect(idsOf(rows, { sorts: [ascending('investor')], search: 'x', isOrdered: true })).toEqual(['b', 'a'])
  })

  it('sums a column over the rows that match, exactly', () => {
    const engine = anEngine()
    const rows = ['0.1', '0.2', '1000000000000000000.000000000000000001', null].map((units, at) =>
      aHolding({ id: String(at), units }),
    )
    engine.view({ rows })

    expect(engine.total('units')).toBe('1000000000000000000.300000000000000001')

    engine.view({ rows, filters: [{ column: 'units', operator: 'lessThan', value: '1' }] })
    expect(engine.total('units')).toBe('0.3')

    engine.view({ rows, filters: [{ column: 'units', operator: 'isEmpty' }] })
    expect(engine.total('units')).toBeUndefined()
  })

  it('reads only appended rows and changed rows', () => {
    const value = vi.fn(({ units }: Holding) => units)
    const engine = createGridEngine<Holding>({ columns: [{ id: 'units', kind: 'number', value }], idOf })
    const sorts = [ascending('units')]
    const rows = Array.from({ length: 1_000 }, (_, at) =>
      aHolding({ id: String(at).padStart(4, '0'), units: String((at * 7919) % 1_000) }),
    )
    engine.view({ rows, sorts })
    value.mockClear()

    const more = [...rows, aHolding({ id: '9999', units: '2.5' })]
    const grown = engine.view({ rows: more, sorts })

    expect(grown.indexOf('9999')).toBe(3)
    expect(value).toHaveBeenCalledTimes(1)

    const moved = engine.view({ rows: more.with(0, aHolding({ id: '0000', units: '998.5' })), sorts })

    expect([moved.indexOf('9999'), moved.indexOf('0000')]).toEqual([2, 999])
    expect(value).toHaveBeenCalledTimes(2)
  })

  it('reads no cell again that was read ahead of a sort', () => {
    const value = vi.fn(({ investor }: Holding) => investor)
    const engine = createGridEngine<Holding>({ columns: [{ id: 'investor', kind: 'text', value }], idOf })
    const rows = ['Bea', 'Ada'].map((investor, at) => aHolding({ id: String(at), investor }))
    engine.view({ rows })
    engine.prepare('investor', 'sort')
    engine.prepare('gone', 'filter')
    value.mockClear()

    expect(itemsOf(engine.view({ rows, sorts: [ascending('investor')] })).map(({ id }) => id)).toEqual([
      '1',
      '0',
    ])
    expect(value).not.toHaveBeenCalled()
  })

  it('shows the same whether rows came at once or one after the other', () => {
    fc.assert(
      fc.property(steps, sorts, filters, (changes, sorts, filters) => {
        const engine = anEngine()
        let rows: readonly Holding[] = []
        let next = 0
        for (const change of changes) {
          rows = changed(rows, change, () => String(next++).padStart(4, '0'))
          const view = engine.view({ rows, sorts, filters })

          const shown = itemsOf(view).map(({ id }) => id)
          expect(shown).toEqual(expected(rows, sorts, filters))
          expect(engine.total('units')).toBe(sumOf(rows.filter(({ id }) => shown.includes(id))))
        }
      }),
      { numRuns: 60 },
    )
  })
})

function sumOf(rows: readonly Holding[]): string | undefined {
  const units = rows.flatMap((row) => row.units ?? [])
  return units.length > 0 ? units.map(decimal).reduce(add).toString() : undefined
}

type Change = { kind: 'add' | 'insert' | 'replace' | 'remove'; at: number; cells: Partial<Holding> }

const cells = fc.record({
  investor: fc.constantFrom('Bea', 'bea', 'Ada', null, '', '\u{1F4B6}', '\uFF21'),
  units: fc.constantFrom('1', '2.50', '2.5', '-3', '0.100000000000000001', '0.100000000000000002', null),
  issuedOn: fc.constantFrom('2026-02-16', '2025-12-31', null),
})
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'add', 'insert', 'replace', 'replace', 'remove'),
    at: fc.nat(),
    cells,
  }) as fc.Arbitrary<Change>,
  { maxLength: 40 },
)
const sorts = fc.uniqueArray(
  fc.record({
    column: fc.constantFrom('investor', 'units', 'issuedOn'),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  { selector: ({ column }) => column, maxLength: 3 },
)
const filters: fc.Arbitrary<GridFilter[]> = fc.subarray<GridFilter>([
  { column: 'investor', operator: 'startsWithInsensitive', value: 'B' },
  { column: 'units', operator: 'greaterThan', value: '-1' },
  { column: 'issuedOn', operator: 'isNotEmpty' },
])

function changed(
  rows: readonly Holding[],
  { kind, at, cells }: Change,
  newId: () => string,
): readonly Holding[] {
  const place = rows.length === 0 ? 0 : at % rows.length
  const row = rows[place]
  if (kind === 'insert') return rows.toSpliced(place, 0, aHolding({ ...cells, id: newId() }))
  if (kind === 'replace' && row) return rows.with(place, aHolding({ ...cells, id: row.id }))
  if (kind === 'remove' && row) return rows.toSpliced(place, 1)
  return [...rows, aHolding({ ...cells, id: newId() }), aHolding({ ...cells, id: newId() })]
}

function expected(
  rows: readonly Holding[],
  sorts: readonly GridSort[],
  filters: readonly GridFilter[],
): string[] {
  const passes = (row: Holding) =>
    filters.every(({ column }) =>
      column === 'investor'
        ? row.investor?.toLowerCase().startsWith('b')
        : column === 'units'
          ? row.units !== null && Number(row.units) > -1
          : row.issuedOn !== null,
    )
  const sign = (sort?: GridSort) => (sort?.direction === 'descending' ? -1 : 1)
  const byId = (a: Holding, b: Holding) => sign(sorts[0]) * (a.id < b.id ? -1 : 1)
  const kept = rows.filter(passes)
  if (sorts.length === 0) return kept.map(idOf)
  return kept
    .toSorted((a, b) => {
      for (const sort of sorts) {
        const column = sort.column as 'investor' | 'units' | 'issuedOn'
        const [left, right] = [a[column], b[column]]
        if (left === null || right === null) {
          if (left !== right) return left === null ? 1 : -1
        } else {
          const difference =
            column === 'units'
              ? compare(decimal(left), decimal(right))
              : compareText(sortableText(left), sortableText(right))
          if (difference !== 0) return sign(sort) * difference
        }
      }
      return byId(a, b)
    })
    .map(idOf)
}
