import { publicTables } from '../platform/isolation/publicTables.ts'
import type { Actor, TestDatabase } from './TestDatabase.ts'

/**
 * Everything somebody may read, table by table, with what is different each time made alike: ids, times, and these
 * texts. Two sights are equal when nothing in them tells one from the other.
 */
export async function sightOf(
  database: TestDatabase,
  actor: Actor,
  alike: string[],
): Promise<Record<string, string[]>> {
  const sight: Record<string, string[]> = { people: await peopleOf(database, actor) }
  for (const { name } of await publicTables(database.db)) {
    // What GraphQL shows of people is worked out for whoever asks.
    if (name !== 'users') sight[name] = await rowsOf(database, actor, name)
  }
  return Object.fromEntries(
    Object.entries(sight).map(([table, rows]) => [table, rows.map((row) => plain(row, alike)).sort()]),
  )
}

/** A text without what is different each time. */
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

async function rowsOf(database: TestDatabase, actor: Actor, table: string): Promise<string[]> {
  const [columns] = await database.rows<{ names: string | null }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and has_column_privilege('app_user', attrelid, attnum, 'select')
        -- Counted up, whoever writes; GraphQL shows neither.
        and (attname <> 'number' and attidentity = '')`,
    [`app_public.${table}`],
  )
  if (!columns?.names) return []
  const rows = await database.as(actor, async (client) => {
    const { rows: seen } = await client.query<{ row: string }>(
      `select to_jsonb(seen)::text as row from (select ${columns.names} from app_public.${table}) as seen`,
    )
    return seen
  })
  return rows.map(({ row }) => row)
}
