/** A change of a record, as the platform announces it. */
export interface RecordChange {
  version: number
  /** It is deleted, or the account does not see it any more. */
  isGone: boolean
  /** The account may not have seen it before: rows that point to it may have been read without it. */
  isNew?: boolean
  /** How many answers were older than it. */
  laggingAnswers?: number
}

/** The change of a record that may have changed in an unknown way. */
export const notAnnounced: RecordChange = { version: 0, isGone: false }

/** Returns the change that was announced last. Of two changes with the same version the later announcement counts. */
export function newestChange(known: RecordChange | undefined, announced: RecordChange): RecordChange {
  if (!known || known.version <= announced.version) return announced
  // When the later state is unknown, a record that was gone may be visible again.
  const isUnknown = announced.version === 0 && !announced.isGone
  return isUnknown && known.isGone ? { version: known.version, isGone: false, isNew: true } : known
}

/** Changed records of one type, by id. */
export type RecordChanges = ReadonlyMap<string, RecordChange>

/** The newest announced change of each record. A new record stays marked as new until it was requested. */
export function newestChanges(known: RecordChanges, announced: RecordChanges): RecordChanges {
  const changes = new Map(known)
  for (const [id, row] of announced) {
    const before = changes.get(id) ?? row
    const newest = isStillGone(before, row) || before.version > row.version ? before : row
    changes.set(id, before.isNew || row.isNew ? { ...newest, isNew: true } : newest)
  }
  return changes
}

/**
 * Returns true when a record that is gone stays gone. A removal is announced with the last version that could be read; the same
 * version may arrive again later, for another row that shows something of the record.
 */
function isStillGone(before: RecordChange, row: RecordChange): boolean {
  return before.isGone && !row.isNew && before.version === row.version
}
