import type { EntityIndex } from './createEntityIndex'
import type { Passage, Witness } from './createFreshness'
import { entityKey, isEntity, isObject, type Entity } from './entity'
import { staleLists } from './staleLists'
import { walkEntities } from './walkEntities'

/**
 * Brings the cached answers in step with what a write answered.
 *
 * The record that a `delete…` or `remove…` payload is about is taken out everywhere; one that a `create…` made goes into
 * every list it belongs to; any other record no answer has shown yet may always have been in any list of its type, so
 * those are asked again; all else is an update. The witness hears of it, for the sake of answers that are still on their way.
 */
export function applyWrite(index: EntityIndex, answer: unknown, arrived: Arrived = {}): void {
  const told = arrived.passage?.renew(answer) ?? answer
  if (!isObject(told)) return
  for (const [field, payload] of Object.entries(told)) {
    const name = nameOfWrite(field, payload)
    const records = isObject(payload) ? payload : {}
    const about = recordsAbout(name, records)
    const subjects = Object.values(records).filter(isEntity)
    if (/^(delete|remove)/i.test(name)) {
      index.remove(about)
      arrived.witness?.removed(about)
      const others = subjects.filter((subject) => !about.includes(subject))
      change(index, { payload: others, subjects: others, made: [], news: [] }, arrived)
    } else {
      const made = /^create[A-Z]/i.test(name) ? about : []
      const isUpdate = /^update[A-Z]/i.test(name)
      change(index, { payload, subjects, made, news: isUpdate || made.length > 0 ? made : subjects }, arrived)
    }
  }
}

/** How a write came to be answered. */
export interface Arrived {
  witness?: Witness
  /** Its way, which others may have overtaken. */
  passage?: Pick<Passage, 'isRemoved' | 'renew'>
}

interface Write {
  payload: unknown
  subjects: readonly Entity[]
  /** Those it was to create. */
  made: readonly Entity[]
  /** Those that may be new, even where a younger question has shown them before the write was answered. */
  news: readonly Entity[]
}

/** What a write is called, whatever alias it was sent under: two of a kind in one request need one. */
function nameOfWrite(field: string, payload: unknown): string {
  const type = isObject(payload) ? String(payload.__typename) : ''
  return type.endsWith('Payload') ? type.replace(/Payload$/, '') : field
}

/**
 * The records a write is about: those of the type it is named after, as `deleteDistributionById` is. A payload may show
 * what they relate to beside them, which PostGraphile names `accountByOwnerId`.
 */
function recordsAbout(name: string, payload: Readonly<Record<string, unknown>>): readonly Entity[] {
  const records = Object.entries(payload).filter((field): field is [string, Entity] => isEntity(field[1]))
  const named = records.filter(
    ([, { __typename }]) => name.endsWith(__typename) || name.includes(`${__typename}By`),
  )
  const own = named.length > 0 ? named : records.filter(([field]) => !/By[A-Z]/.test(field))
  return own.map(([, record]) => record)
}

function change(
  index: EntityIndex,
  { payload, subjects, made, news }: Write,
  { witness, passage }: Arrived,
): void {
  // What was removed while the write was on its way stays removed.
  const isThere = (record: Entity) => !passage?.isRemoved(record)
  const written = subjects.filter(isThere)
  const unseen = written.filter((subject) => !index.holds(entityKey(subject)))
  const created = unseen.filter((subject) => made.includes(subject))
  const isOld = (subject: Entity) => !created.includes(subject)
  const records: Entity[] = []
  walkEntities(payload, (record) => void (isThere(record) && records.push(record)))
  index.create(created)
  staleLists(
    index,
    unseen.filter(isOld).map(({ __typename }) => __typename),
  )
  index.update(records, new Set(written.filter(isOld).map(entityKey)))
  witness?.updated(records)
  witness?.created(written.filter((subject) => unseen.includes(subject) || news.includes(subject)))
}
