import type { TestUser } from './actors.ts'
import { isLookup, type PublicTable } from './publicTables.ts'

/** Rows that an actor sees without a relation to them. */
export interface Leak {
  table: string
  foreign: string[]
}

/**
 * Returns the rows of each table that an actor sees without a relation to them; both lists are results of `probeAs`, one per
 * table.
 */
export function leaksOf(
  actor: TestUser,
  tables: readonly PublicTable[],
  seen: readonly string[] = [],
  tied: readonly string[] = [],
): Leak[] {
  return tables.flatMap((table, index) => {
    if (isLookup(table) || seesTheWholeAudit(actor, table)) return []
    const allowed = new Set(idsOf(tied[index]))
    const foreign = idsOf(seen[index]).filter((id) => !allowed.has(id))
    return foreign.length > 0 ? [{ table: table.name, foreign }] : []
  })
}

export const seesTheWholeAudit = ({ type, role }: TestUser, { name }: PublicTable) =>
  type === 'admin' && role !== 'account_viewer' && ['operations', 'changes'].includes(name)

/** The ids of an outcome. */
export const idsOf = (outcome = '') =>
  outcome
    .replace(/^\{|\}$/g, '')
    .split(',')
    .filter(Boolean)
