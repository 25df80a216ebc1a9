import type { AnswerWriter } from '../edits/createAnswerWriter'
import type { Entity } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import { isLastPage, type ListPage } from '../lists/pageRows'
import { pathsOf, type SyncedList } from '../lists/syncedLists'
import type { FoundRows } from './placeFoundRows'

interface ListInAnswer {
  writer: Pick<AnswerWriter, 'writeRow'>
  hash: string
  answer: IndexedAnswer
  list: SyncedList
}

/**
 * Puts refetched rows in their earlier places, the most common change, without reading the other rows. Returns false, and writes
 * nothing, if a row is added, removed or moved, or may move, or if the total changes.
 */
export function replaceInPlace(
  { writer, hash, answer, list }: ListInAnswer,
  page: ListPage,
  found: FoundRows,
): boolean {
  const indexed = indexedList(answer, list)
  const places = indexed && placesOf(indexed, page, found)
  if (!places || !areSorted(places, page, list)) return false
  for (const [at, row] of places) {
    const before = indexed.rows[at]
    if (row === before) continue
    writer.writeRow(hash, answer, { list: indexed, at, row })
    indexed.updateRecordsInside(before, row)
  }
  return true
}

/** The list at its place in the whole answer, every row once. */
function indexedList({ data, lists }: IndexedAnswer, { name }: SyncedList): IndexedList | undefined {
  if (pathsOf(data, name).length !== 1) return undefined
  const found = lists.find(({ path }) => path.length === 2 && path[0] === name && path[1] === 'nodes')
  return found?.hasUniqueRecords ? found : undefined
}

/** Returns the positions of the rows that were found; nothing when one is new or missing. */
function placesOf(
  indexed: IndexedList,
  page: ListPage,
  { asked, found, total }: FoundRows,
): ReadonlyMap<number, Entity> | undefined {
  if (total !== undefined && total !== page.total) return undefined
  const places = new Map<number, Entity>()
  for (const row of found) {
    const at = indexed.positionOf(row.id)
    if (at === undefined) return undefined
    places.set(at, row)
  }
  const held = [...asked].filter((id) => indexed.positionOf(id) !== undefined)
  // A row that a later page does not show may have left an earlier one, whose rows then move up.
  const expected = page.offset > 0 ? asked.size : held.length
  return expected === places.size ? places : undefined
}

function areSorted(places: ReadonlyMap<number, Entity>, page: ListPage, { order }: SyncedList): boolean {
  const rowAt = (at: number) => places.get(at) ?? page.rows[at]
  const isBefore = (row: Entity, next: Entity | undefined) =>
    next !== undefined && (order(row, next) ?? 0) < 0
  return [...places].every(([at, row]) => {
    const before = rowAt(at - 1)
    const isAfterPrevious = before ? isBefore(before, row) : page.offset === 0
    return isAfterPrevious && (at === page.rows.length - 1 ? isLastPage(page) : isBefore(row, rowAt(at + 1)))
  })
}
