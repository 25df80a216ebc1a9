import type { Database } from '../db/openDb.ts'
import type { Key } from './Change.ts'
import type { Sight } from './liveTables.ts'
import type { Touch } from './touches.ts'

/** A row as it is now, and by what it is seen. */
export interface FoundRow {
  table: string
  id: string
  version: number
  keys: readonly Key[]
  /** The touch that found it; nothing where a link did. */
  touch: string | null
}

/** Rows that something leads to. */
export type Lead =
  { table: string; column: string; ids: readonly string[] } | { touch: Touch; keys: readonly string[] }

/** More rows of one touch than this are not asked for. */
export const mostTouched = 2_000

/** The rows that links or touches lead to, in one query. */
export async function findRows(
  { pool }: Pick<Database, 'pool'>,
  leads: readonly Lead[],
  { tables, viewers }: { tables: ReadonlyMap<string, Sight>; viewers: readonly string[] },
): Promise<FoundRow[]> {
  if (leads.length === 0) return []
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const selects = leads.map((lead) => {
    const table = 'touch' in lead ? lead.touch.touched : lead.table
    const sight = tables.get(table)
    const found = `select '${table}' as table, id, version, app_private.keys_of(to_jsonb(rows), ${put(sight?.entries)}) as keys`
    if (!('touch' in lead))
      return `(${found}, null as touch from app_public.${table} as rows where ${lead.column} = any(${put(lead.ids)}::uuid[]))`
    return `(${found}, '${lead.touch.touch}' as touch from app_public.${table} as rows
      where ${touchedBy(lead, put)} and ${ownedBy(sight, put(viewers))} limit ${mostTouched + 1})`
  })
  const { rows } = await pool.query<Omit<FoundRow, 'version'> & { version: string }>(
    selects.join(' union all '),
    values,
  )
  return rows.map((row) => ({ ...row, version: Number(row.version) }))
}

/** Which of the viewers own rows of a touch that are too many to name. */
export async function ownersOf(
  { pool }: Pick<Database, 'pool'>,
  lead: Extract<Lead, { touch: Touch }>,
  { tables, viewers }: { tables: ReadonlyMap<string, Sight>; viewers: readonly string[] },
): Promise<string[]> {
  const { touched } = lead.touch
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const { rows } = await pool.query<{ owner: string }>(
    `select distinct owner from app_public.${touched} as rows
       cross join lateral unnest(array[${tables.get(touched)?.owners.join(', ') ?? ''}]::uuid[]) as owner
      where ${touchedBy(lead, put)} and owner = any(${put(viewers)}::uuid[])`,
    values,
  )
  return rows.map(({ owner }) => owner)
}

function touchedBy(
  { touch, keys }: Extract<Lead, { touch: Touch }>,
  put: (value: unknown) => string,
): string {
  const place = put(keys)
  return `id in (${touch.rows.replaceAll('$1', () => place)})`
}

/** Of a table that is seen by its owners alone, only what somebody here owns. */
function ownedBy(sight: Sight | undefined, viewers: string): string {
  if (!sight || sight.links.length > 0) return `${viewers}::uuid[] is not null`
  return `(${sight.owners.map((owner) => `${owner} = any(${viewers}::uuid[])`).join(' or ')})`
}
