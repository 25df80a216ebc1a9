import { describe, expect, it } from 'vitest'
import { nextSort, type GridSort } from './GridSort'
import { gridQuery } from './gridQuery'
import { holdingColumns } from './testing'

describe('gridQuery', () => {
  it('asks for one filter as it is, through the relation it belongs to [GRID-003]', () => {
    const filters = [{ column: 'investor', operator: 'includesInsensitive' as const, value: 'oka' }]

    expect(gridQuery(holdingColumns, filters, [])).toEqual({
      filter: { accountByInvestorId: { name: { includesInsensitive: 'oka' } } },
    })
  })

  it('asks for several filters at once, and for the order by the platform’s name of the field', () => {
    const filters = [
      { column: 'units', operator: 'greaterThan' as const, value: '10' },
      { column: 'issuedOn', operator: 'lessThanOrEqualTo' as const, value: '2026-02-16' },
    ]

    expect(gridQuery(holdingColumns, filters, [{ column: 'issuedOn', direction: 'descending' }])).toEqual({
      filter: { and: [{ amount: { greaterThan: 10 } }, { issuedOn: { lessThanOrEqualTo: '2026-02-16' } }] },
      orderBy: ['ISSUED_ON_DESC'],
    })
  })

  it.each([
    ['72', 72], // a term of months is a whole number to the platform, and takes no text
    ['-3', -3],
    ['12.5', '12.5'],
    ['12345678901234567890', '12345678901234567890'],
  ])('sends the number %j as %j', (value, sent) => {
    const filters = [{ column: 'units', operator: 'equalTo' as const, value }]

    expect(gridQuery(holdingColumns, filters, [])).toEqual({ filter: { amount: { equalTo: sent } } })
  })

  it('leaves out what the platform cannot do, and what is not filled in', () => {
    const filters = [{ column: 'units', operator: 'equalTo' as const, value: '' }]
    const sorts: GridSort[] = [
      { column: 'investor', direction: 'ascending' },
      { column: 'isTokenized', direction: 'ascending' },
      { column: 'unknown', direction: 'ascending' },
    ]

    expect(gridQuery(holdingColumns, filters, sorts)).toEqual({})
  })
})

describe('nextSort', () => {
  it('goes from none to ascending to descending to none [GRID-001]', () => {
    const first = nextSort('units', { column: 'investor', direction: 'descending' })
    const second = nextSort('units', first)

    expect(first).toEqual({ column: 'units', direction: 'ascending' })
    expect(second).toEqual({ column: 'units', direction: 'descending' })
    expect(nextSort('units', second)).toBeUndefined()
  })
})
