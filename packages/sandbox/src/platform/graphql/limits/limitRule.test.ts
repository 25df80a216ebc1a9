import { buildSchema, parse, validate } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { limitRule } from './limitRule.ts'

const schema = buildSchema(`
  type Query implements Node { id: ID, rows(first: Int, last: Int): RowsConnection, row: Row, query: Query, node: Node }
  type Mutation { write: Payload }
  type Payload { id: ID, query: Query }
  type RowsConnection { nodes: [Row!]! }
  interface Node { id: ID }
  type Row implements Node { id: ID, row: Row, rows(first: Int): RowsConnection }
`)
const rule = limitRule({ maxDepth: 5, maxCost: 10_000, maxRows: 3_000, rootFields: 10, planned: 30 })
const problems = (query: string) => validate(schema, parse(query), [rule]).map(({ message }) => message)

describe('limitRule', () => {
  it.each([
    '{ row { id } }',
    '{ rows(first: 100) { nodes { id } } }',
    'query ($n: Int) { rows(first: $n) { nodes { id } } }',
    '{ row { ...a } } fragment a on Row { row { id } }',
    '{ __schema { types { fields { type { ofType { ofType { name } } } } } } }',
  ])('lets %s through', (query) => expect(problems(query)).toEqual([]))

  it('refuses documents that nest too deep, fragments included', () => {
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
    // 1 + 1000 × (1 + 10): a root list without a limit counts as the maximum number of rows.
    [
      'that says not how many',
      '{ rows { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } } }',
    ],
    [
      'whose rows stand in a fragment',
      '{ rows { ...f } } fragment f on RowsConnection { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } }',
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

  it('counts a list without a limit inside a row as ten rows', () => {
    const likely = limitRule({ maxDepth: 5, maxCost: 10_000, maxRows: 1e9, rootFields: 10, planned: 30 })
    // 1 + first × (1 + 1 + 10 × 2): 1,761 fields for eighty rows, 17,601 for eight hundred.
    const nested = (first: number) =>
      validate(schema, parse(`{ rows(first: ${first}) { nodes { rows { nodes { id } } } } }`), [likely])

    expect(nested(80)).toEqual([])
    expect(nested(800)).toHaveLength(1)
  })

  const rows = (count: number) => Array.from({ length: count }, (_, n) => `r${n}: row { id }`).join(' ')

  it.each([
    ['at the root', `{ ${rows(11)} }`],
    ['in the query in the query', `{ query { ${rows(10)} } }`],
    ['in a fragment', `{ query { ...f } } fragment f on Query { ${rows(10)} }`],
    [
      'of a fragment that is spread twice',
      `{ query { a: query { ...f } b: query { ...f } } } fragment f on Query { ${rows(5)} }`,
    ],
    ['behind an abstract type', `{ node { ... on Query { ${rows(10)} } } }`],
    ['behind a mutation', `mutation { write { query { ${rows(11)} } } }`],
  ])('counts the fields selected on the type Query %s', (_where, query) => {
    expect(problems(query)).toEqual([
      expect.stringMatching(/The query begins with too many fields: 1[1-4], at most 10\./),
    ])
  })

  it('lets as many root fields through as may be', () => {
    expect(problems(`{ ${rows(10)} }`)).toEqual([])
  })

  it('counts a field of an abstract type once for each of its types', () => {
    const nodes = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `n${n}: node { a: id b: id c: id }`).join(' ')} }`

    // 1 + 2 × 3 are planned of each, which is 28 of four and 35 of five.
    const planned = limitRule({ maxDepth: 5, maxCost: 10_000, maxRows: 3_000, rootFields: 1e9, planned: 30 })
    const said = (count: number) =>
      validate(schema, parse(nodes(count)), [planned]).map(({ message }) => message)
    expect(said(4)).toEqual([])
    expect(said(5)).toEqual(['The query has too many fields: 35, at most 30.'])
  })

  it('lets each mutation have two fields more, and one mutation no more than a query', () => {
    const write = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, n) => `m${n}: write { id }`).join(' ')} }`
    const one = `mutation { write { ${Array.from({ length: 33 }, (_, n) => `a${n}: id`).join(' ')} } }`
    const planned = limitRule({ maxDepth: 5, maxCost: 10_000, maxRows: 3_000, rootFields: 1e9, planned: 30 })
    const said = (query: string) => validate(schema, parse(query), [planned]).map(({ message }) => message)

    expect(said(write(30))).toEqual([])
    expect(said(write(31))).toEqual(['The query has too many fields: 62, at most 60.'])
    expect(said(one)).toEqual(['The query has too many fields: 34, at most 32.'])
  })

  it('begins anew at the query behind an abstract type, by its type and not its name', () => {
    expect(
      problems(
        '{ node { ... on Query { rows { nodes { a: id b: id c: id d: id e: id f: id g: id h: id i: id j: id } } } } }',
      ),
    ).toEqual([expect.stringContaining('The query is too large: 11002 fields')])
  })

  it('bounds the rows that the database may answer at the worst', () => {
    // A nested list may hold a hundred rows at any estimate: 20 + 20 × 100 of twenty, 40 + 40 × 100 of forty.
    const nested = (first: number) => `{ rows(first: ${first}) { nodes { rows { nodes { id } } } } }`

    expect(problems(nested(20))).toEqual([])
    expect(problems(nested(40))).toEqual(['The query is too large: 4040 rows, at most 3000.'])
  })

  it('ends for fragments that name each other', () => {
    expect(
      problems('{ row { ...a } } fragment a on Row { row { ...b } } fragment b on Row { row { ...a } }'),
    ).toEqual([])
  })
})
