import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operationsIn } from './operations.ts'
import { type Asked, readAsked } from './readAsked.ts'

const schema = buildSchema(`
  enum Order { ID_ASC NAME_ASC }
  input Text { is: String, in: [String!] }
  input Filter { name: Text, and: [Filter!] }
  type Row { id: ID!, name: String, rows(filter: Filter): [Row!] }
  type Query { rows(filter: Filter, orderBy: [Order!], first: Int): [Row!], row(id: ID!): Row }
`)

function read(text: string) {
  const asked: Asked = { fields: new Map(), arguments: new Map() }
  const document = parse(text)
  const [operation] = operationsIn(document)
  readAsked(schema, { names: ['Rows'], sends: operation?.sends ?? new Map(), document, tables: [] }, asked)
  const plain = (map: Asked['fields']) => Object.fromEntries([...map].map(([key, all]) => [key, [...all]]))
  return { fields: plain(asked.fields), arguments: plain(asked.arguments) }
}

describe('readAsked', () => {
  it('finds fields by their type, also in fragments, and each argument down to its values', () => {
    const text = `query ($n: Int!) { __typename
      rows(first: $n, orderBy: [ID_ASC], filter: { name: { is: "x" }, and: [{ name: { in: ["y"] } }] }) { ...f } }
      fragment f on Row { id rows(filter: { name: { is: "x" } }) { name } }`

    expect(read(text)).toEqual({
      fields: { Query: ['rows'], Row: ['id', 'rows', 'name'] },
      arguments: {
        'Query.rows': ['first', 'orderBy=ID_ASC', 'filter.name.is', 'filter.and.name.in'],
        'Row.rows': ['filter.name.is'],
      },
    })
  })

  it('counts an empty input as an argument, without its members', () => {
    expect(read('{ rows(filter: {}) { id } }').arguments).toEqual({ 'Query.rows': ['filter'] })
  })

  it('reads the declared inputs of a variable', () => {
    const text = `query ($f: Filter! @sends(only: "name { is in }"), $o: Order @sends(only: "NAME_ASC")) {
      rows(filter: { and: [$f] }, orderBy: [$o]) { id } }`

    expect(read(text).arguments).toEqual({
      'Query.rows': ['filter.and.name.is', 'filter.and.name.in', 'orderBy=NAME_ASC'],
    })
  })

  it.each([
    [
      'says nothing of an input object',
      '$f: Filter!',
      'say with @sends(only:) what is sent in $f, a Filter.',
    ],
    ['stops before the values', '$f: Filter! @sends(only: "name")', 'has to name the values in Filter.name'],
    [
      'goes on behind a value',
      '$f: Filter! @sends(only: "name { is { x } }")',
      'has to name the values in Text.is',
    ],
    [
      'names what is not there',
      '$f: Filter! @sends(only: "nome { is }")',
      'nome, which Filter does not have',
    ],
  ])('fails the build where an operation %s', (_what, variable, message) => {
    expect(() => read(`query (${variable}) { rows(filter: $f) { id } }`)).toThrow(message)
  })
})
