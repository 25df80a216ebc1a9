// Asks for expensive documents (aliases, fragments, nesting, `first`, orders, filters, abstract types) for ten minutes on each
// engine, while a thread of its own asks whether the server is well: it answers within a second, its memory stays bounded, and it
// does not end.
import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'postgraphile/graphql'
import { mulberry32 } from '../seed/random.ts'
import { packageFile } from '../src/platform/packageFiles.ts'
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { aServer } from './aServer.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import { watchHealth } from './healthWatch.ts'

const schema = buildSchema(readFileSync(packageFile('schema.graphql'), 'utf8'))
const root = schema.getQueryType() as GraphQLObjectType
const minutes = Number(process.env.FUZZ_MINUTES ?? 10)
/** How long `/healthz` may take. A slice runs beside the tests of the platform, so it only looks for hangs. */
const healthLimit = { alone: 1_000, slice: 5_000 }
/** How much memory the server may hold, in megabytes. */
const mostMemory = 2_500

await campaign('expensive', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [], notes: '' }
  const lasts = isSlice ? 15_000 : minutes * 60_000
  for (const engine of await engines()) {
    const random = mulberry32(seed)
    const server = await aServer(engine)
    const people = await Promise.all(
      [
        ['broker@capstan.test', 'broker'],
        ['issuer@capstan.test', 'issuer'],
        ['investor@capstan.test', 'investor'],
      ].map(async ([mail = '', type = '']) => {
        const browser = aBrowser(server.url)
        await browser.signInTo(mail, type)
        return browser
      }),
    )
    const watch = watchHealth(server)
    const until = performance.now() + lasts
    const counts = { answered: 0, refused: 0, internal: 0, slowest: 0 }
    const ask = async (): Promise<void> => {
      while (performance.now() < until) {
        const person = people[Math.floor(random() * people.length)]
        const document = aDocument(random)
        const begun = performance.now()
        try {
          const { errors } = (await person?.graphql(document)) ?? {}
          const codes = errors?.map(({ extensions }) => extensions.code) ?? []
          if (codes.includes('internal')) {
            counts.internal += 1
            if (counts.internal <= 5) all.defects.push(`${engine.name}: internal: ${document.slice(0, 400)}`)
          }
          if (codes.length > 0) counts.refused += 1
          else counts.answered += 1
        } catch (error) {
          all.defects.push(`${engine.name}: no answer (${String(error)}): ${document.slice(0, 400)}`)
          return
        }
        counts.slowest = Math.max(counts.slowest, performance.now() - begun)
        all.runs += 1
      }
    }
    await Promise.all([ask(), ask(), ask()])
    const { slowest, memory, failures } = await watch.stop()
    if (failures.length > 0)
      all.defects.push(`${engine.name}: /healthz failed ${failures.length} times: ${failures[0]}`)
    if (slowest > (isSlice ? healthLimit.slice : healthLimit.alone))
      all.defects.push(`${engine.name}: /healthz took ${Math.round(slowest)} ms`)
    if (memory > mostMemory) all.defects.push(`${engine.name}: the server held ${Math.round(memory)} MB`)
    all.notes += `${engine.name}: ${counts.answered} answered, ${counts.refused} refused, slowest ${Math.round(counts.slowest)} ms, healthz at most ${Math.round(slowest)} ms, ${Math.round(memory)} MB. `
    await server.kill()
    await engine.stop()
  }
  return all
})

type Random = () => number

/** A document that costs about as much as may be, or a little more. */
function aDocument(random: Random): string {
  const way = random()
  const size = { left: Math.floor(20 + random() * 230) }
  const many = Math.floor(1 + random() * 45)
  const fragments: string[] = []
  const parts: string[] = []
  for (let n = 0; n < many && size.left > 0; n++) {
    const field = pick(random, Object.values(root.getFields()))
    const share = { left: Math.max(4, Math.floor(size.left / Math.max(1, many - n))) }
    size.left -= share.left
    const selected = selection(random, field, share, 1)
    if (!selected) continue
    if (random() < 0.2) {
      fragments.push(`fragment f${n} on Query { a${n}: ${selected} }`)
      parts.push(`...f${n}`)
    } else parts.push(random() < 0.2 ? `... on Query { a${n}: ${selected} }` : `a${n}: ${selected}`)
  }
  const body = parts.join(' ') || '__typename'
  if (way < 0.03) return `{ query { ${body} } } ${fragments.join(' ')}`
  if (way < 0.06) return `{ node(nodeId: "query") { ... on Query { ${body} } } } ${fragments.join(' ')}`
  return `{ ${body} } ${fragments.join(' ')}`
}

function selection(
  random: Random,
  field: GraphQLField<unknown, unknown>,
  size: { left: number },
  depth: number,
): string | undefined {
  size.left -= 1
  const type = getNamedType(field.type)
  if (isLeafType(type)) return field.args.some(({ type }) => isNonNullType(type)) ? undefined : field.name
  if (!isObjectType(type) || depth > 10) return undefined
  const args = argumentsOf(random, field, depth)
  if (args === undefined) return undefined
  const fields = Object.values(type.getFields())
  const chosen: string[] = []
  const wanted = type.name.endsWith('Connection')
    ? fields.filter(({ name }) => name === 'nodes' || (name === 'totalCount' && random() < 0.3))
    : Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, fields))
  for (const [n, each] of wanted.entries()) {
    if (size.left <= 0) break
    const inner = selection(random, each, size, depth + 1)
    if (inner) chosen.push(`b${n}: ${inner}`)
  }
  return `${field.name}${args} { __typename ${chosen.join(' ')} }`
}

/** Written arguments, or nothing where one is needed that is not made here. */
function argumentsOf(
  random: Random,
  field: GraphQLField<unknown, unknown>,
  depth: number,
): string | undefined {
  const given: string[] = []
  for (const { name, type } of field.args) {
    const named = getNamedType(type)
    if (isNonNullType(type)) {
      if (named.name === 'UUID')
        given.push(`${name}: "00000000-0000-4000-8000-00000000000${Math.floor(random() * 10)}"`)
      else if (named.name === 'Int') given.push(`${name}: 1`)
      else if (named.name === 'String') given.push(`${name}: "a"`)
      else return undefined
    } else if (name === 'first' && random() < 0.6)
      given.push(`first: ${pick(random, depth === 1 ? [10, 100, 500, 1000] : [1, 5, 20, 100])}`)
    else if (name === 'orderBy' && isEnumType(named) && random() < 0.3)
      given.push(`orderBy: [${pick(random, named.getValues()).name}]`)
    else if (name === 'filter' && isInputObjectType(named) && random() < 0.3) {
      const filter = aFilter(random, named.name, 0)
      if (filter) given.push(`filter: ${filter}`)
    }
  }
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

function aFilter(random: Random, name: string, depth: number): string | undefined {
  const type = schema.getType(name)
  if (!isInputObjectType(type) || depth > 8) return undefined
  const field = pick(random, Object.values(type.getFields()))
  const named = getNamedType(field.type)
  if (field.name === 'isNull') return '{ isNull: false }'
  if (!isInputObjectType(named)) {
    if (named.name === 'String') return `{ ${field.name}: ${field.name.endsWith('n') ? '["a"]' : '"a"'} }`
    return '{}'
  }
  const inner = aFilter(random, named.name, depth + 1) ?? '{}'
  return `{ ${field.name}: ${field.name === 'and' || field.name === 'or' ? `[${inner}, ${inner}]` : inner} }`
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to pick.')
  return value
}
