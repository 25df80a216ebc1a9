import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const schema = buildSchema(read('schema.graphql'))
const fields = {
  Query: Object.keys(schema.getQueryType()?.getFields() ?? {}),
  Mutation: Object.keys(schema.getMutationType()?.getFields() ?? {}),
}

/** Calls that the specification does not list by name: a nested field, or no name at all. */
const said: Record<string, readonly ['Query' | 'Mutation', string][]> = {
  'CALL-001': [['Query', 'getUsersData']],
  'CALL-107': [['Query', 'allInvestorAccountTypes']],
  'CALL-108': [['Query', 'allCountries']],
  'CALL-112': [
    ['Mutation', 'completeDistributionStep'],
    ['Mutation', 'completeAllocationStep'],
  ],
}

/** Every call that a row of the specification names. */
const calls = read('../../docs/conformance/requirements.tsv')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([id, , , kind]) => id?.startsWith('CALL-') && kind === 'call')
  .flatMap(([id = '', , , , text = '']) => {
    const named = [...text.matchAll(/\b(Query|Mutation|query) ([a-z]+[A-Z]\w*)/g)]
    const found = named.map(([, kind = '', name = '']) => [capital(kind), name] as const)
    return (said[id] ?? found).map(([kind, name]) => ({ id, kind, name }))
  })

describe('the schema', () => {
  it('has every query and mutation that the documents name', () => {
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.filter(({ kind, name }) => !fields[kind].includes(name))).toEqual([])
  })

  it('gives every list its filter, its order, its page and its count', () => {
    const lists = calls.filter(({ kind, name }) => kind === 'Query' && /^all[A-Z]/.test(name))
    const incomplete = lists.filter(({ name }) => {
      const list = schema.getQueryType()?.getFields()[name]
      const args = list?.args.map((argument) => argument.name) ?? []
      const answer = schema.getType(String(list?.type).replace('!', ''))
      const nodes = answer && 'getFields' in answer ? Object.keys(answer.getFields()) : []
      return (
        !['filter', 'orderBy', 'offset', 'first'].every((name) => args.includes(name)) ||
        !['nodes', 'totalCount'].every((name) => nodes.includes(name))
      )
    })
    expect(lists.length).toBeGreaterThan(30)
    expect(incomplete).toEqual([])
  })
})

function capital(kind: string): 'Query' | 'Mutation' {
  return kind === 'Mutation' ? 'Mutation' : 'Query'
}
