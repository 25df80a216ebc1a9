import type { AnswerWriter } from './createAnswerWriter'
import type { AnswerEdits, AnswerEditsParts } from './AnswerEdits'
import { connectionTypenames } from '../index/connectionTypenames'
import type { Entity } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import { isListOf, pathsOf, readPage, writePage, type SyncedList } from '../lists/syncedLists'
import { listProblem } from '../lists/listProblem'
import { matchesFilter } from '../lists/matchesFilter'
import type { ListPage } from '../lists/pageRows'
import { isComplete, isMissing, updatePage, type BeforeAndAfter, type UpdatedPage } from '../lists/updatePage'
import { placeFoundRows } from '../rows/placeFoundRows'
import { replaceInPlace } from '../rows/replaceInPlace'
import { getAt } from './setAt'

/** Moves records into, within and out of the lists of an answer. */
export function createListEdits(
  { answerOf, syncedListsOf, reportProblem }: AnswerEditsParts,
  writer: AnswerWriter,
): Pick<AnswerEdits, 'updateLists' | 'insertIfMissing' | 'refetchOrInsert' | 'replaceRows'> {
  const { toRefetch, write } = writer

  const pageOf = (hash: string, list: SyncedList) => {
    const answer = answerOf(hash)
    return readPage(answer?.data, list, answer?.lists)
  }

  const syncedListsOfType = (hash: string, typename: string) => {
    const names = new Set(connectionTypenames(typename))
    return syncedListsOf(hash).filter((list) => isListOf(answerOf(hash)?.data, list, names))
  }

  /**
   * Returns true when records of the answer have lists of the type. Only the platform knows which of these lists has a record.
   */
  const hasNestedLists = (hash: string, typename: string) =>
    connectionTypenames(typename).some((name) => answerOf(hash)?.nestedLists.has(name))

  const updateEach = (hash: string, lists: readonly SyncedList[], change: BeforeAndAfter) => {
    const answer = answerOf(hash)
    for (const list of lists) {
      const page = pageOf(hash, list)
      const updated = page && updatePage(page, list, change)
      if (!updated) {
        toRefetch.add(hash)
        const problem = listProblem(answer?.data, list, change)
        if (problem) reportProblem(hash, problem)
      }
      if (answer && updated) writeList(hash, answer, { list, page, updated })
    }
  }

  const writeList = (hash: string, answer: IndexedAnswer, { list, page, updated }: ListUpdate) => {
    write(hash, answer, writePage(answer.data, list, page, updated))
    const paths = pathsOf(answer.data, list.name)
    for (const path of paths)
      updateIndexedRows(answer, [...path, 'nodes'], paths.length === 1 ? updated.row : undefined)
  }

  const insertIfMissing = (hash: string, record: Entity) => {
    const listsLacking = syncedListsOfType(hash, record.__typename).filter((list) => {
      // The filter is checked first: it is fast, and excludes most lists.
      if (matchesFilter(list.filter, record) !== true) return false
      const page = pageOf(hash, list)
      return page && isMissing(page, list.order, record)
    })
    updateEach(hash, listsLacking, { before: undefined, after: record, isBeforeUncertain: true })
  }

  return {
    updateLists(hash, change) {
      const { __typename = '' } = change.after ?? change.before ?? {}
      const lists = syncedListsOfType(hash, __typename)
      if (lists.length === 0 || (change.after && hasNestedLists(hash, __typename))) toRefetch.add(hash)
      updateEach(hash, lists, change)
    },
    insertIfMissing,
    replaceRows(hash, list, rows) {
      const answer = answerOf(hash)
      const page = pageOf(hash, list)
      if (answer && page && replaceInPlace({ writer, hash, answer, list }, page, rows)) return true
      const updated = page && placeFoundRows(page, rows, list.order)
      if (answer && updated) writeList(hash, answer, { list, page, updated })
      return !!updated
    },
    refetchOrInsert(hash, typename, after) {
      const lists = syncedListsOfType(hash, typename)
      const canDecide = lists.every((list) => {
        const page = pageOf(hash, list)
        return page && isComplete(page) && (!after || matchesFilter(list.filter, after) !== undefined)
      })
      if (lists.length === 0 || !canDecide || hasNestedLists(hash, typename)) toRefetch.add(hash)
      else if (after) insertIfMissing(hash, after)
    },
  }
}

interface ListUpdate {
  list: SyncedList
  page: ListPage
  updated: UpdatedPage
}

/** Updates the index of a list to its new rows. */
function updateIndexedRows(
  { lists, data }: IndexedAnswer,
  path: readonly (string | number)[],
  row?: Entity,
): void {
  const list = lists.find((each) => isSamePath(each.path, path))
  const rows = getAt(data, path) as readonly unknown[] // a page of it was just written
  if (list && list.rows !== rows) list.setRows(rows, row)
}

function isSamePath(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at])
}
