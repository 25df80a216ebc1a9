import type { FoundRow } from './findRows.ts'
import type { News } from './News.ts'

/** A row shows something else now, and is as it was. */
export const touchNews = ({ table, id, version }: FoundRow, seers: Set<string>): News => ({
  table,
  id,
  version,
  lastVersion: version,
  concerned: seers,
  seers,
  newcomers: new Set(),
})
