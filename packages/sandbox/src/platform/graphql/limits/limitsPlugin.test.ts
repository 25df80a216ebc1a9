import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import { packageFile } from '../../packageFiles.ts'
import { limitRule } from './limitRule.ts'
import { limits } from './limits.ts'

describe('the platform', () => {
  const platform = aPlatform()

  it.each([
    [
      'what nests too deep',
      `{ me: getUsersData { user { ${'usersAccountsByUserId { nodes { userByUserId { '.repeat(4)} id ${'} } }'.repeat(4)} } } }`,
      'deep',
    ],
    [
      'lists in lists in lists',
      `{ allUsers(first: 1000) { nodes { usersAccountsByUserId(first: 1000) { nodes { accountByAccountId { id name } } } } } }`,
      'large',
    ],
    [
      'more than 200 mutations, in fragments too',
      `mutation { ...all } fragment all on Mutation { ${Array.from({ length: 201 }, (_, n) => `m${n}: acceptTerms(input: {}) { clientMutationId }`).join(' ')} }`,
      'at most 400',
    ],
  ])('refuses %s', async (_name, query, word) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const { status, errors } = await browser.graphql(query)
    expect([errors?.[0]?.extensions.code, errors?.[0]?.message]).toEqual([
      'invalid_input',
      expect.stringContaining(word),
    ])
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['a record by a global id', '{ node(nodeId: "query") { nodeId } }', 'node'],
    ['the query in the query', '{ query { allAccounts { totalCount } } }', 'query'],
    ['the query in a payload', 'mutation { acceptTerms(input: {}) { query { nodeId } } }', 'query'],
    ['a global id', '{ allAccounts { nodes { nodeId } } }', 'nodeId'],
  ])('does not serve %s', async (_name, query, field) => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const { errors } = await browser.graphql(query)
    expect(errors?.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`Cannot query field "${field}"`),
    )
  })

  it('answers a subscription with a code of its own', async () => {
    const browser = platform.browser()
    await browser.signInTo('investor@capstan.test')
    const { status, errors } = await browser.graphql('subscription { x }')
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'subscription_not_served'])
  })
})

describe('limitRule on the schema that is served', () => {
  const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
  const fields = Object.keys(schema.getQueryType()?.getFields() ?? {})
  const aliases = (field: string, count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ')} }`

  it('refuses more aliases of any root field than may be', () => {
    const refused = fields.filter(
      (field) =>
        validate(schema, parse(aliases(field, limits.rootFields + 1)), [limitRule(limits)]).length > 0,
    )
    expect(fields.length).toBeGreaterThan(200)
    expect(refused).toEqual(fields)
  })

  it('finds no abstract type: a field of one is planned for each of its types', () => {
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      ['GraphQLInterfaceType', 'GraphQLUnionType'].includes(type.constructor.name) ? type.name : [],
    )
    expect(names).toEqual([])
  })
})
