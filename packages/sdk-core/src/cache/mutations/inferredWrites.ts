import { isEntity, isObject, type Entity } from '../entity'
import type { Write } from './Write'

/**
 * Infers the effects of mutations on the records of their payloads from the names of the mutations, for documents that declare
 * nothing, such as a partner's own. The record of a `delete…` or `remove…` is deleted, and that of a `create…` is new. The other
 * records these return have changed, and so has every record that an `update…` returns. The effects of other mutations are
 * unknown.
 */
export function inferredWrites(answer: Readonly<Record<string, unknown>>): Write[] {
  return Object.entries(answer).map(([field, payload]) => {
    const name = mutationName(field, payload)
    const fields = isObject(payload) ? payload : {}
    const targets = targetsOf(name, fields)
    const isDeletion = /^(delete|remove)/i.test(name)
    const created = /^[cC]reate[A-Z]/.test(name) ? targets : []
    const isEffectKnown = isDeletion || created.length > 0 || /^[uU]pdate[A-Z]/.test(name)
    const effectOn = (record: Entity) =>
      created.includes(record) ? 'created' : isEffectKnown ? 'mutated' : 'maybeNew'
    const removed = isDeletion ? targets : []
    const remaining = Object.values(fields)
      .filter(isEntity)
      .filter((record) => !removed.includes(record))
    return {
      searchIn: isDeletion ? remaining : payload,
      removed,
      written: remaining.map((record) => ({ record, effect: effectOn(record) })),
    }
  })
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
function targetsOf(name: string, fields: Readonly<Record<string, unknown>>): readonly Entity[] {
  const records = Object.entries(fields).filter((field): field is [string, Entity] => isEntity(field[1]))
  const named = records.filter(
    ([, { __typename }]) => name.endsWith(__typename) || name.includes(`${__typename}By`),
  )
  const targets = named.length > 0 ? named : records.filter(([field]) => !/By[A-Z]/.test(field))
  return targets.map(([, record]) => record)
}
