import type { PlatformTable } from './PlatformTable.generated'

/** A table whose records can be followed: a table of the platform, or a future one that the documents name. */
export type LiveTable = PlatformTable | 'account_qualifications' | 'blockchain_registrations'

/** A record that can be followed; without an id, the lists of a table. */
export interface LiveRecord {
  table: LiveTable
  id?: string
}
