import { isEntity, type Entity } from './entity'

/** Everything that the copies of one record say together; nothing when there is none. */
export function knownRecord(copies: readonly unknown[]): Entity | undefined {
  const records = copies.filter(isEntity)
  return records.length === 0 ? undefined : records.reduce(withUpdate)
}

/** What is known of a record after an update of it. A reference to the same record keeps what was known of that one. */
export function withUpdate(known: Entity, update: Entity): Entity {
  const record: Entity = { ...known, ...update }
  for (const [field, value] of Object.entries(update)) {
    const before = known[field]
    if (isEntity(value) && isEntity(before) && before.id === value.id)
      record[field] = withUpdate(before, value)
  }
  return record
}
