import { entityKey, isEndless, isEntity, isObject, type EntityKey } from '../entity'

/** An answer after a record was removed from it. */
export interface RemovalResult {
  value: unknown
  /** A page lost a row, and only the platform knows the row that moves up to its end. */
  needsRefetch: boolean
}

/**
 * Removes a record from an answer: rows disappear, references become `null`, counts go down. Arrays that it `skips` stay
 * unchanged.
 */
export function withoutEntity(
  root: unknown,
  key: EntityKey,
  skips: (list: readonly unknown[]) => boolean = () => false,
): RemovalResult {
  const state = { needsRefetch: false, skips }
  return { value: removeFrom(root, key, state, true), needsRefetch: state.needsRefetch }
}

interface RemovalState {
  needsRefetch: boolean
  skips: (list: readonly unknown[]) => boolean
}

function removeFrom(value: unknown, key: EntityKey, state: RemovalState, isTop = false): unknown {
  if (Array.isArray(value)) return state.skips(value) ? value : removeFromList(value, key, state, isTop)
  // JSON columns may look like records and are skipped.
  if (!isObject(value) || (!isTop && typeof value.__typename !== 'string')) return value
  if (isEntity(value) && entityKey(value) === key) return null
  let out = value
  const arePages = isTop && isEndless(value)
  for (const field of Object.keys(value)) {
    const next = removeFrom(value[field], key, state, arePages)
    if (next === value[field]) continue
    if (out === value) out = { ...value }
    out[field] = next
  }
  return out === value ? value : updateCount(value, out, state)
}

function removeFromList(list: unknown[], key: EntityKey, state: RemovalState, isTop: boolean): unknown[] {
  const kept = list.filter((each) => !(isEntity(each) && entityKey(each) === key))
  const inner = kept.map((each) => removeFrom(each, key, state, isTop))
  const isSame = inner.length === list.length && inner.every((each, at) => each === list[at])
  return isSame ? list : inner
}

/** A connection that lost rows, with its `totalCount` reduced. */
export function updateCount(
  before: Readonly<Record<string, unknown>>,
  after: Record<string, unknown>,
  state: { needsRefetch: boolean },
): Record<string, unknown> {
  const removed = lengthOf(before.nodes) - lengthOf(after.nodes)
  if (removed === 0) return after
  const { totalCount } = before
  // A list that showed all its rows still does; a page has room for a row that only the platform knows.
  if (typeof totalCount !== 'number' || totalCount > lengthOf(before.nodes)) state.needsRefetch = true
  return typeof totalCount === 'number' ? { ...after, totalCount: totalCount - removed } : after
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
