import type { Change, Key, LinksChange } from '../Change.ts'
import type { Lead } from './findRows.ts'
import { gather } from '../gather.ts'
import type { LinkedUpdates, UpdateParts } from './UpdateParts.ts'
import { mostRows } from '../ListPushes.ts'
import type { RowDependency } from './rowDependencies.ts'

/** Gained and lost links by their target, and the leads to all targets. */
export interface Links {
  gained: Map<Key, Set<string>>
  lost: Map<Key, Set<string>>
  leads: Lead[]
  /** The dependencies on rows that links led to, with the ids of those rows. */
  shown: Map<RowDependency, Set<string>>
  any: LinkedUpdates['any']
  resync: Set<string>
}

/** The links of connected viewers, and their targets. */
export function linksOf(
  changes: readonly Change[],
  { tables, dependencies, viewers, isWatched }: UpdateParts,
): Links {
  const maps = { gained: new Map(), lost: new Map(), shown: new Map() }
  const all: Links = { ...maps, leads: [], any: [], resync: new Set() }
  // Owners see records that are visible to owners only without any link.
  const followed = [...dependencies.values()].filter(
    ({ key, dependent, ownersOnly }) => key === 'id' && !ownersOnly && isWatched(dependent),
  )
  const bySource = new Map<string, Map<string, Set<string>>>()
  for (const change of changes.filter((one): one is LinksChange => 'links' in one)) {
    const pairs = change.links.map((link) => link.split(' ') as [string, string])
    for (const [viewer, id] of pairs) {
      if (!viewers.has(viewer)) continue
      gather(change.lost ? all.lost : all.gained, `${change.source}:${id}`, viewer)
      const ofViewers = bySource.get(change.source) ?? new Map<string, Set<string>>()
      bySource.set(change.source, ofViewers)
      gather(ofViewers, viewer, id)
      if (change.lost && (ofViewers.get(viewer)?.size ?? 0) > mostRows) all.resync.add(viewer)
    }
  }
  for (const [source, ofViewers] of bySource) {
    const many = new Set([...ofViewers].filter(([, ids]) => ids.size > mostRows).map(([viewer]) => viewer))
    const ids = [...new Set([...ofViewers].flatMap(([viewer, each]) => (many.has(viewer) ? [] : [...each])))]
    for (const [table, { links }] of tables) {
      for (const { column } of links.filter((one) => one.source === source)) {
        if (isWatched(table)) {
          if (many.size > 0) all.any.push({ table, viewers: many })
          if (ids.length > 0) all.leads.push({ table, column, ids })
        }
        if (column !== 'id') continue
        for (const dependency of followed.filter(({ changed }) => changed === table)) {
          if (many.size > 0) all.any.push({ table: dependency.dependent, viewers: many })
          if (ids.length > 0) gather(all.shown, dependency, ...ids)
        }
      }
    }
  }
  return all
}
