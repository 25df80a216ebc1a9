import type { Entity } from '../cache/entity'
import { platformTables } from './platformTables.generated'

/**
 * The tables whose records can be followed, and what their records are called in answers: those of the platform, and
 * two the documents name that it does not have yet.
 */
export const liveTables = {
  ...platformTables,
  account_qualifications: 'AccountQualification',
  blockchain_registrations: 'BlockchainRegistration',
} as const

/** A table whose records can be followed. */
export type LiveTable = keyof typeof liveTables

/** A record that can be followed; without an id, the lists of a table. */
export interface LiveRecord {
  table: LiveTable
  id?: string
}

/** Whether the platform may speak of this table; a newer one may know more of them. */
export function isLiveTable(name: unknown): name is LiveTable {
  return typeof name === 'string' && Object.hasOwn(liveTables, name)
}

const tables = new Map<string, LiveTable>(
  Object.keys(liveTables)
    .filter(isLiveTable)
    .map((table) => [liveTables[table], table]),
)

/** The table a record of an answer comes from, if it can be followed. */
export function tableOf({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return tables.get(__typename)
}
