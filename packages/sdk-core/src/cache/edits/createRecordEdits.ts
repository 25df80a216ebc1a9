import type { AnswerWriter } from './createAnswerWriter'
import type { AnswerEdits, AnswerEditsParts, RecordUpdate } from './AnswerEdits'
import { entityKey, isLink, type Entity, type RecordRef } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import { listNameAt } from '../lists/syncedLists'
import { updateShownFields, type ShownUpdate } from './updateShownFields'
import { mapEntities } from '../mapEntities'
import { removeRows } from './removeRows'
import { withoutEntity } from './withoutEntity'

/** Updates records where an answer shows them, and removes them from it. */
export function createRecordEdits(
  { answerOf, reindex, affectsLists, syncedListsOf, reportProblem }: AnswerEditsParts,
  writer: AnswerWriter,
): Pick<AnswerEdits, 'update' | 'remove'> {
  const { toRefetch, write, writeRow } = writer

  const startMerge = (hash: string, { record, isMutated }: RecordUpdate) => {
    const state = { hasNewLinks: false }
    const mergeInto = (isSynced: (held: Entity) => boolean) => (held: Entity, isInList: boolean) => {
      const next = updateShownFields(held, record)
      if (changesLinks(held, next)) state.hasNewLinks = true
      if (next.needsRefetch) reportProblem(hash, 'missing_leaf')
      if (next.needsRefetch || (isMutated && showsMore(held, record))) toRefetch.add(hash)
      else if (isInList && !isSynced(held) && affectsLists(hash, next.changed)) toRefetch.add(hash)
      return next.value
    }
    return { state, mergeInto }
  }

  const updateRows = (hash: string, answer: IndexedAnswer, list: IndexedList, update: RecordUpdate) => {
    // `createListEdits` handles the filter and the order of a synced list.
    const name = listNameAt(answer.data, list.path)
    const isSyncedList = syncedListsOf(hash).some((each) => each.name === name)
    for (const at of list.positionsShowing(update.record)) {
      const before = list.rows[at]
      const { state, mergeInto } = startMerge(hash, update)
      const change = mergeInto((held) => isSyncedList && held === before)
      const row = mapEntities(before, { record: update.record, change: (held) => change(held, true) })
      if (row !== before) writeRow(hash, answer, { list, at, row })
      if (state.hasNewLinks) list.updateRecordsInside(before, row)
    }
  }

  const removeInside = (hash: string, answer: IndexedAnswer, list: IndexedList, record: RecordRef) => {
    for (const at of list.positionsShowing(record)) {
      const before = list.rows[at]
      const { value: row, needsRefetch } = withoutEntity(before, entityKey(record))
      writeRow(hash, answer, { list, at, row })
      if (needsRefetch) toRefetch.add(hash)
      list.updateRecordsInside(before, row)
    }
  }

  return {
    update(hash, update) {
      const answer = answerOf(hash)
      if (!answer) return
      for (const list of answer.lists) updateRows(hash, answer, list, update)
      if (!answer.isOutsideLists(update.record)) return
      const { state, mergeInto } = startMerge(hash, update)
      const skips = (list: readonly unknown[]) => answer.isList(list)
      const change = mergeInto(() => false)
      write(hash, answer, mapEntities(answer.data, { record: update.record, change, skips }))
      if (state.hasNewLinks) reindex(hash, answer.data)
    },
    remove(hash, record) {
      const answer = answerOf(hash)
      if (!answer) return
      for (const list of answer.lists) {
        removeRows(writer, { hash, answer, list, record })
        removeInside(hash, answer, list, record)
      }
      if (!answer.isOutsideLists(record)) return
      const without = withoutEntity(answer.data, entityKey(record), (list) => answer.isList(list))
      write(hash, answer, without.value)
      if (without.needsRefetch) toRefetch.add(hash)
      reindex(hash, answer.data)
    },
  }
}

function changesLinks(held: Entity, { changed, value }: ShownUpdate): boolean {
  return changed.some((field) => isLink(held[field]) || isLink(value[field]))
}

function showsMore(held: Entity, record: Entity): boolean {
  return Object.keys(held).some((field) => !Object.hasOwn(record, field))
}
