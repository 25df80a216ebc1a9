/** What the platform announces of a record that changed. */
export interface RecordChange {
  version: number
  /** It is deleted, or the account does not see it any more. */
  isGone: boolean
  /** The account may not have seen it before: rows that point to it may have been read without it. */
  isNew?: boolean
  /** How many answers were older than it. */
  laggingAnswers?: number
}

/** Of a record that may have changed, to nobody knows what. */
export const notAnnounced: RecordChange = { version: 0, isGone: false }

/** What was announced last of a record: what is as old as that counts. */
export function newestChange(known: RecordChange | undefined, announced: RecordChange): RecordChange {
  if (!known || known.version <= announced.version) return announced
  // Where nobody knows what became of it since, what was gone may be seen again.
  const isUnknown = announced.version === 0 && !announced.isGone
  return isUnknown && known.isGone ? { version: known.version, isGone: false, isNew: true } : known
}

/** Changed records of one type, by id. */
export type RecordChanges = ReadonlyMap<string, RecordChange>

/** The newest that is announced of each record; what is new stays new until it was asked for. */
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
 * What is gone is told at the last version that could be read. Without a word that it is new again, the same version is told
 * after that by who had not heard yet: somebody else's row was being looked for that shows something of it.
 */
function isStillGone(before: RecordChange, row: RecordChange): boolean {
  return before.isGone && !row.isNew && before.version === row.version
}
