import type { EntityIndex } from './createEntityIndex'
import type { Passage, Witness } from './createFreshness'
import { entityKey, isEntity, isObject, type Entity } from './entity'
import { walkEntities } from './walkEntities'

/**
 * Brings the cached answers in step with what a write answered.
 *
 * A `delete…` or `remove…` payload takes its records out everywhere; a record that a `create…` made goes into every list
 * it belongs to; any other record no answer has shown yet may always have been in any list of its type, so those are
 * asked again; all else is an update. The witness hears of it, for the sake of answers that are still on their way.
 */
export function applyWrite(index: EntityIndex, answer: unknown, { witness, passage }: Arrived = {}): void {
  if (!isObject(answer)) return
  for (const [name, payload] of Object.entries(answer)) {
    const subjects = isObject(payload) ? Object.values(payload).filter(isEntity) : []
    if (/^(delete|remove)/.test(name)) {
      index.remove(subjects)
      witness?.removed(subjects)
    } else change(index, { name, payload, subjects }, { witness, passage })
  }
}

/** How a write came to be answered. */
export interface Arrived {
  witness?: Witness
  /** Its way, which others may have overtaken. */
  passage?: Pick<Passage, 'isRemoved'>
}

interface Write {
  name: string
  payload: unknown
  subjects: readonly Entity[]
}

function change(index: EntityIndex, { name, payload, subjects }: Write, { witness, passage }: Arrived): void {
  // What was removed while the write was on its way stays removed.
  const isThere = (record: Entity) => !passage?.isRemoved(record)
  const written = subjects.filter(isThere)
  const unseen = written.filter((subject) => !index.holds(entityKey(subject)))
  const records: Entity[] = []
  walkEntities(payload, (record) => void (isThere(record) && records.push(record)))
  const isCreate = /^create[A-Z]/.test(name)
  if (isCreate) index.create(unseen)
  else staleLists(index, unseen)
  const changed = isCreate ? written.filter((subject) => !unseen.includes(subject)) : written
  index.update(records, new Set(changed.map(entityKey)))
  witness?.updated(records)
  witness?.created(unseen)
}

function staleLists(index: EntityIndex, unseen: readonly Entity[]): void {
  // An answer that cannot be had is shown as an error where it is shown.
  for (const typename of new Set(unseen.map(({ __typename }) => __typename)))
    index.staleLists(typename).catch(() => {})
}
