import type { Changes } from './Changes'
import type { Holders } from './createHolders'
import { entityKey, isEntity, isObject, type Entity, type EntityKey, type RecordName } from './entity'
import { knownRecord, withUpdate } from './knownRecord'
import { isOlder } from './mergeEntity'
import { readVersion } from './readVersion'

/** What may be done to records, in all answers that show them or should. */
export interface RecordWork {
  update(changes: Changes, records: readonly Entity[], options?: UpdateOptions): void
  create(changes: Changes, records: readonly Entity[]): void
  remove(changes: Changes, records: readonly RecordName[]): void
}

export interface UpdateOptions {
  /** Records of which everything may have changed, not only what the update says. */
  subjects?: ReadonlySet<EntityKey>
  /** Told of each record whose type is `heard`; `before` is missing where no answer had shown it. */
  onUpdated?: (before: Entity | undefined, after: Entity, isSubject: boolean) => void
  heard?: readonly string[]
}

export interface RecordWorkParts {
  holders: Holders
  /** Whether one of the fields may decide which rows an answer has, and in which order. */
  decides: (hash: string, fields: readonly string[]) => boolean
  /** The answers whose rows are decided by records of a type that they relate to. */
  relatedTo: (typename: string) => readonly string[]
  /** The answers that were asked for by the id of a record. */
  askedBy: (id: Entity['id']) => readonly string[]
}

export function recordWork({ holders, decides, relatedTo, askedBy }: RecordWorkParts): RecordWork {
  /** What the answers show of a record, the newest first: one may have been asked for after another. */
  const copiesOf = (record: RecordName) => holders.copiesOf(record).toSorted(byVersion)

  /** The answers with a list whose rows or order one of the fields of a record may decide. */
  const decidedBy = (record: Entity) => {
    const fields = Object.keys(record)
    return holders.listsOf(record.__typename).filter((hash) => decides(hash, fields))
  }

  const settle = (changes: Changes, hashes: readonly string[], { copies, before, after, changed }: Known) => {
    if (!before) return
    const isDisputed = changedFields(copies, before).length > 0
    for (const hash of hashes) if (decides(hash, changed)) changes.settle(hash, { before, after, isDisputed })
  }

  /** A record that refers to others as they are known by now. */
  const upToDate = (record: Entity): Entity => {
    let out = record
    for (const [field, value] of Object.entries(record)) {
      if (!isEntity(value) || readVersion(value.version) === undefined) continue
      const [known] = copiesOf(value)
      if (known && isOlder(value, known)) out = { ...out, [field]: { ...value, ...known } }
    }
    return out
  }

  return {
    update(changes, records, { subjects, onUpdated, heard = [] } = {}) {
      for (const record of records) {
        const isSubject = subjects?.has(entityKey(record)) ?? false
        const isHeard = heard.includes(record.__typename)
        const decided = decidedBy(record)
        const related = relatedTo(record.__typename)
        const copies = isHeard || decided.length > 0 || related.length > 0 ? copiesOf(record) : []
        const before = knownRecord(copies)
        const newest = !before ? record : isOlder(record, before) ? before : withUpdate(before, record)
        const after = upToDate(newest)
        // What nobody had shown of a record that was written may have changed just now.
        const unseen = isSubject
          ? Object.keys(after).filter((field) => !before || !Object.hasOwn(before, field))
          : []
        const changed = [...changedFields(copies, after), ...unseen]
        const holding = holders.of(record)
        // It may have been asked for when it was not there, or might not be seen.
        if (isSubject && holding.length === 0) askedBy(record.id).forEach(changes.askAgain)
        for (const hash of holding) changes.update(hash, { record, isSubject })
        settle(changes, decided, { copies, before, after, changed })
        for (const hash of related) if (decides(hash, changed)) changes.askAgain(hash)
        // A list may be older than what is known of the record from elsewhere.
        for (const hash of isSubject ? holders.listsOf(record.__typename) : [])
          if (holding.length === 0 && decided.includes(hash)) changes.doubt(hash, record.__typename, after)
          else if (!holding.includes(hash)) changes.admit(hash, after)
        if (isHeard) onUpdated?.(before, after, isSubject)
      }
    },
    create(changes, records) {
      for (const after of records.map(upToDate)) {
        for (const hash of holders.listsOf(after.__typename))
          changes.settle(hash, { before: undefined, after })
        relatedTo(after.__typename).forEach(changes.askAgain)
      }
    },
    remove(changes, records) {
      for (const record of records) {
        const copies = copiesOf(record)
        const before = knownRecord(copies)
        const isDisputed = !!before && changedFields(copies, before).length > 0
        for (const hash of holders.listsOf(record.__typename))
          if (before) changes.settle(hash, { before, after: undefined, isDisputed })
          else changes.doubt(hash, record.__typename)
        relatedTo(record.__typename).forEach(changes.askAgain)
        for (const hash of holders.of(record)) changes.remove(hash, record)
      }
    },
  }
}

/** A record before and after an update of it. */
interface Known {
  /** What the answers had shown of it. */
  copies: readonly Entity[]
  before: Entity | undefined
  after: Entity
  /** The fields that may have changed. */
  changed: readonly string[]
}

function byVersion(a: Entity, b: Entity): number {
  return (readVersion(b.version) ?? 0) - (readVersion(a.version) ?? 0)
}

/** The fields in which one of the copies of a record shows something else. */
function changedFields(copies: readonly Entity[], record: Entity): string[] {
  return Object.keys(record).filter((field) =>
    copies.some((copy) => Object.hasOwn(copy, field) && !isAlike(copy[field], record[field])),
  )
}

/** Other records and JSON decide no list that is kept in step. */
function isAlike(one: unknown, other: unknown): boolean {
  if (isEntity(one) && isEntity(other)) return one.id === other.id
  return one === other || (isObject(one) && isObject(other)) || (Array.isArray(one) && Array.isArray(other))
}
