import { isEndless, isEntity, isObject, isCopyOf, type Entity, type RecordRef } from './entity'

/** A change of records inside a value. */
export interface Patch {
  /** The record to change; all records unless given. */
  record?: RecordRef
  /** Returns the changed record, or the same object where nothing changes. */
  change: (held: Entity, isInList: boolean) => Entity
  /** Whether to leave an array unchanged. */
  skips?: (list: readonly unknown[]) => boolean
}

/** Changes records wherever a value shows them; parts without them keep their identity. */
export function patchEntity(value: unknown, patch: Patch): unknown {
  return patchAt(value, patch, { isInList: false, isTop: true })
}

interface Position {
  isInList: boolean
  isTop: boolean
}

function patchAt(value: unknown, patch: Patch, { isInList, isTop }: Position): unknown {
  if (Array.isArray(value)) return patch.skips?.(value) ? value : patchList(value, patch, isTop)
  // JSON columns may look like records and are skipped.
  if (!isObject(value) || (!isTop && typeof value.__typename !== 'string')) return value
  const isTarget = patch.record ? isCopyOf(value, patch.record) : isEntity(value)
  const changed: Record<string, unknown> = isTarget ? patch.change(value as Entity, isInList) : value
  let out = changed
  const arePages = isTop && isEndless(value)
  for (const field in changed) {
    const inner = changed[field]
    if (typeof inner !== 'object' || inner === null) continue
    const next = patchAt(inner, patch, { isInList, isTop: arePages })
    if (next === inner) continue
    if (out === changed) out = { ...changed }
    out[field] = next
  }
  return out
}

function patchList(list: readonly unknown[], patch: Patch, isTop: boolean): readonly unknown[] {
  let out: unknown[] | undefined
  for (let at = 0; at < list.length; at++) {
    const next = patchAt(list[at], patch, { isInList: !isTop, isTop })
    if (next !== list[at]) (out ??= list.slice())[at] = next
  }
  return out ?? list
}

/** The first copy of a record in a value. */
export function findEntity(value: unknown, record: RecordRef): Entity | undefined {
  let found: Entity | undefined
  const change = (held: Entity) => (found ??= held)
  patchEntity(value, { record, change })
  return found
}
