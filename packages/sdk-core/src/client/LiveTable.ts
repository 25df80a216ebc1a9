import type { PlatformTable } from './PlatformTable.generated'

/** A table whose records can be followed: one of the platform's, or one the documents name that it does not have yet. */
export type LiveTable = PlatformTable | 'account_qualifications' | 'blockchain_registrations'

/** A record that can be followed; without an id, the lists of a table. */
export interface LiveRecord {
  table: LiveTable
  id?: string
}
