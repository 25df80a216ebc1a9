import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from './limitRule.ts'

const schema = buildSchema(`
  type Query { rows(first: Int, last: Int): Rows, row: Row, query: Query }
  type Rows { nodes: [Row!]! }
  type Row { id: ID, row: Row, rows(first: Int): Rows }
`)
const rule = limitRule({ maxDepth: 5, maxCost: 10_000 })
const problems = (query: string) => validate(schema, parse(query), [rule]).map(({ message }) => message)

describe('limitRule', () => {
  it.each([
    '{ row { id } }',
    '{ rows(first: 100) { nodes { id } } }',
    'query ($n: Int) { rows(first: $n) { nodes { id } } }',
    '{ row { ...a } } fragment a on Row { row { id } }',
    '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }',
  ])('lets %s through', (query) => expect(problems(query)).toEqual([]))

  it('refuses what nests too deep, fragments included', () => {
    expect(problems('{ row { row { row { row { row { id } } } } } }')).toEqual([
      'The query is too deep: 6 levels, at most 5.',
    ])
    expect(
      problems('{ row { ...a } } fragment a on Row { row { row { row { row { id } } } } }'),
    ).toHaveLength(1)
  })

  it('refuses lists in lists, and counts first from a variable as the cap', () => {
    const nested = (first: string) =>
      `query ($n: Int) { rows(${first}) { nodes { rows(${first}) { nodes { id } } } } }`
    expect(problems(nested('first: 10'))).toEqual([])
    expect(problems(nested('first: 1000'))).toHaveLength(1)
    expect(problems(nested('first: $n'))).toHaveLength(1)
  })

  it.each([
    // 1 + 1000 × (1 + 10): a list that begins a request and is not told how many answers the cap.
    [
      'that says not how many',
      '{ rows { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } } }',
    ],
    [
      'whose rows stand in a fragment',
      '{ rows { ...f } } fragment f on Rows { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } }',
    ],
    [
      'whose rows stand in an inline fragment',
      '{ rows { ... { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } } } }',
    ],
    [
      'of the query in the query',
      '{ query { rows { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } } } }',
    ],
  ])('counts a list %s as the cap', (_which, query) => {
    expect(problems(query)).toEqual([
      expect.stringMatching(/The query is too large: 1100[12] fields, at most 10000\./),
    ])
  })

  it('counts a list inside a row that says not how many as ten', () => {
    // 1 + first × (1 + 1 + 10 × 2): 1,761 fields for eighty rows, 17,601 for eight hundred.
    const nested = (first: number) => `{ rows(first: ${first}) { nodes { rows { nodes { id } } } } }`

    expect(problems(nested(80))).toEqual([])
    expect(problems(nested(800))).toHaveLength(1)
  })

  it('ends for fragments that name each other', () => {
    expect(
      problems('{ row { ...a } } fragment a on Row { row { ...b } } fragment b on Row { row { ...a } }'),
    ).toEqual([])
  })
})
