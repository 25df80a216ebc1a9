import type { Change } from '../Change.ts'
import { sizeOf } from '../ChangeHistory.ts'
import { gather } from '../gather.ts'
import { linkedUpdates } from './linkedUpdates.ts'
import type { LinkedUpdates, UpdateParts } from './UpdateParts.ts'
import { mostRows } from '../ListPushes.ts'
import { idsOf, namesOf, type RowUpdate, updatesOf, changeFor, type Viewer } from './RowUpdate.ts'
import { latestChange, type ChangedRow } from '../sockets/PushFrame.ts'

/** A table with changes that a viewer missed. */
export interface Missed {
  table: string
  viewer: Viewer
}

/** The most rows, links and keys to resolve viewers for; above it, any row of the table may have changed. */
export const mostAsked = 2_000

/**
 * Returns the updates that viewers missed, with two queries for any number of requests; undefined when any row may have changed.
 * A link lost since then leads to rows that can no longer be found, so they are not listed one by one.
 */
export async function missedUpdates(
  changes: readonly Change[],
  asked: readonly Missed[],
  parts: Pick<UpdateParts, 'db' | 'tables' | 'dependencies'>,
): Promise<(missed: Missed) => ChangedRow[] | undefined> {
  const viewers = new Set(asked.flatMap(({ viewer }) => idsOf(viewer)))
  const missed = Array.from(new Set(asked.map(({ table }) => table)), (table) => {
    const own = changes.filter((change) => concerns(change, table, parts))
    const isPlain = parts.tables.get(table)?.links.length === 0 && own.every((change) => 'rows' in change)
    return { table, own, isPlain, isTooMuch: !isPlain && sizeOf(own) > mostAsked }
  })
  const linked = missed.filter(({ isPlain, isTooMuch }) => !isPlain && !isTooMuch)
  const [ofLinked, tables] = [new Set(linked.flatMap(({ own }) => own)), linked.map(({ table }) => table)]
  const found = await linkedUpdates(
    changes.filter((change) => ofLinked.has(change)),
    { ...parts, viewers, isWatched: (table) => tables.includes(table), lostLinks: new Map() },
  )
  const plain = missed.filter(({ isPlain }) => isPlain).flatMap(({ own }) => own)
  const updates = [
    ...plain.flatMap((change) => ('rows' in change ? updatesOf(change) : [])),
    ...found.updates,
  ]
  const updatesFor = byViewer(updates, viewers)
  const unknown = new Set(missed.filter(({ isTooMuch }) => isTooMuch).map(({ table }) => table))
  const unknownTo = new Set([...anyOf(found, tables), ...linked.flatMap(losersOf)])

  return ({ table, viewer }) => {
    const keys = namesOf(viewer).map((name) => `${table} ${name}`)
    if (unknown.has(table) || keys.some((key) => unknownTo.has(key))) return undefined
    const changed = new Map<string, ChangedRow>()
    for (const each of updatesFor(keys)) {
      const row = changeFor(viewer, each)
      if (row) changed.set(each.id, latestChange(changed.get(each.id), row))
    }
    return changed.size > mostRows ? undefined : [...changed.values()]
  }
}

function concerns(
  change: Change,
  table: string,
  { tables, dependencies }: Pick<UpdateParts, 'tables' | 'dependencies'>,
) {
  if ('table' in change) return change.table === table
  if ('dependency' in change) return dependencies.get(change.dependency)?.dependent === table
  return !!tables.get(table)?.links.some(({ source }) => source === change.source)
}

/** Viewers whose missed rows are not known, each `<table> <viewer>`. */
const anyOf = ({ any, lost }: LinkedUpdates, tables: readonly string[]) => [
  ...any.flatMap(({ table, viewers }) => Array.from(viewers, (id) => `${table} ${id}`)),
  ...tables.flatMap((table) => Array.from(lost, (id) => `${table} ${id}`)),
]

const losersOf = ({ table, own }: { table: string; own: readonly Change[] }) =>
  own.flatMap((change) =>
    'links' in change && change.lost ? change.links.map((link) => `${table} ${link.split(' ', 1)[0]}`) : [],
  )

/** Returns the indexes of the updates that concern each `<table> <viewer>`, each once and in order. */
function byViewer(all: readonly RowUpdate[], viewers: ReadonlySet<string>) {
  const found = new Map<string, Set<number>>()
  all.forEach(({ table, concerned }, at) => {
    for (const id of concerned) if (viewers.has(id)) gather(found, `${table} ${id}`, at)
  })
  return (keys: readonly string[]): RowUpdate[] => {
    const places = new Set(keys.flatMap((key) => [...(found.get(key) ?? [])]))
    return [...places].sort((a, b) => a - b).flatMap((at) => all[at] ?? [])
  }
}
