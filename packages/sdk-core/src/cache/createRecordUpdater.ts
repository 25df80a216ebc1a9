import type { Changes } from './Changes'
import type { AnswerIndex } from './createAnswerIndex'
import type { QueryPlans } from './createQueryPlans'
import { entityKey, isEntity, isObject, type Entity, type EntityKey, type RecordName } from './entity'
import { mergeCopies, withUpdate } from './mergeCopies'
import { isOlder } from './mergeEntity'
import { readVersion } from './readVersion'

/** What may be done to records, in all answers that show them or should. */
export interface RecordUpdater {
  update(changes: Changes, records: readonly Entity[], options?: UpdateOptions): void
  create(changes: Changes, records: readonly Entity[]): void
  remove(changes: Changes, records: readonly RecordName[]): void
}

export interface UpdateOptions {
  /** Records of which everything may have changed, not only what the update says. */
  mutated?: ReadonlySet<EntityKey>
  /** Told of each record whose type is `heard`; `before` is missing where no answer had shown it. */
  onUpdated?: (before: Entity | undefined, after: Entity, isMutated: boolean) => void
  reportedTypes?: readonly string[]
}

export interface RecordUpdaterParts {
  answerIndex: AnswerIndex
  plans: Pick<QueryPlans, 'relatedTo' | 'mentioning'>
  /** Whether one of the fields may affect which rows the lists of an answer have, or their order. */
  affectsLists: (hash: string, fields: readonly string[]) => boolean
}

export function createRecordUpdater({ answerIndex, plans, affectsLists }: RecordUpdaterParts): RecordUpdater {
  /** What the answers show of a record, the newest first: one may have been asked for after another. */
  const copiesOf = (record: RecordName) => answerIndex.copiesOf(record).toSorted(byVersion)

  /** The answers with a list whose rows or order one of the fields of a record may decide. */
  const queriesAffectedBy = (record: Entity) => {
    const fields = Object.keys(record)
    return answerIndex.queriesWithLists(record.__typename).filter((hash) => affectsLists(hash, fields))
  }

  const reposition = (
    changes: Changes,
    hashes: readonly string[],
    { copies, before, after, changed }: RecordVersions,
  ) => {
    if (!before) return
    const isBeforeUncertain = changedFields(copies, before).length > 0
    for (const hash of hashes)
      if (affectsLists(hash, changed)) changes.reposition(hash, { before, after, isBeforeUncertain })
  }

  /** A record that refers to others as they are known by now. */
  const withCurrentReferences = (record: Entity): Entity => {
    let out = record
    for (const [field, value] of Object.entries(record)) {
      if (!isEntity(value) || readVersion(value.version) === undefined) continue
      const [known] = copiesOf(value)
      if (known && isOlder(value, known)) out = { ...out, [field]: { ...value, ...known } }
    }
    return out
  }

  return {
    update(changes, records, { mutated, onUpdated, reportedTypes = [] } = {}) {
      for (const record of records) {
        const isMutated = mutated?.has(entityKey(record)) ?? false
        const isReported = reportedTypes.includes(record.__typename)
        const affected = queriesAffectedBy(record)
        const related = plans.relatedTo(record.__typename)
        const copies = isReported || affected.length > 0 || related.length > 0 ? copiesOf(record) : []
        const before = mergeCopies(copies)
        const newest = !before ? record : isOlder(record, before) ? before : withUpdate(before, record)
        const after = withCurrentReferences(newest)
        // What nobody had shown of a record that was written may have changed just now.
        const newFields = isMutated
          ? Object.keys(after).filter((field) => !before || !Object.hasOwn(before, field))
          : []
        const changed = [...changedFields(copies, after), ...newFields]
        const holding = answerIndex.queriesWith(record)
        // It may have been asked for when it was not there, or might not be seen.
        if (isMutated && holding.length === 0) plans.mentioning(record.id).forEach(changes.refetch)
        for (const hash of holding) changes.update(hash, { record, isMutated })
        reposition(changes, affected, { copies, before, after, changed })
        for (const hash of related) if (affectsLists(hash, changed)) changes.refetch(hash)
        // A list may be older than what is known of the record from elsewhere.
        for (const hash of isMutated ? answerIndex.queriesWithLists(record.__typename) : [])
          if (holding.length === 0 && affected.includes(hash))
            changes.refetchIfUnsure(hash, record.__typename, after)
          else if (!holding.includes(hash)) changes.insertIfMissing(hash, after)
        if (isReported) onUpdated?.(before, after, isMutated)
      }
    },
    create(changes, records) {
      for (const after of records.map(withCurrentReferences)) {
        for (const hash of answerIndex.queriesWithLists(after.__typename))
          changes.reposition(hash, { before: undefined, after })
        plans.relatedTo(after.__typename).forEach(changes.refetch)
      }
    },
    remove(changes, records) {
      for (const record of records) {
        const copies = copiesOf(record)
        const before = mergeCopies(copies)
        const isBeforeUncertain = !!before && changedFields(copies, before).length > 0
        for (const hash of answerIndex.queriesWithLists(record.__typename))
          if (before) changes.reposition(hash, { before, after: undefined, isBeforeUncertain })
          else changes.refetchIfUnsure(hash, record.__typename)
        plans.relatedTo(record.__typename).forEach(changes.refetch)
        for (const hash of answerIndex.queriesWith(record)) changes.remove(hash, record)
      }
    },
  }
}

/** A record before and after an update of it. */
interface RecordVersions {
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
    copies.some((copy) => Object.hasOwn(copy, field) && !isSameForLists(copy[field], record[field])),
  )
}

/** Other records and JSON decide no list that is kept in step. */
function isSameForLists(one: unknown, other: unknown): boolean {
  if (isEntity(one) && isEntity(other)) return one.id === other.id
  return one === other || (isObject(one) && isObject(other)) || (Array.isArray(one) && Array.isArray(other))
}
