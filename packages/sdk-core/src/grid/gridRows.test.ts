import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal'
import { compare } from '../money/arithmetic'
import type { GridFilter, GridOperator, GridSort } from './GridColumn'
import { gridRows } from './gridRows'
import { aHolding, holdingColumns, type Holding } from './testing'

const idOf = ({ id }: Holding) => id

function idsOf(
  rows: Holding[],
  { sorts = [], filters = [] }: { sorts?: GridSort[]; filters?: GridFilter[] },
) {
  return [...gridRows({ rows, columns: holdingColumns, sorts, filters, idOf })].map((at) => rows[at]?.id)
}

describe('gridRows', () => {
  const ascending = (column: string): GridSort => ({ column, direction: 'ascending' })
  const descending = (column: string): GridSort => ({ column, direction: 'descending' })

  it('keeps the order the rows came in when nothing is sorted', () => {
    expect(idsOf([aHolding({ id: 'b' }), aHolding({ id: 'a' })], {})).toEqual(['b', 'a'])
  })

  it('sorts text by its lower-case form, ties by id', () => {
    const rows = [
      aHolding({ id: '1', investor: 'bea' }),
      aHolding({ id: '2', investor: '_x' }),
      aHolding({ id: '0', investor: 'Bea' }),
      aHolding({ id: '3', investor: 'Élan' }),
      aHolding({ id: '4', investor: 'Zoe' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('investor')] })).toEqual(['2', '0', '1', '4', '3'])
  })

  it('puts empty cells last, both ways', () => {
    const rows = [aHolding({ id: 'none', units: null }), aHolding({ id: 'one', units: '1' })]

    expect(idsOf(rows, { sorts: [ascending('units')] })).toEqual(['one', 'none'])
    expect(idsOf(rows, { sorts: [descending('units')] })).toEqual(['one', 'none'])
  })

  it('tells numbers apart that a float cannot', () => {
    const rows = [
      aHolding({ id: 'big', units: '0.100000000000000002' }),
      aHolding({ id: 'small', units: '0.100000000000000001' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('units')] })).toEqual(['small', 'big'])
  })

  it('goes on with the next sort where the first says nothing', () => {
    const rows = [
      aHolding({ id: 'a', investor: 'Bea', units: '2' }),
      aHolding({ id: 'b', investor: 'Bea', units: '10' }),
    ]

    expect(idsOf(rows, { sorts: [ascending('investor'), descending('units')] })).toEqual(['b', 'a'])
  })

  it.each<[GridOperator, string, string[]]>([
    ['equalTo', '10.0', ['ten']],
    ['notEqualTo', '10', ['two', 'many']],
    ['greaterThan', '2', ['ten', 'many']],
    ['greaterThanOrEqualTo', '2', ['two', 'ten', 'many']],
    ['lessThan', '10', ['two']],
    ['lessThanOrEqualTo', '10', ['two', 'ten']],
    ['includesInsensitive', '0', ['ten', 'many']],
  ])(
    'keeps the rows whose number is %s %s; an empty cell is never among them [GRID-003]',
    (operator, value, ids) => {
      const rows = [
        aHolding({ id: 'two', units: '2' }),
        aHolding({ id: 'ten', units: '10' }),
        aHolding({ id: 'none', units: null }),
        aHolding({ id: 'many', units: '1000' }),
      ]

      expect(idsOf(rows, { filters: [{ column: 'units', operator, value }] })).toEqual(ids)
    },
  )

  it('keeps the rows that pass every filter, and ignores one that is not filled in', () => {
    const rows = [aHolding({ id: 'a' }), aHolding({ id: 'b', investor: 'SMITHSON' })]
    const filters: GridFilter[] = [
      { column: 'investor', operator: 'includesInsensitive', value: 'smiths' },
      { column: 'units', operator: 'greaterThan', value: '99' },
      { column: 'issuedOn', operator: 'equalTo', value: '' },
    ]

    expect(idsOf(rows, { filters })).toEqual(['b'])
  })

  it('orders any numbers as an exact comparison does', () => {
    const units = fc.oneof(
      fc.constant(null),
      fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(999)).map(([whole, part]) => `${whole}.${part}`),
    )
    const holdings = fc.uniqueArray(fc.record({ id: fc.uuid(), units }), { selector: ({ id }) => id })

    fc.assert(
      fc.property(holdings, fc.boolean(), (some, isAscending) => {
        const rows = some.map(aHolding)
        const sorted = rows.toSorted(byUnits(isAscending ? 1 : -1)).map(idOf)

        expect(idsOf(rows, { sorts: [(isAscending ? ascending : descending)('units')] })).toEqual(sorted)
      }),
    )
  })
})

const byUnits = (sign: 1 | -1) => (a: Holding, b: Holding) => {
  const byId = a.id < b.id ? -1 : 1
  if (a.units === null || b.units === null) return Number(a.units === null) - Number(b.units === null) || byId
  return sign * compare(decimal(a.units), decimal(b.units)) || byId
}
