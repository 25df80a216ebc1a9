import type { Actor, TestDatabase } from './TestDatabase.ts'

/**
 * Returns all rows that an actor may read, by table, with ids, times and the given texts replaced. Two results are equal when the
 * actors cannot distinguish them.
 */
export async function visibleKeys(
  database: TestDatabase,
  actor: Actor,
  alike: string[],
): Promise<Record<string, string[]>> {
  const sight: Record<string, string[]> = { people: await peopleOf(database, actor) }
  for (const { table, row } of await rowsOf(database, actor)) (sight[table] ??= []).push(row)
  return Object.fromEntries(
    Object.entries(sight).map(([table, rows]) => [table, rows.map((row) => plain(row, alike)).sort()]),
  )
}

/** A text without its ids, times and names, which differ each time. */
export function plain(text: string, alike: string[]): string {
  const known = alike.reduce((rest, word) => rest.replaceAll(word, 'alike'), text)
  return known
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)?/g, 'time')
}

async function peopleOf(database: TestDatabase, actor: Actor): Promise<string[]> {
  const { data } = await database.ask(
    actor,
    `{ allUsers { totalCount nodes { firstName lastName emails status createdOn pendingTermsOfService { id }
       usersAccountsByUserId { totalCount } partiesByUserId { totalCount } } } }`,
  )
  const { nodes } = data?.allUsers as { nodes: object[] }
  return nodes.map((node) => JSON.stringify(node))
}

/** The rows of every table in one query: one by one they take a hundred times as long to ask for as to read. */
async function rowsOf(database: TestDatabase, actor: Actor): Promise<{ table: string; row: string }[]> {
  const tables = await database.rows<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ') as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p')
        -- The fields of people in GraphQL depend on the reader.
        and relname <> 'users'
        and attnum > 0 and not attisdropped and has_column_privilege('app_user', attrelid, attnum, 'select')
        -- Counted up by every write; GraphQL shows neither.
        and attname <> 'number' and attidentity = ''
      group by relname`,
  )
  const selects = tables.map(
    ({ name, columns }) => `select '${name}' as "table", to_jsonb(seen)::text as row
      from (select ${columns} from app_public.${name}) as seen`,
  )
  return database.as(actor, async (client) => (await client.query(selects.join(' union all '))).rows)
}
