import { isEntity, type Entity } from '../entity'
import { readVersion } from '../readVersion'

/** Sorts copies of a record; a copy without a version is the oldest. */
export function newestFirst(a: Entity, b: Entity): number {
  return (readVersion(b.version) ?? 0) - (readVersion(a.version) ?? 0)
}

/** All fields that the copies of one record have together; the first copy with a field wins: give them newest first. */
export function mergeCopies(copies: readonly unknown[]): Entity | undefined {
  const [first, ...rest] = copies.filter(isEntity)
  return first && rest.reduce(fillIn, first)
}

/** A record, with the fields added that only another copy of it has. */
function fillIn(known: Entity, copy: Entity): Entity {
  if (known === copy) return known
  let record = known
  for (const field in copy) {
    const value = fillField(known, field, copy[field])
    if (value === known[field]) continue
    if (record === known) record = { ...known }
    record[field] = value
  }
  return record
}

function fillField(known: Entity, field: string, value: unknown): unknown {
  if (!Object.hasOwn(known, field)) return value
  const held = known[field]
  return isEntity(value) && isEntity(held) && held.id === value.id ? fillIn(held, value) : held
}

/** A record after an update. A reference that still points to the same record keeps the fields known of that record. */
export function mergeUpdate(known: Entity, update: Entity): Entity {
  const record: Entity = { ...known, ...update }
  for (const [field, value] of Object.entries(update)) {
    const before = known[field]
    if (isEntity(value) && isEntity(before) && before.id === value.id)
      record[field] = mergeUpdate(before, value)
  }
  return record
}
