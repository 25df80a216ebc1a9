import { isEntity, type Entity } from './entity'

/** Everything that the copies of one record say together; nothing when there is none. */
export function mergeCopies(copies: readonly unknown[]): Entity | undefined {
  const [first, ...others] = copies.filter(isEntity)
  return first && others.reduce(fillIn, first)
}

/** What is known of a record, with what another copy of it says besides. */
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
