import { describe, expect, it } from 'vitest'
import type { GridColumn } from '../GridColumn'
import type { GridFilter } from './GridFilter'
import { gridQuery } from './gridQuery'
import { holdingColumns, type Holding } from '../testing'

const filterOf = (filter: GridFilter, columns: readonly GridColumn<Holding>[] = holdingColumns) =>
  gridQuery(columns, { filters: [filter] }).filter

describe('gridQuery', () => {
  it('asks for one filter as it is, through the relation it belongs to', () => {
    // proves GRID-003
    expect(filterOf({ column: 'investor', operator: 'includesInsensitive', value: 'oka' })).toEqual({
      accountByInvestorId: { name: { includesInsensitive: 'oka' } },
    })
  })

  it('asks for several filters at once, and for the order by the platform’s name of the field', () => {
    const filters: GridFilter[] = [
      { column: 'units', operator: 'greaterThan', value: '12345678901234567890.5' },
      { column: 'issuedOn', operator: 'lessThanOrEqualTo', value: '2026-02-16' },
    ]

    expect(
      gridQuery(holdingColumns, { filters, sorts: [{ column: 'issuedOn', direction: 'descending' }] }),
    ).toEqual({
      filter: {
        and: [
          { amount: { greaterThan: '12345678901234567890.5' } },
          { issuedOn: { lessThanOrEqualTo: '2026-02-16' } },
        ],
      },
      orderBy: ['ISSUED_ON_DESC'],
    })
  })

  it('sorts by the sort field of a column that has one', () => {
    const columns = holdingColumns.map((column) =>
      column.id === 'investor' ? { ...column, orderBy: 'INVESTOR_NAME' } : column,
    )

    expect(gridQuery(columns, { sorts: [{ column: 'investor', direction: 'ascending' }] })).toEqual({
      orderBy: ['INVESTOR_NAME_ASC'],
    })
  })

  it('looks for a text in every column of texts', () => {
    expect(gridQuery(holdingColumns, { search: 'oka' })).toEqual({
      filter: { or: [{ accountByInvestorId: { name: { includesInsensitive: 'oka' } } }] },
    })
  })

  it.each(['nul\u0000', 'half \uD800', '\uDFFF half'])(
    'replaces invalid characters, which no cell has, in %j',
    (value) => {
      const asked = JSON.stringify([
        filterOf({ column: 'investor', operator: 'includesInsensitive', value }),
        filterOf({ column: 'investor', operator: 'equalTo', value }),
        gridQuery(holdingColumns, { search: value }),
      ])
      expect(asked).toContain('\uFFFD')
      expect(asked).not.toMatch(/\\u/)
    },
  )

  it('looks for a backslash as it stands, which the platform takes for an escape', () => {
    expect(filterOf({ column: 'investor', operator: 'startsWithInsensitive', value: '\\' })).toEqual({
      accountByInvestorId: { name: { startsWithInsensitive: '\\\\' } },
    })
    expect(gridQuery(holdingColumns, { search: 'a\\b' }).filter).toEqual({
      or: [{ accountByInvestorId: { name: { includesInsensitive: 'a\\\\b' } } }],
    })
  })

  it('filters for empty cells, and for one of several values', () => {
    expect(filterOf({ column: 'units', operator: 'isEmpty' })).toEqual({ amount: { isNull: true } })
    expect(filterOf({ column: 'investor', operator: 'isEmpty' })).toEqual({
      or: [
        { accountByInvestorId: { name: { isNull: true } } },
        { accountByInvestorId: { name: { equalTo: '' } } },
      ],
    })
    expect(filterOf({ column: 'investor', operator: 'isNotEmpty' })).toEqual({
      accountByInvestorId: { name: { isNull: false, notEqualTo: '' } },
    })
  })

  // Terms are whole years, which the platform compares with no other number.
  it.each([
    ['equalTo', '72', { equalTo: 72 }],
    ['equalTo', '72.0', { equalTo: 72 }],
    ['equalTo', '2.5', { in: [] }],
    ['notEqualTo', '2.5', { isNull: false }],
    ['greaterThan', '2.5', { greaterThan: 2 }],
    ['greaterThanOrEqualTo', '2.5', { greaterThan: 2 }],
    ['lessThan', '2.5', { lessThanOrEqualTo: 2 }],
    ['lessThanOrEqualTo', '-2.5', { lessThanOrEqualTo: -3 }],
    ['greaterThan', '99999999999', { in: [] }],
    ['lessThan', '99999999999', { isNull: false }],
    ['greaterThan', '-99999999999.5', { isNull: false }],
    ['lessThan', '-99999999999', { in: [] }],
  ] as const)('compares a whole number by %s %s', (operator, value, condition) => {
    const columns = holdingColumns.map((column) => ({ ...column, isWhole: true }))

    expect(filterOf({ column: 'units', operator, value }, columns)).toEqual({ amount: condition })
  })

  it('leaves out filters that the platform lacks, and empty ones', () => {
    const filters: GridFilter[] = [
      { column: 'units', operator: 'equalTo', value: '' },
      { column: 'units', operator: 'includesInsensitive', value: '1' },
      { column: 'isTokenized', operator: 'equalTo', value: 'true' },
    ]
    const sorts = ['investor', 'isTokenized', 'unknown'].map((column) => ({
      column,
      direction: 'ascending' as const,
    }))

    expect(gridQuery(holdingColumns, { filters, sorts })).toEqual({})
  })
})
