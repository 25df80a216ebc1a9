/** What the platform tells of a record that changed. */
export interface RecordVersion {
  version: number
  /** It is deleted, or the account does not see it any more. */
  isGone: boolean
}

/** Changed records of one type, by id. */
export type RecordVersions = ReadonlyMap<string, RecordVersion>

/** The newest that is told of each record. */
export function newestRows(known: RecordVersions, told: RecordVersions): RecordVersions {
  const rows = new Map(known)
  for (const [id, row] of told) if ((rows.get(id)?.version ?? 0) <= row.version) rows.set(id, row)
  return rows
}
