import {
  GraphQLEnumType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { accountIds, userIds } from '../../../../seed/ids.ts'
import { mulberry32 } from '../../../../seed/random.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import type { Actor, TestDatabase } from '../../../testing/database/TestDatabase.ts'

/** An account of each kind. Each pages the lists that it sees. */
const readers: Readonly<Record<string, Actor>> = {
  issuer: { userId: userIds.issuer, accountId: accountIds.halden },
  broker: { userId: userIds.broker, accountId: accountIds.larkspur },
  investor: { userId: userIds.investor, accountId: accountIds.maren },
  agent: { userId: userIds.agent, accountId: accountIds.brightwater },
  ats: { userId: userIds.ats, accountId: accountIds.northgate },
  admin: { userId: userIds.admin, accountId: accountIds.operations },
}

/** `npm test` pages some orders of each reader, others each time; `test:all` pages all of them. */
const sampled = process.env.SANDBOX_ENGINES === 'PGlite'
const sampleSize = 40
const seed = Number(process.env.CURSOR_SEED ?? Date.now() % 2 ** 31)

/** A connection in which a reader sees two rows or more: of the query, or of one row. */
interface List {
  /** The path in words: `allRounds`, `roundById.allocations`. */
  path: string
  /** Returns the field, with these arguments and this selection, inside the fields that lead to it. */
  wrap: (page: string) => string
  orderType: string
  orders: string[]
  /** The row that has the connection. */
  parent?: { id: string; type: string }
  rows: number
}

interface Page {
  nodes: ({ id: string } | null)[]
  pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean; hasPreviousPage: boolean }
}

type Outcome = { status: 'right' | 'refused' } | { status: 'wrong'; text: string }

onEveryEngine('cursors', (database) => {
  describe.each(Object.entries(readers))('of the lists of the %s', (reader, actor) => {
    it('page every order of every connection without losing a row', { timeout: 1_800_000 }, async () => {
      const lists = await listsOf(database, actor)
      const all = lists.flatMap((list) => list.orders.map((order) => ({ list, order })))
      const paged = sampled ? sampleOf(all, seed + Object.keys(readers).indexOf(reader)) : all
      const wrong: string[] = []
      let refused = 0
      for (const { list, order } of paged) {
        const outcome = await pageThrough(database, actor, list, order)
        if (outcome.status === 'wrong') wrong.push(`${list.path} ${order}: ${outcome.text}`)
        if (outcome.status === 'refused') refused += 1
      }

      console.info(
        `Cursors of the ${reader}: ${paged.length} of ${all.length} orders of ${lists.length} connections, ${refused} refused` +
          (sampled ? `, CURSOR_SEED=${seed}.` : '.'),
      )
      expect(wrong).toEqual([])
      expect(refused).toBeLessThan(paged.length)
    })
  })
})

/** The connections of the query, and those of their rows, each in the row with the most nodes. */
async function listsOf(database: TestDatabase, actor: Actor): Promise<List[]> {
  const schema = await database.schema()
  const query = schema.getQueryType()
  if (!query) throw new Error('The schema has no query.')
  const roots = Object.values(query.getFields()).filter(isPaged)
  const found: List[] = []
  const seen = new Set<string>()
  for (const field of roots) {
    const rows = await countOf(database, actor, field.name)
    if (rows > 1)
      found.push({
        ...ordersOf(field),
        path: field.name,
        wrap: (page) => `${field.name}${page}`,
        rows,
      })
    const type = rowTypeOf(field)
    if (rows === 0 || seen.has(type.name)) continue
    const nested = await nestedLists(database, actor, { schema, root: field.name, type })
    if (nested) {
      seen.add(type.name)
      found.push(...nested)
    }
  }
  return found
}

async function countOf(database: TestDatabase, actor: Actor, name: string): Promise<number> {
  const { data } = await database.ask(actor, `{ page: ${name} { totalCount } }`)
  return (data?.page as { totalCount: number } | null | undefined)?.totalCount ?? 0
}

interface Parents {
  schema: GraphQLSchema
  /** The connection that lists the rows. */
  root: string
  type: GraphQLObjectType
}

/** Returns nothing where no field of the query finds a row of the type by its id. */
async function nestedLists(
  database: TestDatabase,
  actor: Actor,
  { schema, root, type }: Parents,
): Promise<List[] | undefined> {
  const byId = Object.values(schema.getQueryType()?.getFields() ?? {}).find(
    ({ name, type: of, args }) =>
      name.endsWith('ById') && getNamedType(of) === type && args.length === 1 && args[0]?.name === 'id',
  )
  const idType = byId?.args[0]?.type.toString()
  if (!byId || !idType) return undefined
  const found: List[] = []
  for (const field of Object.values(type.getFields()).filter(isPaged)) {
    const source = `{ page: ${root}(first: 200) { nodes { id list: ${field.name} { totalCount } } } }`
    // A list that the reader may not read is null, with an error.
    const { data } = await database.ask(actor, source)
    const nodes = (data?.page as { nodes: (Parent | null)[] } | null | undefined)?.nodes ?? []
    const most = nodes
      .filter((node) => node !== null)
      .reduce<Parent | undefined>((best, node) => (countIn(node) > countIn(best) ? node : best), undefined)
    if (!most || countIn(most) < 2) continue
    found.push({
      ...ordersOf(field),
      path: `${byId.name}.${field.name}`,
      wrap: (page) => `${byId.name}(id: $parent) { ${field.name}${page} }`,
      parent: { id: most.id, type: idType },
      rows: countIn(most),
    })
  }
  return found
}

