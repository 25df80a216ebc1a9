import type { CacheProblem } from '../CacheProblem'
import { isEntity, isObject } from '../entity'
import { getAt } from '../edits/setAt'
import { pathsOf, type SyncedList } from './syncedLists'
import type { BeforeAndAfter } from './updatePage'

/** Why a list cannot be kept in sync; `undefined` when only a row of another page is missing. */
export function listProblem(
  answer: unknown,
  { name, filter }: SyncedList,
  { before, after }: BeforeAndAfter,
): CacheProblem | undefined {
  const rows = pathsOf(answer, name).flatMap((place) => getAt(answer, [...place, 'nodes']))
  if (rows.some((row) => row !== null && !isEntity(row))) return 'unknown_child'
  const record = after ?? before
  const isMissing = record && filterKeys(filter).some((key) => !Object.hasOwn(record, key))
  return isMissing ? 'missing_filter_key' : undefined
}

function filterKeys(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(filterKeys)
  if (!isObject(filter)) return []
  return Object.entries(filter).flatMap(([name, inner]) =>
    ['and', 'or', 'not'].includes(name) ? filterKeys(inner) : [name],
  )
}
