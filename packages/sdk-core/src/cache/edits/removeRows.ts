import type { AnswerWriter } from './createAnswerWriter'
import { isObject, type RecordRef } from '../entity'
import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import { getAt, setAt } from './setAt'
import { updateCount } from './withoutEntity'

/** A record that may be a row of a list. */
export interface Removal {
  hash: string
  answer: IndexedAnswer
  list: IndexedList
  record: RecordRef
}

/** Removes the rows of a list that are a record, and updates the count beside them. */
export function removeRows(
  { owned, toRefetch, write }: AnswerWriter,
  { hash, answer, list, record }: Removal,
): void {
  const positions = new Set(list.positionsAsRow(record))
  if (positions.size === 0) return
  const rows = list.rows.filter((_, at) => !positions.has(at))
  const parentPath = list.path.slice(0, -1)
  const before = getAt(answer.data, parentPath)
  const after = setAt(answer.data, list.path, rows, owned)
  owned.add(rows)
  const state = { needsRefetch: false }
  const shortened = getAt(after, parentPath)
  const updated =
    list.path.at(-1) === 'nodes' && isObject(before) && isObject(shortened)
      ? setAt(after, parentPath, updateCount({ ...before, nodes: list.rows }, shortened, state), owned)
      : after
  write(hash, answer, updated)
  if (state.needsRefetch) toRefetch.add(hash)
  list.setRows(rows)
}
