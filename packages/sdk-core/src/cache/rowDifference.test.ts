import { describe, expect, it } from 'vitest'
import { rowDifference } from './rowDifference'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ __typename: 'Step', id }))

describe('rowDifference', () => {
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
  ])('tells of %s', (_, before, after, gone, come) => {
    expect(rowDifference(before, after)).toEqual([gone, come])
  })
})
