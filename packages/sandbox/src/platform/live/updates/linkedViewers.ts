import type { Key } from '../Change.ts'
import { gather } from '../gather.ts'
import { linkSources } from './linkSources.ts'
import type { Database } from '../../db/Database.ts'

/** Returns the viewers, of the given ones, that see the targets of links, by key. Runs one query. */
export async function linkedViewers(
  { pool }: Pick<Database, 'pool'>,
  keys: Iterable<Key>,
  viewers: readonly string[],
): Promise<Map<Key, Set<string>>> {
  const wanted = new Map<string, Set<string>>()
  for (const key of keys) {
    const [source = '', id] = key.split(':')
    if (id !== undefined) gather(wanted, source, id)
  }
  const linked = new Map<Key, Set<string>>()
  if (wanted.size === 0) return linked
  const { rows } = await pool.query<{ key: Key; viewer: string }>(
    [...wanted.keys()].map((source, at) => selectOf(source, at + 2)).join(' union all '),
    [viewers, ...Array.from(wanted.values(), (ids) => [...ids])],
  )
  for (const { key, viewer } of rows) gather(linked, key, viewer)
  return linked
}

function selectOf(source: string, at: number): string {
  const links = linkSources[source]
  if (!links) throw new Error(`The links of ${source} are unknown.`)
  const { table, viewer, seen } = links
  return `select '${source}:' || ${seen} as key, ${viewer} as viewer from ${table}
    where ${seen} = any($${at}::uuid[]) and ${viewer} = any($1::uuid[])`
}
