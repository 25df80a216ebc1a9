import type { AnswerWriter } from './answerWriter'
import type { Changes, ChangesParts } from './Changes'
import { connectionNames } from './connectionNames'
import type { Entity } from './entity'
import type { HeldAnswer } from './HeldAnswer'
import { isListOf, placesOf, readPage, writePage, type KeptList } from './lists/keptLists'
import { listProblem } from './lists/listProblem'
import { passesFilter } from './lists/passesFilter'
import { isWhole, lacks, settleList, type RecordChange } from './lists/settleList'
import { getAt } from './setAt'

/** Keeps the lists of an answer in step with which records belong to them, and where. */
export function changeLists(
  { answerOf, listsOf, note }: ChangesParts,
  { stale, write }: AnswerWriter,
): Pick<Changes, 'settle' | 'admit' | 'doubt'> {
  const pageOf = (hash: string, kept: KeptList) => {
    const answer = answerOf(hash)
    return readPage(answer?.data, kept, answer?.lists)
  }

  const keptListsOf = (hash: string, typename: string) => {
    const names = new Set(connectionNames(typename))
    return listsOf(hash).filter((list) => isListOf(answerOf(hash)?.data, list, names))
  }

  const settleAll = (hash: string, lists: readonly KeptList[], change: RecordChange) => {
    const answer = answerOf(hash)
    for (const kept of lists) {
      const page = pageOf(hash, kept)
      const settled = page && settleList(page, kept, change)
      if (!settled) {
        stale.add(hash)
        const problem = listProblem(answer?.data, kept, change)
        if (problem) note(hash, problem)
      }
      if (!answer || !settled) continue
      write(hash, answer, writePage(answer.data, kept, page, settled))
      const places = placesOf(answer.data, kept.name)
      for (const place of places)
        becomeRowsAt(answer, [...place, 'nodes'], places.length === 1 ? settled.row : undefined)
    }
  }

  const admit = (hash: string, record: Entity) => {
    const lacking = keptListsOf(hash, record.__typename).filter((list) => {
      // Most lists have nothing to do with it, and that is quickly said.
      if (passesFilter(list.filter, record) !== true) return false
      const page = pageOf(hash, list)
      return page && lacks(page, list.order, record)
    })
    settleAll(hash, lacking, { before: undefined, after: record, isDisputed: true })
  }

  return {
    settle(hash, change) {
      const { __typename = '' } = change.after ?? change.before ?? {}
      const lists = keptListsOf(hash, __typename)
      if (lists.length === 0) stale.add(hash)
      settleAll(hash, lists, change)
    },
    admit,
    doubt(hash, typename, after) {
      const lists = keptListsOf(hash, typename)
      const isSure = lists.every((list) => {
        const page = pageOf(hash, list)
        return page && isWhole(page) && (!after || passesFilter(list.filter, after) !== undefined)
      })
      if (lists.length === 0 || !isSure) stale.add(hash)
      else if (after) admit(hash, after)
    },
  }
}

/** What is known of a list follows its rows. */
function becomeRowsAt({ lists, data }: HeldAnswer, steps: readonly (string | number)[], row?: Entity): void {
  const list = lists.find((each) => isSamePath(each.steps, steps))
  const rows = getAt(data, steps) as readonly unknown[] // a page of it was just written
  if (list && list.rows !== rows) list.become(rows, row)
}

function isSamePath(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at])
}
