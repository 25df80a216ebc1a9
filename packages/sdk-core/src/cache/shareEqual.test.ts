import { replaceEqualDeep } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { shareEqual } from './shareEqual'

const row = (id: string, amount = 1) => ({ id, amount, steps: [{ id: `${id}-1` }] })

describe('shareEqual', () => {
  it('keeps the rows that are equal', () => {
    const before = { rows: [row('a'), row('b')] }
    const after = shareEqual(before, { rows: [row('a'), row('b', 2)] }) as typeof before
    expect(after).toEqual({ rows: [row('a'), row('b', 2)] })
    expect(after.rows[0]).toBe(before.rows[0])
    expect(after.rows[1]).not.toBe(before.rows[1])
    expect(after.rows[1]?.steps).toBe(before.rows[1]?.steps)
  })

  it('keeps the whole where nothing changed', () => {
    const before = { rows: [row('a')], total: 1 }
    expect(shareEqual(before, structuredClone(before))).toBe(before)
  })

  it.each<[string, unknown, unknown]>([
    ['a field less', { a: 1, b: undefined }, { a: 1 }],
    ['a field more', { a: 1 }, { a: 1, b: undefined }],
    ['a row less', [row('a'), row('b')], [row('a')]],
    ['a row more', [row('a')], [row('a'), row('b')]],
    ['a list that became a record', [1], { 0: 1 }],
    ['something that became nothing', row('a'), null],
    ['a day', new Date(0), new Date(0)],
  ])('returns the same as TanStack Query for %s', (_, before, after) => {
    expect(shareEqual(before, after)).toStrictEqual(replaceEqualDeep(before, after))
    expect(shareEqual(before, after) === before).toBe(replaceEqualDeep(before, after) === before)
  })

  it('does not change the answer', () => {
    const answered = Object.freeze([row('a'), row('b', 2)])
    expect(shareEqual([row('a'), row('b')], answered)).toEqual([row('a'), row('b', 2)])
  })

  it('compares a long list once, for all later calls', () => {
    let looks = 0
    const looked = () => ({
      get id() {
        looks++
        return 'a'
      },
    })
    const before = Array.from({ length: 2_000 }, looked)
    const after = shareEqual(before, [...Array.from({ length: 1_999 }, looked), row('b')])
    const looksAtFirst = looks
    const answer = { rows: after }
    expect(shareEqual({ rows: before }, answer)).toBe(answer)
    expect(looks).toBe(looksAtFirst)
  })
})
