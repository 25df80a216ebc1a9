import { entityKey, isEndless, isEntity, isObject, type EntityKey } from './entity'

/** An answer without a record that is gone. */
export interface Without {
  value: unknown
  /** A list lost a row: what a page now ends with is known to the platform only. */
  isUndecided: boolean
}

/**
 * Takes a record out of an answer: rows disappear, references become `null`, counts go down. Arrays that it `skips` are
 * left alone.
 */
export function withoutEntity(
  root: unknown,
  key: EntityKey,
  skips: (list: readonly unknown[]) => boolean = () => false,
): Without {
  const seen = { isUndecided: false, skips }
  return { value: strip(root, key, seen, true), isUndecided: seen.isUndecided }
}

interface Seen {
  isUndecided: boolean
  skips: (list: readonly unknown[]) => boolean
}

function strip(value: unknown, key: EntityKey, seen: Seen, isTop = false): unknown {
  if (Array.isArray(value)) return seen.skips(value) ? value : stripList(value, key, seen, isTop)
  // Free JSON may look like anything and is left alone.
  if (!isObject(value) || (!isTop && typeof value.__typename !== 'string')) return value
  if (isEntity(value) && entityKey(value) === key) return null
  let out = value
  const isAbove = isTop && isEndless(value)
  for (const field of Object.keys(value)) {
    const next = strip(value[field], key, seen, isAbove)
    if (next === value[field]) continue
    if (out === value) out = { ...value }
    out[field] = next
  }
  return out === value ? value : countAgain(value, out, seen)
}

function stripList(list: unknown[], key: EntityKey, seen: Seen, isTop: boolean): unknown[] {
  const kept = list.filter((each) => !(isEntity(each) && entityKey(each) === key))
  const stripped = kept.map((each) => strip(each, key, seen, isTop))
  const isSame = stripped.length === list.length && stripped.every((each, at) => each === list[at])
  return isSame ? list : stripped
}

/** A connection that lost rows, with the number of its rows brought in step. */
export function countAgain(
  before: Readonly<Record<string, unknown>>,
  after: Record<string, unknown>,
  seen: { isUndecided: boolean },
): Record<string, unknown> {
  const gone = lengthOf(before.nodes) - lengthOf(after.nodes)
  if (gone === 0) return after
  const { totalCount } = before
  // A list that showed everything still does; a page may have a row to show in place of the one that left.
  if (typeof totalCount !== 'number' || totalCount > lengthOf(before.nodes)) seen.isUndecided = true
  return typeof totalCount === 'number' ? { ...after, totalCount: totalCount - gone } : after
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}
