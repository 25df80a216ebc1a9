import type { Entity } from '../cache/entity'

/** The tables whose records can be followed, and what their records are called in answers. */
export const liveTables = {
  accounts: 'Account',
  allocations: 'Allocation',
  distributions: 'Distribution',
  holdings: 'Holding',
  processes: 'Process',
  rounds: 'Round',
  steps: 'Step',
  users_accounts: 'UsersAccount',
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

/** The table a record of an answer comes from, if it can be followed. */
export function tableOf({ __typename }: Pick<Entity, '__typename'>): LiveTable | undefined {
  return Object.keys(liveTables)
    .filter(isLiveTable)
    .find((table) => liveTables[table] === __typename)
}
