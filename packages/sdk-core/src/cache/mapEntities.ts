import { isEndless, isEntity, isObject, isCopyOf, type Entity, type RecordRef } from './entity'

/** A change of records inside a value. */
export interface EntityMapping {
  /** The record to change; all records unless given. */
  record?: RecordRef
  /** Returns the changed record, or the same object where nothing changes. */
  change: (held: Entity, isInList: boolean) => Entity
  /** Returns true for an array to leave unchanged. */
  skips?: (list: readonly unknown[]) => boolean
}

/** Changes records wherever a value shows them; parts without them keep their identity. */
export function mapEntities(value: unknown, mapping: EntityMapping): unknown {
  return mapAt(value, mapping, { isInList: false, isTop: true })
}

interface Position {
  isInList: boolean
  isTop: boolean
}

function mapAt(value: unknown, mapping: EntityMapping, { isInList, isTop }: Position): unknown {
  if (Array.isArray(value)) return mapping.skips?.(value) ? value : mapList(value, mapping, isTop)
  // JSON columns may look like records and are skipped.
  if (!isObject(value) || (!isTop && typeof value.__typename !== 'string')) return value
  const isTarget = mapping.record ? isCopyOf(value, mapping.record) : isEntity(value)
  const changed: Record<string, unknown> = isTarget ? mapping.change(value as Entity, isInList) : value
  let out = changed
  const arePages = isTop && isEndless(value)
  for (const field in changed) {
    const inner = changed[field]
    if (typeof inner !== 'object' || inner === null) continue
    const next = mapAt(inner, mapping, { isInList, isTop: arePages })
    if (next === inner) continue
    if (out === changed) out = { ...changed }
    out[field] = next
  }
  return out
}

function mapList(list: readonly unknown[], mapping: EntityMapping, isTop: boolean): readonly unknown[] {
  let out: unknown[] | undefined
  for (let at = 0; at < list.length; at++) {
    const next = mapAt(list[at], mapping, { isInList: !isTop, isTop })
    if (next !== list[at]) (out ??= list.slice())[at] = next
  }
  return out ?? list
}

/** The first copy of a record in a value. */
export function findEntity(value: unknown, record: RecordRef): Entity | undefined {
  let found: Entity | undefined
  const change = (held: Entity) => (found ??= held)
  mapEntities(value, { record, change })
  return found
}
