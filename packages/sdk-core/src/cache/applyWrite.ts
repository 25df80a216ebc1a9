import type { EntityIndex } from './createEntityIndex'
import type { ChangeLog, TrackedRequest } from './createRequestTracker'
import { entityKey, isEntity, isObject, type Entity } from './entity'
import { refetchLists } from './refetchLists'
import { walkEntities } from './walkEntities'

/**
 * Updates the cached answers with what a mutation returned.
 *
 * The record that a `delete…` or `remove…` mutation is about is removed everywhere; the record of a `create…` is inserted
 * into every list it belongs to; for any other record that no answer shows yet, the lists of its type are fetched again,
 * because it may belong to them; all others are updated.
 */
export function applyWrite(index: EntityIndex, answer: unknown, context: WriteContext = {}): void {
  const current = context.request?.withNewerRecords(answer) ?? answer
  if (!isObject(current)) return
  for (const [field, payload] of Object.entries(current)) {
    const name = mutationName(field, payload)
    const records = isObject(payload) ? payload : {}
    const targets = targetsOf(name, records)
    const shown = Object.values(records).filter(isEntity)
    if (/^(delete|remove)/i.test(name)) {
      index.remove(targets)
      context.changeLog?.removed(targets)
      const others = shown.filter((record) => !targets.includes(record))
      change(index, { payload: others, written: withRole(others, 'mutated') }, context)
    } else change(index, { payload, written: withRoles(name, shown, targets) }, context)
  }
}

/** What else is known when a mutation is answered. */
export interface WriteContext {
  changeLog?: ChangeLog
  /** The request of the mutation; other requests may have been answered since it started. */
  request?: Pick<TrackedRequest, 'wasRemoved' | 'withNewerRecords'>
}

/** A record that a mutation returned, and what the mutation did to it. */
interface WrittenRecord {
  record: Entity
  /** `created` by this mutation, `maybeNew` where the mutation's name does not tell, or `mutated`. */
  role: 'created' | 'maybeNew' | 'mutated'
}

function withRole(records: readonly Entity[], role: WrittenRecord['role']): WrittenRecord[] {
  return records.map((record) => ({ record, role }))
}

function withRoles(name: string, shown: readonly Entity[], targets: readonly Entity[]): WrittenRecord[] {
  const created = /^create[A-Z]/i.test(name) ? targets : []
  const others = shown.filter((record) => !created.includes(record))
  const isNameTelling = created.length > 0 || /^update[A-Z]/i.test(name)
  return [...withRole(created, 'created'), ...withRole(others, isNameTelling ? 'mutated' : 'maybeNew')]
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

interface Write {
  /** What is searched for records to update. */
  payload: unknown
  written: readonly WrittenRecord[]
}

function change(index: EntityIndex, { payload, written }: Write, { changeLog, request }: WriteContext): void {
  // What was removed while the mutation was in flight stays removed.
  const exists = (record: Entity) => !request?.wasRemoved(record)
  const current = written
    .filter(({ record }) => exists(record))
    .map((each) => ({ ...each, isShown: index.has(entityKey(each.record)) }))
  const created = current.filter(({ role, isShown }) => role === 'created' && !isShown)
  const others = current.filter((each) => !created.includes(each))
  const records: Entity[] = []
  walkEntities(payload, (record) => void (exists(record) && records.push(record)))
  index.create(created.map(({ record }) => record))
  refetchLists(
    index,
    others.filter(({ isShown }) => !isShown).map(({ record }) => record.__typename),
  )
  index.update(records, new Set(others.map(({ record }) => entityKey(record))))
  changeLog?.updated(records)
  const maybeNew = current.filter(({ role, isShown }) => !isShown || role !== 'mutated')
  changeLog?.created(maybeNew.map(({ record }) => record))
}
