import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { askedInputs } from '../../build/askedInputs'

const schema = buildSchema(`
  type Query { all(filter: Filter, orderBy: [Order!]): Int }
  type Mutation { make(input: Input!): Int }
  input Filter { status: Text, amount: Text, and: [Filter!] }
  input Text { equalTo: String, notEqualTo: String, in: [String!] }
  input Input { id: ID, patch: Patch }
  input Patch { name: String, within: Filter }
  input Unused { all: String }
  enum Order { ID_ASC, ID_DESC, NAME_ASC }
`)
const asked = (...documents: string[]) =>
  askedInputs(
    schema,
    documents.map((text) => parse(text)),
  ).replace(/\s+/g, ' ')

describe('askedInputs', () => {
  it('keeps the members that are named, and those that are written', () => {
    const sdl = asked(
      'query One($filter: Filter @sends(only: "status { equalTo }")) { all(filter: $filter, orderBy: [ID_ASC]) }',
      'query Two($is: String) { all(filter: { status: { notEqualTo: $is } }) }',
    )

    expect(sdl).toContain('input Filter { status: Text }')
    expect(sdl).toContain('input Text { equalTo: String notEqualTo: String }')
    expect(sdl).toContain('enum Order { ID_ASC }')
    expect(sdl).toContain('input Unused { all: String }')
  })

  it('keeps all fields of inputs without a declaration, at every depth', () => {
    const sdl = asked(
      'query One($filter: Filter @sends(only: "status { equalTo }")) { all(filter: $filter) }',
      'mutation Make($input: Input!) { make(input: $input) }',
    )

    expect(sdl).toContain('input Filter { status: Text amount: Text and: [Filter!] }')
    expect(sdl).toContain('input Text { equalTo: String notEqualTo: String in: [String!] }')
    expect(sdl).toContain('input Patch { name: String within: Filter }')
  })
})
