import type { Entity } from '../cache/entity'
import { finalStates } from './isFinal'
import type { PlatformTable } from './PlatformTable.generated'
import { typenameOf } from './typenameOf'

/** A table whose records can be followed: one of the platform's, or one that only the specification names. */
export type LiveTable = PlatformTable | 'account_qualifications' | 'blockchain_registrations'

/** A record that can be followed; without an id, the lists of a table. */
export interface LiveRecord {
  table: LiveTable
  id?: string
}

const tablesByTypename = new Map(
  Object.keys(finalStates).map((table) => [typenameOf(table), table as LiveTable]),
)

/** The table of a record that has final states; `undefined` where records of its type are always followed. */
export function tableWithFinalStates({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return tablesByTypename.get(__typename)
}
