import { isEntity, isObject, type Entity } from './entity'
import type { Write, WrittenRecord } from './Write'

/**
 * What mutations did to the records of their payloads, by their names: for documents that declare nothing, such as a
 * partner's own. The record that a `delete…` or `remove…` is about is gone, that of a `create…` is new, those of an
 * `update…` have changed; of others it is not known.
 */
export function inferredWrites(answer: Readonly<Record<string, unknown>>): Write[] {
  return Object.entries(answer).map(([field, payload]) => {
    const name = mutationName(field, payload)
    const records = isObject(payload) ? payload : {}
    const targets = targetsOf(name, records)
    const shown = Object.values(records).filter(isEntity)
    if (!/^(delete|remove)/i.test(name))
      return { payload, removed: [], written: withRoles(name, shown, targets) }
    const others = shown.filter((record) => !targets.includes(record))
    return { payload: others, removed: targets, written: withEffect(others, 'mutated') }
  })
}

function withEffect(records: readonly Entity[], effect: WrittenRecord['effect']): WrittenRecord[] {
  return records.map((record) => ({ record, effect }))
}

function withRoles(name: string, shown: readonly Entity[], targets: readonly Entity[]): WrittenRecord[] {
  const created = /^create[A-Z]/i.test(name) ? targets : []
  const others = shown.filter((record) => !created.includes(record))
  const isNameTelling = created.length > 0 || /^update[A-Z]/i.test(name)
  return [...withEffect(created, 'created'), ...withEffect(others, isNameTelling ? 'mutated' : 'maybeNew')]
}

/** The name of a mutation, also where it was sent under an alias. */
function mutationName(field: string, payload: unknown): string {
  const type = isObject(payload) ? String(payload.__typename) : ''
  return type.endsWith('Payload') ? type.replace(/Payload$/, '') : field
}

/**
 * The records a mutation is about: those of the type in its name, such as `deleteDistributionById`. A payload may also
 * show related records, in fields that PostGraphile names like `accountByOwnerId`.
 */
function targetsOf(name: string, payload: Readonly<Record<string, unknown>>): readonly Entity[] {
  const records = Object.entries(payload).filter((field): field is [string, Entity] => isEntity(field[1]))
  const named = records.filter(
    ([, { __typename }]) => name.endsWith(__typename) || name.includes(`${__typename}By`),
  )
  const targets = named.length > 0 ? named : records.filter(([field]) => !/By[A-Z]/.test(field))
  return targets.map(([, record]) => record)
}
