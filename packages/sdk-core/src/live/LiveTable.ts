import type { Entity } from '../cache/entity'
import { settledBy } from './isSettled'
import type { PlatformTable } from './PlatformTable.generated'
import { typenameOf } from './typenameOf'

/** A table whose records can be followed: one of the platform's, or one the documents name that it does not have yet. */
export type LiveTable = PlatformTable | 'account_qualifications' | 'blockchain_registrations'

/** A record that can be followed; without an id, the lists of a table. */
export interface LiveRecord {
  table: LiveTable
  id?: string
}

const ending = new Map(Object.keys(settledBy).map((table) => [typenameOf(table), table as LiveTable]))

/** The table of a record that is followed until it says so and no longer; nothing where a record is always followed. */
export function endingTableOf({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return ending.get(__typename)
}
