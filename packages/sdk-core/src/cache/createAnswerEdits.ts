import { answerWriter } from './answerWriter'
import { changeLists } from './changeLists'
import { changeRecords } from './changeRecords'
import type { Changes, ChangesParts } from './Changes'

/** Changes answers, and their index with them. */
export function createChanges(parts: ChangesParts): Changes {
  const writer = answerWriter()
  return {
    changed: writer.changed,
    stale: writer.stale,
    markStale: (hash) => void writer.stale.add(hash),
    ...changeRecords(parts, writer),
    ...changeLists(parts, writer),
  }
}
