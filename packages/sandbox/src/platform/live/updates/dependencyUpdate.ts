import type { FoundRow } from './findRows.ts'
import type { RowUpdate } from './RowUpdate.ts'

/** A row shows something else now, and is as it was. */
export const dependencyUpdate = ({ table, id, version }: FoundRow, seers: Set<string>): RowUpdate => ({
  table,
  id,
  version,
  lastVersion: version,
  concerned: seers,
  seers,
  newcomers: new Set(),
})
