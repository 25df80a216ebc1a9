import type { AnswerEdits } from './AnswerEdits'
import type { AnswerIndex } from '../index/createAnswerIndex'
import type { QueryAnalyses } from '../index/createQueryAnalyses'
import { entityKey, isEntity, isObject, type Entity, type EntityKey, type RecordRef } from '../entity'
import { mergeCopies, newestFirst, mergeUpdate } from './mergeCopies'
import { isOlder } from './updateShownFields'
import { readVersion } from '../readVersion'

/** Updates, creates and removes records in all answers that show them, or should. */
export interface RecordUpdater {
  update(records: readonly Entity[], options?: UpdateOptions): void
  create(records: readonly Entity[]): void
  remove(records: readonly RecordRef[]): void
}

export interface UpdateOptions {
  /** Records of which any field may have changed, not only those in the update. */
  mutated?: ReadonlySet<EntityKey>
  /** Called for each record of a type that `isReported`; `before` is missing where no answer had shown it. */
  onUpdated?: (before: Entity | undefined, after: Entity, isMutated: boolean) => void
  isReported?: (typename: string) => boolean
}

export interface RecordUpdaterParts {
  answerIndex: AnswerIndex
  analyses: Pick<QueryAnalyses, 'filteringByRelationTo' | 'queriesWithId'>
  /** True when one of the fields may affect which rows the lists of an answer have, or their order. */
  affectsLists: (hash: string, fields: readonly string[]) => boolean
}

export function createRecordUpdater(
  { answerIndex, analyses, affectsLists }: RecordUpdaterParts,
  edits: AnswerEdits,
): RecordUpdater {
  /** The copies of a record in all answers, newest version first. */
  const copiesOf = (record: RecordRef) => answerIndex.copiesOf(record).toSorted(newestFirst)

  /** The queries with a list whose rows or order may be affected by the fields of a record. */
  const queriesAffectedBy = (record: Entity) => {
    const fields = Object.keys(record)
    return answerIndex.queriesWithLists(record.__typename).filter((hash) => affectsLists(hash, fields))
  }

  const updateListsAfter = (hashes: readonly string[], { copies, before, after, changed }: UpdatedRecord) => {
    if (!before) return
    const isBeforeUncertain = changedFields(copies, before).length > 0
    for (const hash of hashes)
      if (affectsLists(hash, changed)) edits.updateLists(hash, { before, after, isBeforeUncertain })
  }

  /** A record whose references show the newest known version of the records they point to. */
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
    update(records, { mutated, onUpdated, isReported } = {}) {
      for (const record of records) {
        const isMutated = mutated?.has(entityKey(record)) ?? false
        const hasListener = isReported?.(record.__typename) ?? false
        const affected = queriesAffectedBy(record)
        const related = analyses.filteringByRelationTo(record.__typename)
        const copies = hasListener || affected.length > 0 || related.length > 0 ? copiesOf(record) : []
        const before = mergeCopies(copies)
        const newest = !before ? record : isOlder(record, before) ? before : mergeUpdate(before, record)
        const after = withCurrentReferences(newest)
        // Any field of a mutated record that no answer had shown may have changed.
        const newFields = isMutated
          ? Object.keys(after).filter((field) => !before || !Object.hasOwn(before, field))
          : []
        const changed = [...changedFields(copies, after), ...newFields]
        const holding = answerIndex.queriesWith(record)
        // A query by its id may have returned null before the record existed or was visible.
        if (isMutated && holding.length === 0) analyses.queriesWithId(record.id).forEach(edits.markForRefetch)
        for (const hash of holding) edits.update(hash, { record, isMutated })
        updateListsAfter(affected, { copies, before, after, changed })
        for (const hash of related) if (affectsLists(hash, changed)) edits.markForRefetch(hash)
        // A list may have been fetched before the record belonged to it.
        for (const hash of isMutated ? answerIndex.queriesWithLists(record.__typename) : [])
          if (holding.length === 0 && affected.includes(hash))
            edits.refetchOrInsert(hash, record.__typename, after)
          else if (!holding.includes(hash)) edits.insertIfMissing(hash, after)
        if (hasListener) onUpdated?.(before, after, isMutated)
      }
    },
    create(records) {
      for (const after of records.map(withCurrentReferences)) {
        for (const hash of answerIndex.queriesWithLists(after.__typename))
          edits.updateLists(hash, { before: undefined, after })
        analyses.filteringByRelationTo(after.__typename).forEach(edits.markForRefetch)
      }
    },
    remove(records) {
      for (const record of records) {
        const copies = copiesOf(record)
        const before = mergeCopies(copies)
        const isBeforeUncertain = !!before && changedFields(copies, before).length > 0
        for (const hash of answerIndex.queriesWithLists(record.__typename))
          if (before) edits.updateLists(hash, { before, after: undefined, isBeforeUncertain })
          else edits.refetchOrInsert(hash, record.__typename)
        analyses.filteringByRelationTo(record.__typename).forEach(edits.markForRefetch)
        for (const hash of answerIndex.queriesWith(record)) edits.remove(hash, record)
      }
    },
  }
}

/** A record before and after an update of it. */
interface UpdatedRecord {
  /** Its copies in the answers before the update. */
  copies: readonly Entity[]
  before: Entity | undefined
  after: Entity
  /** The fields that may have changed. */
  changed: readonly string[]
}

/** The fields in which some copy of a record has another value. */
function changedFields(copies: readonly Entity[], record: Entity): string[] {
  return Object.keys(record).filter((field) =>
    copies.some((copy) => Object.hasOwn(copy, field) && !isSameForLists(copy[field], record[field])),
  )
}

/**
 * Returns true when two values are equal for a synced list, which neither filters nor sorts by fields of other records or JSON.
 */
function isSameForLists(one: unknown, other: unknown): boolean {
  if (isEntity(one) && isEntity(other)) return one.id === other.id
  return one === other || (isObject(one) && isObject(other)) || (Array.isArray(one) && Array.isArray(other))
}
