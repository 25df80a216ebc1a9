import type { Changes } from './createChanges'
import type { Holders } from './createHolders'
import { entityKey, type Entity, type EntityKey, type RecordName } from './entity'
import { knownRecord, withUpdate } from './knownRecord'
import type { RecordChange } from './lists/settleList'

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
}

export function recordWork({ holders, decides }: RecordWorkParts): RecordWork {
  const known = (record: RecordName) => knownRecord(holders.copiesOf(record))

  /** The answers with a list whose rows or order one of the fields of a record may decide. */
  const decidedBy = (record: Entity) => {
    const fields = Object.keys(record)
    return holders.listsOf(record.__typename).filter((hash) => decides(hash, fields))
  }

  const settle = (changes: Changes, hashes: readonly string[], { before, after }: Required<RecordChange>) => {
    if (!before || !after) return
    const changed = Object.keys(after).filter((field) => after[field] !== before[field])
    for (const hash of hashes) if (decides(hash, changed)) changes.settle(hash, { before, after })
  }

  return {
    update(changes, records, { subjects, onUpdated, heard = [] } = {}) {
      for (const record of records) {
        const isSubject = subjects?.has(entityKey(record)) ?? false
        const isHeard = heard.includes(record.__typename)
        const decided = decidedBy(record)
        const before = isHeard || decided.length > 0 ? known(record) : undefined
        const after = before ? withUpdate(before, record) : record
        for (const hash of holders.of(record)) changes.update(hash, { record, isSubject })
        settle(changes, decided, { before, after })
        if (isHeard) onUpdated?.(before, after, isSubject)
      }
    },
    create(changes, records) {
      for (const after of records)
        for (const hash of holders.listsOf(after.__typename))
          changes.settle(hash, { before: undefined, after })
    },
    remove(changes, records) {
      for (const record of records) {
        const before = known(record)
        for (const hash of before ? holders.listsOf(record.__typename) : [])
          changes.settle(hash, { before, after: undefined })
        for (const hash of holders.of(record)) changes.remove(hash, record)
      }
    },
  }
}
