import { describe, expect, it } from 'vitest'
import type { Entity } from '../entity'
import { orderOf } from '../lists/orderOf'
import type { ListPage } from '../lists/pageRows'
import { placeFoundRows } from './placeFoundRows'

const row = (id: string, amount: number): Entity => ({ __typename: 'Holding', id, amount: String(amount) })
const rows = [row('a', 1), row('b', 3), row('c', 5)]
const order = orderOf('AMOUNT_ASC') ?? (() => 0)
const page = (changes: Partial<ListPage> = {}): ListPage => ({
  rows,
  first: undefined,
  offset: 0,
  total: undefined,
  ...changes,
})

/** The ids a page shows after some of its rows were requested. */
function shown(before: ListPage, asked: string[], found: Entity[], total?: number): string | undefined {
  const after = placeFoundRows(before, { asked: new Set(asked), found, total }, order)
  return after?.rows.map(({ id }) => id).join('')
}

describe('placeFoundRows', () => {
  it('places found rows in the order, and leaves out missing ones', () => {
    expect(shown(page(), ['a', 'b', 'd'], [row('d', 4), row('a', 6)])).toBe('dca')
  })

  it('keeps a list as it is when nothing of it was asked', () => {
    expect(placeFoundRows(page(), { asked: new Set('x'), found: [], total: undefined }, order)?.rows).toEqual(
      rows,
    )
  })

  it('sorts rows that come to stand beside each other', () => {
    expect(shown(page(), ['x', 'y', 'z'], [row('x', 9), row('y', 8), row('z', 7)])).toBe('abczyx')
  })

  it('shows no more rows than the page has', () => {
    expect(shown(page({ first: 3 }), ['d'], [row('d', 2)])).toBe('adb')
  })

  it('leaves out rows that move behind the last row when more rows follow', () => {
    const head = page({ first: 3, total: 9 })
    expect(shown(head, ['d'], [row('d', 7)], 9)).toBe('abc')
  })

  it('does not know which row follows one that left the page', () => {
    const head = page({ first: 3, total: 9 })
    expect(shown(head, ['b'], [], 8)).toBeUndefined()
    expect(shown(head, ['b'], [row('b', 7)], 9)).toBeUndefined()
    expect(shown(page({ first: 3 }), ['b'], [])).toBeUndefined()
  })

  it('is complete with fewer rows than the page has when no more are left', () => {
    expect(shown(page({ first: 3, total: 3 }), ['b'], [], 2)).toBe('ac')
  })

  it('does not know a page that rows stand before, nor a row the order cannot compare', () => {
    expect(shown(page({ offset: 3 }), ['b'], [row('b', 2)])).toBeUndefined()
    expect(shown(page(), ['d'], [{ __typename: 'Holding', id: 'd' }])).toBeUndefined()
  })

  it('keeps a list that was read to its end whole, however long it is', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => row(`r${at}`, at))
    const after = placeFoundRows(
      page({ rows: many, first: Infinity }),
      { asked: new Set('x'), found: [row('x', 5_000)], total: undefined },
      order,
    )
    expect(after?.rows.length).toBe(1_001)
  })
})
