import { isObjectType, type GraphQLField, type GraphQLSchema } from 'postgraphile/graphql'
import { beforeAll, expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { insiders, type TestUser, strangers } from './actors.ts'
import { fillAudit } from './fillAudit.ts'
import { isLookup, publicTables } from './publicTables.ts'

/** A table as GraphQL lists it. */
interface Listed {
  table: string
  list: string
  byId: string
  key: string
}

/** Tables with rows that are created together with an account. */
const ownFromTheStart = [
  'accounts',
  'users',
  'users_accounts',
  'vendor_default_email_preferences',
  'account_integrations',
]

onEveryEngine('isolation through GraphQL', (database) => {
  let listed: Listed[] = []
  let newcomers: TestUser[] = []
  beforeAll(async () => {
    await fillAudit(database.db, await insiders(database))
    newcomers = (await strangers(database)).filter(({ type }) => type !== 'admin')
    const own = (await publicTables(database.db)).filter(
      (table) => !isLookup(table) && !ownFromTheStart.includes(table.name),
    )
    const views = await database.rows<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'app_public'::regnamespace and relkind = 'v'`,
    )
    listed = listedIn(await database.schema(), new Set([...own, ...views].map(({ name }) => name)))
  })

  it('lists every table and view that is not public', () => {
    expect(listed.length).toBeGreaterThan(30)
    expect(listed.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['full_distributions', 'full_holdings']),
    )
  })

  it('gives a newcomer no foreign row by id, filter, order or count', async () => {
    for (const { table, list, byId, key } of listed) {
      const [foreign] = await database.rows<{ id: string }>(
        `select id::text from app_public.${table} limit 1`,
      )
      const id = foreign?.id ?? ''
      const document = `query ($id: ${key}!) {
        byId: ${byId}(id: $id) { id }
        list: ${list} { totalCount nodes { id } }
        ordered: ${list}(orderBy: ID_DESC, first: 1) { totalCount nodes { id } }
        filtered: ${list}(filter: { id: { equalTo: $id } }) { totalCount nodes { id } }
        others: ${list}(filter: { id: { notEqualTo: $id } }) { totalCount }
      }`
      const none = { totalCount: 0, nodes: [] }
      for (const newcomer of foreign ? newcomers : []) {
        const { data, errors } = await database.ask(newcomer, document, { id })
        expect([table, errors, data]).toEqual([
          table,
          undefined,
          { byId: null, list: none, ordered: none, filtered: none, others: { totalCount: 0 } },
        ])
      }
    }
  })

  it('gives a newcomer no foreign row through a relation of their account or of a lookup', async () => {
    const schema = await database.schema()
    const relations = (type: string) =>
      connectionsOf(schema, type).filter(({ name }) => !/^users?Accounts/.test(name))
    const counts = (type: string) =>
      relations(type)
        .map(({ name }) => `${name} { totalCount }`)
        .join(' ')
    const document = `query ($id: UUID!) { accountById(id: $id) { ${counts('Account')} } }`
    for (const newcomer of newcomers) {
      const { data, errors } = await database.ask(newcomer, document, { id: newcomer.accountId })
      expect(errors).toBeUndefined()
      const seen = Object.entries(data?.accountById as Record<string, { totalCount: number }>)
      const own = /^(vendorDefaultEmailPreferences|accountIntegrations)/
      expect(seen.filter(([name, { totalCount }]) => totalCount > 0 && !own.test(name))).toEqual([])
    }
    const currencies = `{ allCurrencies { nodes { ${counts('Currency')} } } }`
    for (const newcomer of newcomers) {
      const { data } = await database.ask(newcomer, currencies)
      expect(JSON.stringify(data)).not.toMatch(/"totalCount":[1-9]/)
    }
  })
})

function listedIn(schema: GraphQLSchema, tables: ReadonlySet<string>): Listed[] {
  const query = schema.getQueryType()?.getFields() ?? {}
  return connectionsOf(schema, 'Query').flatMap(({ name, type }) => {
    const table = snake(name.replace(/^all/, ''))
    const byId = Object.values(query).find(
      (field) => field.name.endsWith('ById') && String(type) === `${pluralOf(schema, field)}Connection`,
    )
    const key = byId?.args.find((arg) => arg.name === 'id')
    return tables.has(table) && byId && key
      ? [{ table, list: name, byId: byId.name, key: String(key.type).replace('!', '') }]
      : []
  })
}

function connectionsOf(schema: GraphQLSchema, type: string): GraphQLField<unknown, unknown>[] {
  const parent = schema.getType(type)
  const fields = isObjectType(parent) ? Object.values(parent.getFields()) : []
  return fields.filter(({ type }) => String(type).replace('!', '').endsWith('Connection'))
}

/** Returns the name of the connection whose nodes have the type of the field. */
function pluralOf(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): string {
  const connections = Object.values(schema.getTypeMap()).filter(
    (type) => type.name.endsWith('Connection') && isObjectType(type),
  )
  const found = connections.find(
    (type) =>
      isObjectType(type) &&
      String(type.getFields().nodes?.type).replaceAll(/[[\]!]/g, '') === String(field.type),
  )
  return found?.name.replace(/Connection$/, '') ?? ''
}

const snake = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()
