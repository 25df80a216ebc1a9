import { answerWriter } from './answerWriter'
import { changeLists } from './changeLists'
import { changeRecords } from './changeRecords'
import type { AnswerEdits, AnswerEditsParts } from './AnswerEdits'

/** Edits answers, and their index with them. */
export function createAnswerEdits(parts: AnswerEditsParts): AnswerEdits {
  const writer = answerWriter()
  return {
    changed: writer.changed,
    stale: writer.stale,
    markStale: (hash) => void writer.stale.add(hash),
    ...changeRecords(parts, writer),
    ...changeLists(parts, writer),
  }
}
