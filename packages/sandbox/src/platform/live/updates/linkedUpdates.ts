import type { Change, Key, RowsChange, DependencyChange } from '../Change.ts'
import { findRows, type FoundRow, ownersOf } from './findRows.ts'
import { gather } from '../gather.ts'
import { linkedViewers } from './linkedViewers.ts'
import { type Links, linksOf } from './linksOf.ts'
import { type RowUpdate, newcomersTo } from './RowUpdate.ts'
import type { LinkedUpdates, UpdateParts } from './UpdateParts.ts'
import { shownUpdates } from './shownUpdates.ts'
import { dependencyUpdate } from './dependencyUpdate.ts'
import type { RowDependency } from './rowDependencies.ts'

/** Resolves the viewers of changes through links: one query finds the rows, one finds the linked viewers. */
export async function linkedUpdates(changes: readonly Change[], parts: UpdateParts): Promise<LinkedUpdates> {
  const { db, tables, isWatched } = parts
  const viewers = [...parts.viewers]
  const links = linksOf(changes, parts)
  const dependent = dependencyLeads(changes, parts)
  const { rows: found, many } = await findRows(db, [...links.leads, ...dependent], { tables, viewers })
  const rows = changes.filter((change): change is RowsChange => 'rows' in change && isWatched(change.table))
  const keys = [
    ...rows.flatMap(({ before = [], after }) => [...before, ...after]),
    ...found.flatMap((row) => visibleKeys(row, parts)),
  ]
  const linked = await linkedViewers(db, keys, viewers)
  const seersOf = (of: readonly Key[]) =>
    new Set(of.flatMap((key) => (key.includes(':') ? [...(linked.get(key) ?? [])] : [key])))

  remember(links.lost, found, parts.lostLinks)
  const lostTo = (of: readonly Key[]) => of.flatMap((key) => [...(parts.lostLinks.get(key) ?? [])])
  const updates: RowUpdate[] = rows.flatMap(({ table, rows: changed, before, after }) => {
    const seers = seersOf(after)
    const seersBefore = before ? seersOf(before) : seers
    const concerned = new Set([...seers, ...seersBefore, ...lostTo(before ?? after)])
    const sight = { concerned, seers, newcomers: newcomersTo(seers, seersBefore) }
    return changed.map(([id, version]) => ({ table, id, version, lastVersion: version - 1, ...sight }))
  })
  const any = [...links.any, ...anyUpdates(changes, parts)]
  for (const lead of dependent) {
    const { dependency, dependent: table } = lead.dependency
    for (const { keys } of many.filter((one) => one.dependency === dependency)) {
      const known = new Set(keys)
      any.push({ table, viewers: await ownersOf(db, { ...lead, known }, { tables, viewers }) })
    }
  }
  for (const row of found)
    updates.push(
      row.dependency === null
        ? linkUpdate(row, links, seersOf)
        : dependencyUpdate(row, seersOf(visibleKeys(row, parts))),
    )
  const shown = await shownUpdates(links, parts)
  return { updates: [...updates, ...shown.updates], any: [...any, ...shown.any], lost: links.resync }
}

/** Returns the viewers for which any row may have changed, of tables that are watched here. */
const anyUpdates = (changes: readonly Change[], { isWatched }: UpdateParts): LinkedUpdates['any'] =>
  changes.flatMap((change) =>
    'any' in change && isWatched(change.table) ? { table: change.table, viewers: new Set(change.any) } : [],
  )

/** Returns the keys of changed records that rows of watched tables depend on. */
function dependencyLeads(changes: readonly Change[], { dependencies, isWatched }: UpdateParts) {
  const keys = new Map<RowDependency, Set<string>>()
  for (const change of changes.filter((one): one is DependencyChange => 'dependency' in one)) {
    const dependency = dependencies.get(change.dependency)
    if (dependency && isWatched(dependency.dependent)) gather(keys, dependency, ...change.keys)
  }
  return Array.from(keys, ([dependency, ids]) => ({ dependency, keys: [...ids] }))
}

type SeersOf = (keys: readonly Key[]) => Set<string>

/** Returns the keys through which the notified viewers see a row. */
const visibleKeys = ({ dependency, keys }: FoundRow, { dependencies }: Pick<UpdateParts, 'dependencies'>) =>
  dependency !== null && dependencies.get(dependency)?.ownersOnly
    ? keys.filter((key) => !key.includes(':'))
    : keys

/** Affects viewers who gained a link to the row, or lost one. */
function linkUpdate(
  { table, id, version, keys }: FoundRow,
  { gained, lost }: Links,
  seersOf: SeersOf,
): RowUpdate {
  const seers = seersOf(keys)
  const gainers = keys.flatMap((key) => [...(gained.get(key) ?? [])]).filter((viewer) => seers.has(viewer))
  const losers = keys.flatMap((key) => [...(lost.get(key) ?? [])])
  const concerned = new Set([...gainers, ...losers])
  return { table, id, version, lastVersion: version, concerned, seers, newcomers: concerned }
}

/** Keeps lost links that resolve to no row: the rows were deleted, and the event of the deletion uses them. */
function remember(
  lost: ReadonlyMap<Key, Set<string>>,
  found: readonly FoundRow[],
  lostLinks: Map<Key, Set<string>>,
): void {
  const known = new Set(found.flatMap(({ keys }) => keys))
  for (const [key, viewers] of lost) {
    if (known.has(key)) continue
    gather(lostLinks, key, ...viewers)
    setTimeout(() => lostLinks.delete(key), 1_000).unref()
  }
}
