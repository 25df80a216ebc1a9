import { newestChanges, type RecordChanges } from '../../cache/rows/RecordChange'
import type { LiveTable } from '../../client/records/LiveTable'

interface Asked {
  /** Without them any may have changed. */
  changes: RecordChanges | undefined
  next?: Asked
}

/** Records changes that are requested. The returned function updates some of them with later requests. */
export type AskedChanges = (
  table: LiveTable,
  changes: RecordChanges | undefined,
) => (missed: RecordChanges) => RecordChanges

/**
 * The changes that were requested, in their order. A request that was in flight meanwhile may end after later ones have begun:
 * the changes it may have missed are requested again, as last announced. Changes that cannot have been missed are forgotten.
 */
export function createAskedChanges(): AskedChanges {
  const last = new Map<LiveTable, Asked>()
  return (table, changes) => {
    const asked: Asked = { changes }
    const before = last.get(table)
    if (before) before.next = asked
    last.set(table, asked)
    return (missed) => withLater(missed, asked)
  }
}

function withLater(missed: RecordChanges, asked: Asked): RecordChanges {
  let newest = missed
  for (let later = asked.next; later; later = later.next)
    newest = later.changes ? newestChanges(newest, ofThose(missed, later.changes)) : notGone(newest)
  return newest
}

function ofThose(missed: RecordChanges, changes: RecordChanges): RecordChanges {
  return new Map([...changes].filter(([id]) => missed.has(id)))
}

/** Once any record may have changed, every answer is read again, because a record that was gone may be visible again. */
function notGone(changes: RecordChanges): RecordChanges {
  return new Map([...changes].filter(([, { isGone }]) => !isGone))
}
