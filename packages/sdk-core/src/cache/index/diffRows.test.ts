import { describe, expect, it } from 'vitest'
import type { Entity } from '../entity'
import { diffSingleRow, diffRows } from './diffRows'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ __typename: 'Step', id })) as [
  Entity,
  Entity,
  Entity,
  Entity,
]

describe('diffRows', () => {
  it.each([
    ['nothing', [a, b, c], [a, b, c], [], []],
    ['one in the middle', [a, b, c], [a, d, b, c], [], [[d, 1]]],
    ['one at the end', [a, b], [a, b, c], [], [[c, 2]]],
    ['one at the top', [b, c], [a, b, c], [], [[a, 0]]],
    ['one that left', [a, b, c], [a, c], [b], []],
    ['the last', [a], [], [a], []],
    ['the first', [], [a], [], [[a, 0]]],
    ['one for another', [a, b, c], [a, d, c], [b], [[d, 1]]],
    ['a move, of which both ends stay', [a, b, c, d], [a, c, b, d], [], []],
    ['one moved, one new', [a, b, c], [c, a, d], [b], [[d, 2]]],
    ['equals beside each other', [a, a], [a, a, a], [], [[a, 2]]],
    ['rows that are no records', [null, a], [a, null, 'x'], [], []],
  ])('reports %s', (_, before, after, gone, come) => {
    expect(diffRows(before, after)).toMatchObject({ removed: gone, added: come })
  })
})

describe('diffSingleRow', () => {
  it.each([
    ['a row that came', b, [a, c], [a, b, c], [], [[b, 1]]],
    ['a row that went', b, [a, b, c], [a, c], [b], []],
    ['a row that moved', a, [a, b, c], [b, c, a], [a], [[a, 2]]],
    ['a row that pushed the last one out', d, [a, b, c], [a, d, b], [c], [[d, 1]]],
    ['a row that belongs behind them all', d, [a, b, c], [a, b, c], [], []],
    ['a row that pushed out what is no record', d, [a, null], [d, a], [], [[d, 0]]],
  ] as const)('reports %s', (_, row, before, after, gone, come) => {
    expect(diffSingleRow(row, before, after)).toMatchObject({ removed: gone, added: come })
  })
})
