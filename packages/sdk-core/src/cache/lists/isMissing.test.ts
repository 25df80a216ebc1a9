import { describe, expect, it } from 'vitest'
import { orderOf, type RowOrder } from './orderOf'
import type { ListPage } from './pageRows'
import { isComplete, isMissing } from './updatePage'

const row = (id: string) => ({ __typename: 'Round', id })
const order = orderOf('ID_ASC') as RowOrder // by id alone it is decidable
const page = (ids: string, rest: Partial<ListPage> = {}): ListPage => ({
  rows: [...ids].map(row),
  first: 3,
  offset: 0,
  total: undefined,
  ...rest,
})

describe('a record of the list is missing from a page', () => {
  it.each<[string, string, ListPage, boolean]>([
    ['that it shows', 'b', page('abc'), false],
    ['that comes between two it shows', 'b', page('acd'), true],
    ['that comes before its first, at the top', 'a', page('bcd'), true],
    ['that comes before its first, further down', 'a', page('bcd', { offset: 3 }), false],
    ['that comes between two, further down', 'c', page('bdf', { offset: 3 }), true],
    ['that comes after its last, with more to follow', 'e', page('abc'), false],
    ['that comes after its last, with nothing to follow', 'e', page('ab'), true],
    ['that comes after the last of all', 'e', page('abc', { offset: 3, total: 6 }), true],
    ['that comes after its last, as more are counted', 'e', page('abc', { total: 9 }), false],
    ['of which it shows every one but this', 'b', page('ac', { total: 2 }), true],
    ['when it is empty', 'b', page(''), true],
  ])('%s: %s', (_, id, shown, is) => {
    expect(isMissing(shown, order, row(id))).toBe(is)
  })

  it('not where the order is unknown', () => {
    const unknown = orderOf('OPENS_ON_ASC') as RowOrder // of a column the rows do not show

    expect(isMissing(page('abc'), unknown, row('b'))).toBe(false)
    expect(isMissing(page('acd'), unknown, row('b'))).toBe(false)
  })
})

describe('a page is complete', () => {
  it.each<[string, ListPage, boolean]>([
    ['with room left', page('ab'), true],
    ['without room', page('abc'), false],
    ['with as many as are counted', page('abc', { total: 3 }), true],
    ['with as many as are ever answered at once', page('a'.repeat(1000), { first: 5000 }), false],
    ['with more, if the answer has more', page('a'.repeat(1500), { first: 5000 }), true],
    ['with fewer than are counted', page('abc', { total: 4 }), false],
    ['further down', page('ab', { offset: 3 }), false],
    ['when it asked for all', page('ab', { first: undefined }), true],
  ])('%s', (_, shown, is) => {
    expect(isComplete(shown)).toBe(is)
  })
})
