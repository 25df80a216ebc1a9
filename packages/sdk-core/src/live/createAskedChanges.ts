import { newestChanges, type RecordChanges } from '../cache/rows/RecordChange'
import type { LiveTable } from '../client/LiveTable'

interface Asked {
  changes: RecordChanges
  next?: Asked
}

/** Notes what is asked for of a table; what it answers adds to some of these changes what was asked for of them since. */
export type AskedChanges = (
  table: LiveTable,
  changes: RecordChanges,
) => (missed: RecordChanges) => RecordChanges

/**
 * The changes that were asked for, in their order. A request that was in flight meanwhile may end after later ones have begun:
 * what it may have missed is asked for again as it was announced last. What nobody may have missed is forgotten by itself.
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
    newest = newestChanges(newest, new Map([...later.changes].filter(([id]) => missed.has(id))))
  return newest
}
