/** What the platform tells of a record that changed. */
export interface RecordVersion {
  version: number
  /** It is deleted, or the account does not see it any more. */
  isGone: boolean
  /** The account may not have seen it before: rows that point to it may have been read without it. */
  isNew?: boolean
}

/** Changed records of one type, by id. */
export type RecordVersions = ReadonlyMap<string, RecordVersion>

/** The newest that is told of each record; what is new stays new until it was asked for. */
export function newestRows(known: RecordVersions, told: RecordVersions): RecordVersions {
  const rows = new Map(known)
  for (const [id, row] of told) {
    const before = rows.get(id) ?? row
    const newest = before.version <= row.version ? row : before
    rows.set(id, before.isNew || row.isNew ? { ...newest, isNew: true } : newest)
  }
  return rows
}
