import type { AnswerWriter } from './answerWriter'
import { isObject, type RecordName } from './entity'
import type { HeldAnswer } from './HeldAnswer'
import type { HeldList } from './HeldList'
import { getAt, setAt } from './setAt'
import { countAgain } from './withoutEntity'

/** A record that may be a row of a list. */
export interface Removal {
  hash: string
  answer: HeldAnswer
  list: HeldList
  record: RecordName
}

/** Takes the rows of a list out that are a record, with the count beside them. */
export function removeRows(
  { owned, stale, write }: AnswerWriter,
  { hash, answer, list, record }: Removal,
): void {
  const places = new Set(list.rowPlaces(record))
  if (places.size === 0) return
  const rows = list.rows.filter((_, at) => !places.has(at))
  const around = list.steps.slice(0, -1)
  const before = getAt(answer.data, around)
  const after = setAt(answer.data, list.steps, rows, owned)
  owned.add(rows)
  const seen = { isUndecided: false }
  const lost = getAt(after, around)
  const counted =
    list.steps.at(-1) === 'nodes' && isObject(before) && isObject(lost)
      ? setAt(after, around, countAgain({ ...before, nodes: list.rows }, lost, seen), owned)
      : after
  write(hash, answer, counted)
  if (seen.isUndecided) stale.add(hash)
  list.become(rows)
}