interface Parent {
  id: string
  list: { totalCount: number } | null
}

const countIn = (parent: Parent | undefined) => parent?.list?.totalCount ?? 0

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  const connection = getNamedType(field.type)
  if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return false
  const hasId = 'id' in rowTypeOf(field).getFields()
  const hasRequired = field.args.some(({ type }) => type.toString().endsWith('!'))
  return hasId && !hasRequired && ordersOf(field).orders.length > 0
}

function rowTypeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType {
  const connection = getNamedType(field.type) as GraphQLObjectType // asked for connections alone
  const row = getNamedType(connection.getFields().nodes?.type)
  if (!isObjectType(row)) throw new Error(`${field.name} lists no rows.`)
  return row
}

function ordersOf(field: GraphQLField<unknown, unknown>): Pick<List, 'orders' | 'orderType'> {
  const order = field.args.find(({ name }) => name === 'orderBy')
  const type = order && getNamedType(order.type)
  if (!(type instanceof GraphQLEnumType)) return { orders: [], orderType: '' }
  const orders = type.getValues().map(({ name }) => name)
  return { orders: orders.filter((name) => name !== 'NATURAL'), orderType: order?.type.toString() ?? '' }
}

/**
 * Pages a list in an order, and compares the pages with the whole list. Ascending orders are paged forwards and descending ones
 * backwards: both ways through each column.
 */
async function pageThrough(
  database: TestDatabase,
  actor: Actor,
  list: List,
  order: string,
): Promise<Outcome> {
  const isBackwards = order.endsWith('_DESC')
  const whole = await askPage(database, actor, list, { order, first: 1_000 })
  if (typeof whole === 'string')
    return isUnordered(whole) ? { status: 'refused' } : { status: 'wrong', text: whole }
  const expected = idsOf(whole)
  // The cursor after the first of two pages stands before the last null or among the nulls.
  const size = Math.ceil(expected.length / 2)
  const ids: string[] = []
  let cursor: string | null = null
  for (let more = true; more && ids.length <= expected.length;) {
    const args: PageArguments = isBackwards
      ? { order, last: size, before: cursor }
      : { order, first: size, after: cursor }
    const page = await askPage(database, actor, list, args)
    // Rows that a function works out have no unique order, and the platform refuses their cursors in words.
    if (typeof page === 'string')
      return isUnordered(page) ? { status: 'refused' } : { status: 'wrong', text: page }
    if (isBackwards) ids.unshift(...idsOf(page))
    else ids.push(...idsOf(page))
    const { startCursor, endCursor, hasPreviousPage, hasNextPage } = page.pageInfo
    cursor = isBackwards ? startCursor : endCursor
    more = isBackwards ? hasPreviousPage : hasNextPage
  }
  if (ids.join() === expected.join()) return { status: 'right' }
  return { status: 'wrong', text: `${ids.length} of ${expected.length} rows` }
}

interface PageArguments {
  order: string
  first?: number
  last?: number
  after?: string | null
  before?: string | null
}

/** Returns the page, or the message of a refusal. */
async function askPage(
  database: TestDatabase,
  actor: Actor,
  { wrap, orderType, parent }: List,
  { order, ...args }: PageArguments,
): Promise<Page | string> {
  const page =
    '(orderBy: $order, first: $first, last: $last, after: $after, before: $before) { nodes { id } ' +
    'pageInfo { endCursor startCursor hasNextPage hasPreviousPage } }'
  const declared = parent ? `$parent: ${parent.type}, ` : ''
  const source = `query (${declared}$order: ${orderType}, $first: Int, $last: Int, $after: Cursor, $before: Cursor) { ${wrap(page)} }`
  const variables = { order: [order], ...args, ...(parent && { parent: parent.id }) }
  const { data, errors } = await database.ask(actor, source, variables)
  const [outer] = Object.values(data ?? {})
  const found: unknown = parent ? Object.values((outer ?? {}) as object)[0] : outer
  const answered = found as Page | null | undefined // as it was requested
  return answered && !errors ? answered : (errors?.[0]?.message ?? 'no answer')
}

const isUnordered = (message: string) => message.endsWith('when there is a unique defined order.')

const idsOf = (page: Page) => page.nodes.map((node) => node?.id ?? 'none')

/** Returns some of the orders, the same for the same seed. */
function sampleOf<Item>(all: readonly Item[], from: number): Item[] {
  const random = mulberry32(from)
  const left = [...all]
  const taken: Item[] = []
  while (left.length > 0 && taken.length < sampleSize)
    taken.push(...left.splice(Math.floor(random() * left.length), 1))
  return taken
}
