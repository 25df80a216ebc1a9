import { describe, expect, it } from 'vitest'
import { orderOf } from './orderOf'

const sorted = (orderBy: unknown, rows: readonly Readonly<Record<string, unknown>>[]) =>
  rows.toSorted((a, b) => orderOf(orderBy)?.(a, b) ?? NaN).map(({ id }) => id)

describe('orderOf', () => {
  const record = (id: string, at: number) => ({
    id,
    createdOn: `2026-02-16T10:00:00.00000${at}+00:00`,
    updatedOn: `2026-02-1${at}T00:00:00+00:00`,
    opensOn: `2026-02-1${at}`,
    type: ['broker', 'Investor', 'issuer'][at],
  })
  const rows = [record('2', 1), record('3', 2), record('1', 0)]

  it.each(['ID', 'CREATED_ON', 'UPDATED_ON', 'OPENS_ON', 'TYPE'])(
    'sorts by %s, up and down, as the platform does',
    (column) => {
      expect(sorted(`${column}_ASC`, rows)).toEqual(['1', '2', '3'])
      // proves CACHE-008
      expect(sorted([`${column}_DESC`], rows)).toEqual(['3', '2', '1'])
    },
  )

  it('goes by id among equals, in the direction of the first column', () => {
    const equals = ['2', '3', '1'].map((id) => ({ id, type: 'issuer', opensOn: null }))

    expect(sorted('TYPE_ASC', equals)).toEqual(['1', '2', '3'])
    expect(sorted(['TYPE_DESC', 'OPENS_ON_ASC'], equals)).toEqual(['3', '2', '1'])
    expect(sorted(['OPENS_ON_ASC', 'TYPE_DESC'], equals)).toEqual(['1', '2', '3'])
    expect(sorted('NATURAL', equals)).toEqual(['1', '2', '3'])
  })

  it('leaves nulls for last both ways', () => {
    const rows = [
      { id: '1', opensOn: null },
      { id: '2', opensOn: '2026-02-16' },
    ]

    expect([sorted('OPENS_ON_ASC', rows), sorted('OPENS_ON_DESC', rows)]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ])
  })

  it.each([undefined, null, []])('goes by id alone for %j', (orderBy) => {
    expect(sorted(orderBy, rows)).toEqual(['1', '2', '3'])
  })

  it('goes by id for the primary key', () => {
    expect(sorted('PRIMARY_KEY_DESC', rows)).toEqual(['3', '2', '1'])
    expect(sorted('PRIMARY_KEY_ASC', rows)).toEqual(['1', '2', '3'])
  })

  it('sorts texts by their lower-case form, and missing values last', () => {
    const rows = [
      { id: '1', type: 'b' },
      { id: '2', type: 'A' },
      { id: '3', type: undefined },
    ]

    expect(sorted('TYPE_ASC', rows)).toEqual(['2', '1', '3'])
    expect(sorted('TYPE_DESC', rows)).toEqual(['1', '2', '3'])
  })

  it.each(['xTYPE_ASC', 'type_ASC', 'TYPE_ASCENDING', 'TYPE', 'NOBODY_KNOWS_ASC', '', 7, ['TYPE_ASC', 'x']])(
    'is left to the platform for %j',
    (orderBy) => {
      expect(orderOf(orderBy)).toBeUndefined()
    },
  )

  it('is unknown for a record without the column, or with a value that only the platform can compare', () => {
    const order = orderOf('OPENS_ON_ASC')
    const known = { id: '1', opensOn: '2026-02-16' }

    expect(order?.(known, { id: '2' })).toBeUndefined()
    expect(order?.({ id: '2' }, known)).toBeUndefined()
    expect(order?.(known, { id: '2', opensOn: 'soon' })).toBeUndefined()
    expect(orderOf('TYPE_ASC')?.({ id: '1', type: 7 }, { id: '2', type: 'x' })).toBeUndefined()
    expect(order?.(known, known)).toBe(0)
  })
})
