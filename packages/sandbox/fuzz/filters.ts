// 10,000 generated filters, orders, offsets and ids: no request is answered with an internal error.
import {
  getNamedType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'postgraphile/graphql'
import { buildSchema } from 'postgraphile/graphql'
import { readFileSync } from 'node:fs'
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { mulberry32 } from '../seed/random.ts'
import { startPlatform } from '../src/platform/startPlatform.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'))
const texts = [
  '',
  ' ',
  '%',
  '_',
  "'",
  '"',
  '\\',
  '💶',
  'a'.repeat(300),
  '\u0000',
  '0',
  'null',
  '-1',
  '2026-02-30',
  'é',
  '{}',
]
const numbers = [
  0,
  -1,
  1,
  1.5,
  2_147_483_647,
  -2_147_483_648,
  '1e3',
  '9'.repeat(40),
  'NaN',
  '0.000000000000000001',
]
const ids = ['00000000-0000-4000-8000-000000000000', 'nonsense', '', '0', 'WyJhY2NvdW50cyIsIjEiXQ==']

await campaign('filters', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  let answered = 0
  for (const engine of await engines()) {
    const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
    const random = mulberry32(seed)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const browsers = []
    for (const email of [
      'issuer@capstan.test',
      'investor@capstan.test',
      'broker@capstan.test',
      'admin@capstan.test',
    ]) {
      const browser = aBrowser(platform.url)
      await browser.signInTo(email)
      browsers.push(browser)
    }
    for (let i = 0; i < (isSlice ? 300 : 5_000); i++) {
      const { query, variables } = aQuery(schema, pick, random)
      const answer = await pick(browsers).graphql(query, { variables })
      const code = answer.errors?.[0]?.extensions?.code
      all.runs += 1
      if (!answer.errors) answered += 1
      if (answer.status >= 500 || code === 'internal')
        all.defects.push(
          `${engine.name}: ${query} ${JSON.stringify(variables)} answered ${answer.status} ${code}`,
        )
    }
    await platform.close()
    await engine.stop()
  }
  return { ...all, notes: `${answered} answered with data, the others refused with a code` }
})

type Pick = <T>(values: readonly T[]) => T

function aQuery(schema: GraphQLSchema, pick: Pick, random: () => number) {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  const field = pick(fields.filter(({ name, args }) => /^all|ById$/.test(name) && args.length > 0))
  const args = field.args.filter(({ type }) => isNonNullType(type) || random() < 0.5)
  const variables = Object.fromEntries(
    args.map(({ name, type }) => [name, aValue(String(type), type, pick, random, 0)]),
  )
  const heads = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const uses = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const inner = field.name.startsWith('all') ? 'totalCount nodes { __typename }' : '__typename'
  return {
    query: `query ${heads && `(${heads})`} { ${field.name}${uses && `(${uses})`} { ${inner} } }`,
    variables,
  }
}

function aValue(name: string, type: unknown, pick: Pick, random: () => number, depth: number): unknown {
  if (isNonNullType(type)) return aValue(name, type.ofType, pick, random, depth)
  if (random() < 0.05) return null
  if (isListType(type))
    return Array.from({ length: Math.floor(random() * 4) }, () =>
      aValue(name, type.ofType, pick, random, depth),
    )
  const named = getNamedType(type as GraphQLEnumType)
  if (isEnumType(named)) return pick(named.getValues()).name
  if (isInputObjectType(named as unknown))
    return anObject(named as unknown as GraphQLInputObjectType, pick, random, depth)
  switch (named.name) {
    case 'Boolean':
      return random() < 0.5
    case 'Int':
      return pick([0, 1, 50, 1_000, 2_147_483_647, -1])
    case 'UUID':
    case 'ID':
      return pick(ids)
    case 'BigFloat':
    case 'BigInt':
      return String(pick(numbers))
    default:
      return pick(texts)
  }
}

function anObject(type: GraphQLInputObjectType, pick: Pick, random: () => number, depth: number): object {
  if (depth > 4) return {}
  const fields = Object.values(type.getFields())
  const chosen = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(fields))
  return Object.fromEntries(
    chosen.map(({ name, type: inner }) => [name, aValue(name, inner, pick, random, depth + 1)]),
  )
}
