import type { Key } from '../Change.ts'
import { mostRows } from '../ListPushes.ts'
import type { Sight } from '../liveTables.ts'
import type { RowDependency } from './rowDependencies.ts'
import type { Database } from '../../db/Database.ts'

/** A row in its present state, with the keys by which it is visible. */
export interface FoundRow {
  table: string
  id: string
  version: number
  keys: readonly Key[]
  /** The dependency that found it; null when a link did. */
  dependency: string | null
}

/** Rows that something leads to. */
export type Lead =
  | { table: string; column: string; ids: readonly string[] }
  | { dependency: RowDependency; keys: readonly string[] }

/** Rows of a dependency that are too many to list, with the keys by which some of them are visible. */
export interface ManyRows {
  dependency: string
  keys: readonly Key[]
}

/** The rows that leads resolve to, and the dependencies with too many rows. */
export interface Found {
  rows: readonly FoundRow[]
  many: readonly ManyRows[]
}

/** The rows that links or dependencies lead to, in one query. */
export async function findRows(
  { pool }: Pick<Database, 'pool'>,
  leads: readonly Lead[],
  { tables, viewers }: { tables: ReadonlyMap<string, Sight>; viewers: readonly string[] },
): Promise<Found> {
  if (leads.length === 0) return { rows: [], many: [] }
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const selects = leads.map((lead) => {
    const table = 'dependency' in lead ? lead.dependency.dependent : lead.table
    const sight = tables.get(table) ?? noSight
    const dependency = 'dependency' in lead ? `'${lead.dependency.dependency}'` : 'null'
    const select = `select '${table}' as table, id, version, ${keysOf(sight)} as keys, ${dependency} as dependency`
    const from = `from app_public.${table}`
    if (!('dependency' in lead))
      return `(${select} ${from} where ${lead.column} = any(${put(lead.ids)}::uuid[]))`
    const found = `${from} where ${foundBy(lead, put)}`
    if (sight.links.length > 0) return `(${select} ${found})`
    return ownedRows({ table, dependency, select, found, owners: sight.owners }, put(viewers))
  })
  const { rows } = await pool.query<Answer>(selects.join(' union all '), values)
  return {
    rows: rows.flatMap(({ id, version, ...row }) => (id ? { ...row, id, version: Number(version) } : [])),
    many: rows.flatMap(({ id, dependency, keys }) =>
      id === null && dependency !== null ? { dependency, keys } : [],
    ),
  }
}

/** A row of the query: one without an id stands for rows of a dependency that are too many to name. */
type Answer = Omit<FoundRow, 'id' | 'version'> & { id: string | null; version: string }

interface OwnedRows {
  table: string
  dependency: string
  select: string
  found: string
  owners: readonly string[]
}

/**
 * Selects the rows owned by a viewer of this server, of rows that only their owners see; one row stands for them when they are
 * too many, because reading them takes longer than finding them.
 */
function ownedRows({ table, dependency, select, found, owners }: OwnedRows, here: string): string {
  const isHere = (owner: string) => `${owner} = any(${here}::uuid[])`
  const isOwned = owners.map(isHere).join(' or ') || 'false'
  const some = owners.map((owner) => `select ${owner} from found where ${isHere(owner)}`).join(' union ')
  return `(with found as materialized (select ${['id', 'version', ...owners].join(', ')} ${found} and (${isOwned}) limit ${mostRows + 1}),
      counted as (select count(*) > ${mostRows} as is_many from found)
    ${select} from found, counted where not is_many
    union all select '${table}', null, null, array(${some || 'select null'})::text[], ${dependency} from counted where is_many)`
}

/** Returns the viewers that own rows of a dependency with too many rows to list; the owners of some are known. */
export async function ownersOf(
  { pool }: Pick<Database, 'pool'>,
  { dependency, keys, known }: Extract<Lead, { dependency: RowDependency }> & { known: ReadonlySet<Key> },
  { tables, viewers }: { tables: ReadonlyMap<string, Sight>; viewers: readonly string[] },
): Promise<Set<string>> {
  const others = viewers.filter((viewer) => !known.has(viewer))
  const { owners } = tables.get(dependency.dependent) ?? noSight
  if (others.length === 0) return new Set(known)
  const values: unknown[] = []
  const put = (value: unknown) => `$${values.push(value)}`
  const here = put(others)
  // Of most rows the owners are known by now: an index finds those of others.
  const { rows } = await pool.query<{ owner: string }>(
    `select distinct owner from app_public.${dependency.dependent}, unnest(array[${owners.join(', ')}]) as owner
      where owner = any(${here}::uuid[]) and (${owners.map((owner) => `${owner} = any(${here}::uuid[])`).join(' or ')})
        and ${foundBy({ dependency, keys }, put)}`,
    values,
  )
  return new Set([...known, ...rows.map(({ owner }) => owner)])
}

const noSight: Sight = { owners: [], links: [], entries: [] }

function keysOf({ owners, links }: Sight): string {
  const keys = [
    ...owners.map((owner) => `${owner}::text`),
    ...links.map(({ source, column }) => `'${source}:' || ${column}`),
  ]
  return `array_remove(array[${keys.join(', ')}]::text[], null)`
}

function foundBy(
  { dependency, keys }: Extract<Lead, { dependency: RowDependency }>,
  put: (value: unknown) => string,
): string {
  const place = put(keys)
  return `(${dependency.found.replaceAll('$1', () => place)})`
}
