import { GraphQLEnumType, type GraphQLField, getNamedType, isObjectType } from 'postgraphile/graphql'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/onEveryEngine.ts'
import type { TestDatabase } from '../../testing/TestDatabase.ts'

const issuer = { userId: userIds.issuer, accountId: accountIds.halden }

interface Page {
  nodes: { id: string }[]
  pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean; hasPreviousPage: boolean }
}

interface Paging {
  list: string
  order: string
  rows: number
}

onEveryEngine('cursors', (database) => {
  it('page every order of every connection without losing a row', { timeout: 300_000 }, async () => {
    const wrong: string[] = []
    for (const paging of await pagings(database)) {
      if (await isRefused(database, paging)) continue
      const { data } = await database.ask(
        issuer,
        `{ page: ${paging.list}(orderBy: ${paging.order}, first: 1000) { nodes { id } } }`,
      )
      const inOrder = idsOf(data?.page as Page)
      // Ascending orders are paged forwards and descending ones backwards: both ways through each column.
      const page = paging.order.endsWith('_DESC') ? backwardIds : forwardIds
      const paged = await page(database, paging)
      if (paged.join() !== inOrder.join())
        wrong.push(`${paging.list} ${paging.order}: ${paged.length} of ${inOrder.length} rows`)
    }

    expect(wrong).toEqual([])
  })
})

/** Every order of every connection of rows with an id in which the issuer sees two rows or more. */
async function pagings(database: TestDatabase): Promise<Paging[]> {
  const fields = Object.values((await database.schema()).getQueryType()?.getFields() ?? {})
  const found: Paging[] = []
  for (const field of fields.filter(isPaged)) {
    const { data } = await database.ask(issuer, `{ page: ${field.name} { totalCount } }`)
    const rows = (data?.page as { totalCount: number } | undefined)?.totalCount ?? 0
    if (rows > 1) found.push(...ordersOf(field).map((order) => ({ list: field.name, order, rows })))
  }
  return found
}

function isPaged(field: GraphQLField<unknown, unknown>): boolean {
  const connection = getNamedType(field.type)
  if (!isObjectType(connection)) return false
  const nodes = connection.getFields().nodes
  const row = nodes && getNamedType(nodes.type)
  const hasId = isObjectType(row) && 'id' in row.getFields()
  const hasRequired = field.args.some(({ type }) => type.toString().endsWith('!'))
  return hasId && !hasRequired && ordersOf(field).length > 0
}

function ordersOf(field: GraphQLField<unknown, unknown>): string[] {
  const order = field.args.find(({ name }) => name === 'orderBy')
  const type = order && getNamedType(order.type)
  return type instanceof GraphQLEnumType
    ? type
        .getValues()
        .map(({ name }) => name)
        .filter((name) => name !== 'NATURAL')
    : []
}

const idsOf = (page: Page) => page.nodes.map(({ id }) => id)

/** The size of a page: the cursor after the first of two pages stands before the last null or among the nulls. */
const sizeOf = ({ rows }: Paging) => Math.ceil(rows / 2)

async function forwardIds(database: TestDatabase, paging: Paging): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | null = null, more = true; more && ids.length <= paging.rows;) {
    const page = await ask(database, paging, `first: ${sizeOf(paging)}, after: $cursor`, after)
    ids.push(...idsOf(page))
    after = page.pageInfo.endCursor
    more = page.pageInfo.hasNextPage
  }
  return ids
}

async function backwardIds(database: TestDatabase, paging: Paging): Promise<string[]> {
  const ids: string[] = []
  for (let before: string | null = null, more = true; more && ids.length <= paging.rows;) {
    const page = await ask(database, paging, `last: ${sizeOf(paging)}, before: $cursor`, before)
    ids.unshift(...idsOf(page))
    before = page.pageInfo.startCursor
    more = page.pageInfo.hasPreviousPage
  }
  return ids
}

/** True for rows that a function works out: they have no unique order, and the platform refuses their cursors in words. */
async function isRefused(database: TestDatabase, { list, order }: Paging): Promise<boolean> {
  if (list.startsWith('all')) return false
  const first = await database.ask(
    issuer,
    `{ page: ${list}(orderBy: ${order}, first: 1) { pageInfo { endCursor } } }`,
  )
  const { endCursor } = (first.data?.page as Page).pageInfo
  const next = `{ page: ${list}(orderBy: ${order}, first: 1, after: "${endCursor}") { nodes { id } } }`
  const message = (await database.ask(issuer, next)).errors?.[0]?.message
  return message?.endsWith('when there is a unique defined order.') ?? false
}

async function ask(
  database: TestDatabase,
  { list, order }: Paging,
  args: string,
  cursor: string | null,
): Promise<Page> {
  const source = `query ($cursor: Cursor) {
    page: ${list}(orderBy: ${order}, ${args}) {
      nodes { id } pageInfo { endCursor startCursor hasNextPage hasPreviousPage } } }`
  const { data, errors } = await database.ask(issuer, source, { cursor })
  if (errors) throw new Error(`${list} ${order}: ${JSON.stringify(errors)}`)
  return data?.page as Page
}
