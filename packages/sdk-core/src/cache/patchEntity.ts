import { isEndless, isEntity, isObject, isRecord, type Entity, type RecordName } from './entity'

/** How records are changed inside a value. */
export interface Patch {
  /** The one that is changed; all of them unless told. */
  record?: RecordName
  /** What becomes of a copy of it; the same object where nothing does. */
  change: (held: Entity, isInList: boolean) => Entity
  /** Arrays to leave alone. */
  skips?: (list: readonly unknown[]) => boolean
}

/** Changes records wherever they stand in a value; what does not show them stays the very same. */
export function patchEntity(value: unknown, patch: Patch): unknown {
  return patchAt(value, patch, { isInList: false, isTop: true })
}

interface Position {
  isInList: boolean
  isTop: boolean
}

function patchAt(value: unknown, patch: Patch, { isInList, isTop }: Position): unknown {
  if (Array.isArray(value)) return patch.skips?.(value) ? value : patchList(value, patch, isTop)
  // Free JSON may look like anything and is left alone.
  if (!isObject(value) || (!isTop && typeof value.__typename !== 'string')) return value
  const isTarget = patch.record ? isRecord(value, patch.record) : isEntity(value)
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
export function findEntity(value: unknown, record: RecordName): Entity | undefined {
  let found: Entity | undefined
  const change = (held: Entity) => (found ??= held)
  patchEntity(value, { record, change })
  return found
}
