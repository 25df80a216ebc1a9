import type { IndexedAnswer } from '../index/IndexedAnswer'
import type { IndexedList } from '../index/IndexedList'
import { copyOnce, setAt } from './setAt'

/** Writes to answers, and remembers which of them changed. */
export interface AnswerWriter {
  readonly changed: Set<string>
  /** The answers to fetch again. */
  readonly toRefetch: Set<string>
  /** Objects that were copied already and may be written to, so that a thousand changes copy a list once. */
  readonly owned: WeakSet<object>
  write(hash: string, answer: IndexedAnswer, data: unknown): void
  writeRow(hash: string, answer: IndexedAnswer, change: RowChange): void
}

interface RowChange {
  list: IndexedList
  at: number
  row: unknown
}

export function createAnswerWriter(): AnswerWriter {
  const changed = new Set<string>()
  const owned = new WeakSet<object>()
  const write = (hash: string, answer: IndexedAnswer, data: unknown) => {
    if (data !== answer.data) changed.add(hash)
    answer.data = data
  }
  return {
    changed,
    toRefetch: new Set(),
    owned,
    write,
    writeRow(hash, answer, { list, at, row }) {
      if (!owned.has(list.rows)) {
        list.rows = copyOnce(list.rows, owned)
        write(hash, answer, setAt(answer.data, list.path, list.rows, owned))
      }
      changed.add(hash)
      // The rows are a copy that may be written to.
      const rows = list.rows as unknown[]
      rows[at] = row
    },
  }
}
