import { describe, expect, it } from 'vitest'
import type { Entity } from '../entity'
import { IndexedList } from './IndexedList'

const issuer = (id: string): Entity => ({ __typename: 'Account', id })
const row = (id: string, ...issuers: Entity[]): Entity => ({ __typename: 'Distribution', id, issuers })

function listOf(rows: Entity[]): IndexedList {
  const list = new IndexedList(['rows'], rows, { typename: 'Distribution', onObject: () => undefined })
  list.indexRows(rows.length)
  return list
}

/** Replaces a row as an edit does. */
function replace(list: IndexedList, at: number, after: Entity): void {
  const before = list.rows[at]
  list.rows = list.rows.with(at, after)
  list.updateRecordsInside(before, after)
}

describe('IndexedList', () => {
  it('finds every row that shows a record, when one of them was replaced', () => {
    const list = listOf(['a', 'b', 'c'].map((id) => row(id, issuer('one'))))
    replace(list, 1, row('b', issuer('one')))
    expect(list.positionsShowing(issuer('one'))).toEqual([0, 1, 2])
  })

  it('finds a row that shows another record by that one alone', () => {
    const list = listOf(['a', 'b', 'c'].map((id) => row(id, issuer('one'))))
    replace(list, 1, row('b', issuer('two')))
    expect(list.positionsShowing(issuer('one'))).toEqual([0, 2])
    expect(list.positionsShowing(issuer('two'))).toEqual([1])
  })

  it('forgets a record that no row shows any more', () => {
    const list = listOf([row('a', issuer('one')), row('b')])
    replace(list, 0, row('a'))
    expect(list.has(issuer('one'))).toBe(false)
    expect([...list.records()]).toEqual(['a', 'b'].map((id) => ({ __typename: 'Distribution', id })))
  })

  it('counts a record that a row shows twice once', () => {
    const list = listOf([row('a', issuer('one')), row('b', issuer('two'), issuer('two'))])
    replace(list, 0, row('a', issuer('one'), issuer('two'), issuer('two')))
    expect(list.positionsShowing(issuer('two'))).toEqual([1, 0])
    replace(list, 0, row('a', issuer('one'), issuer('two')))
    replace(list, 0, row('a', issuer('one')))
    expect(list.positionsShowing(issuer('two'))).toEqual([1])
  })

  it('finds rows that are indexed after one of them was replaced', () => {
    const rows = ['a', 'b', 'c'].map((id) => row(id, issuer('one')))
    const list = new IndexedList(['rows'], rows, { typename: 'Distribution', onObject: () => undefined })
    list.indexRows(1)
    replace(list, 2, row('c', issuer('one')))
    list.indexRows(10)
    expect(list.positionsShowing(issuer('one'))).toEqual([0, 1, 2])
  })
})
