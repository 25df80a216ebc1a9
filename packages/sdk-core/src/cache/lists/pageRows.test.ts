import { describe, expect, it } from 'vitest'
import { orderOf, type RowOrder } from './orderOf'
import { removeRow, isAfterPage, moveRow, insertRow, type ListPage } from './pageRows'
import { updatePage } from './updatePage'

const row = (id: string, fields: object = {}) => ({ __typename: 'Round', id, ...fields })
const order = orderOf('ID_ASC') as RowOrder // by id alone it is decidable
const unknown = orderOf('OPENS_ON_ASC') as RowOrder // of a column the rows do not show
const page = (ids: string, rest: Partial<ListPage> = {}): ListPage => ({
  rows: [...ids].map((id) => row(id)),
  first: 3,
  offset: 0,
  total: undefined,
  ...rest,
})
const idsOf = (rows: readonly { id: string | number }[] | undefined) => rows?.map(({ id }) => id).join('')

describe('a row of a page', () => {
  it.each<[string, string, ListPage, string | undefined]>([
    ['between two, the last of a full page leaving', 'b', page('acd'), 'abc'],
    ['at the top', 'a', page('bc'), 'abc'],
    ['at the top of a later page', 'a', page('bc', { offset: 3 }), undefined],
    ['at the end of the list', 'c', page('ab'), 'abc'],
    ['behind a page with more to follow', 'd', page('abc'), 'abc'],
  ])('comes in %s', (_, id, shown, ids) => {
    expect(idsOf(insertRow(row(id), shown, order))).toBe(ids)
  })

  it.each<[string, string, ListPage, string | undefined]>([
    ['to its place', 'b', page('bac', { total: 3 }), 'abc'],
    ['to the end of the list', 'c', page('cab', { total: 3 }), 'abc'],
    ['past the end of a page, as far as it is known', 'd', page('dbc'), undefined],
    ['before a later page, as far as it is known', 'a', page('bac', { offset: 3 }), undefined],
  ])('moves %s', (_, id, shown, ids) => {
    expect(idsOf(moveRow(row(id), shown, order))).toBe(ids)
  })

  it('can be removed from the last page, and no other', () => {
    expect(idsOf(removeRow(row('b'), page('ab')))).toBe('a')
    expect(removeRow(row('b'), page('abc'))).toBeUndefined()
  })

  it('is sorted after a page, if that is known', () => {
    expect(isAfterPage(row('d'), page('abc'), order)).toBe(true)
    expect(isAfterPage(row('b'), page('ac'), order)).toBe(false)
    expect(isAfterPage(row('b'), page(''), order)).toBe(false)
    expect(isAfterPage(row('d'), page('abc'), unknown)).toBeUndefined()
  })

  it('is left to the platform where the order is unknown', () => {
    expect(insertRow(row('b'), page('ac'), unknown)).toBeUndefined()
    expect(moveRow(row('b'), page('abc', { total: 3 }), unknown)).toBeUndefined()
  })

  it('is placed by all its known fields, not only by those the page shows', () => {
    const shown = page('', {
      rows: [row('a', { opensOn: '2026-02-16' }), row('b', { opensOn: '2026-02-18' })],
    })
    const change = { before: undefined, after: row('c', { opensOn: '2026-02-17', more: 1 }) }

    expect(idsOf(updatePage(shown, { filter: undefined, order: unknown }, change)?.rows)).toBe('acb')
  })
})
