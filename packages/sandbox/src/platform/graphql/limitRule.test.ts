import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from './limitRule.ts'

const schema = buildSchema(`
  type Query { rows(first: Int, last: Int): Rows, row: Row }
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

  it('ends for fragments that name each other', () => {
    expect(
      problems('{ row { ...a } } fragment a on Row { row { ...b } } fragment b on Row { row { ...a } }'),
    ).toEqual([])
  })
})
