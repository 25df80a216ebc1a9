import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffRows, diffSingleRow } from './diffRows'
import type { Entity } from '../entity'
import { RowPositions } from './RowPositions'

const ids = 'abcdefgh'.split('')
const rowOf = (id: string): Entity => ({ __typename: 'Step', id })
const someRows = fc.subarray(ids).map((some) => some.map(rowOf))
const shuffledRows = fc.shuffledSubarray(ids).map((some) => some.map(rowOf))

/** Changes of rows: all are replaced, or one is added, removed or moved. */
const step = fc.oneof(
  fc.oneof(someRows, shuffledRows).map((rows) => ({ rows })),
  fc.record({ id: fc.constantFrom(...ids), at: fc.nat(ids.length), goes: fc.boolean() }),
)

/** The rows after a step, the same objects where they are the same rows, and the row it was about. */
function after(rows: readonly Entity[], what: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if ('rows' in what) return { rows: what.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row) }
  const row = rows.find(({ id }) => id === what.id) ?? rowOf(what.id)
  const rest = rows.filter((each) => each !== row)
  return { row, rows: what.goes ? rest : rest.toSpliced(what.at, 0, row) }
}

it('finds every row and no other, after rows were added, removed or moved', () => {
  fc.assert(
    fc.property(fc.oneof(someRows, shuffledRows), fc.array(step, { maxLength: 12 }), (first, steps) => {
      const positions = new RowPositions(first)
      let rows: readonly Entity[] = first
      for (const what of steps) {
        const next = after(rows, what)
        positions.follow(
          next.rows,
          next.row ? diffSingleRow(next.row, rows, next.rows) : diffRows(rows, next.rows),
        )
        rows = next.rows
        const found = ids.map((id) => positions.of(id, rows))
        expect(found).toEqual(ids.map((id) => rows.flatMap((row, at) => (row.id === id ? [at] : []))))
        expect(ids.filter((id) => positions.has(id, rows))).toEqual(rows.map(({ id }) => id).sort())
        expect([...positions.ids(rows)].sort()).toEqual(rows.map(({ id }) => id).sort())
        expect(positions.count(rows)).toBe(rows.length)
      }
    }),
    { numRuns: 2_000 },
  )
})

it('knows where an id has several rows, among others or beside each other', () => {
  const rows = ['a', 'b', 'b', 'c', 'a'].map(rowOf)
  expect(new RowPositions(rows).of('a', rows)).toEqual([0, 4])
  const beside = ['a', 'b', 'b'].map(rowOf)
  expect(new RowPositions(beside)).toMatchObject({ hasDuplicates: true })
  expect(new RowPositions(beside).of('b', beside)).toEqual([1, 2])
})

it('ignores values that are not records', () => {
  const rows = [null, rowOf('a'), null, rowOf('b')]
  const positions = new RowPositions(rows)
  expect([positions.of('b', rows), positions.count(rows), positions.hasDuplicates]).toEqual([[3], 2, false])
})
