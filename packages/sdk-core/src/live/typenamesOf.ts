import type { LiveTable } from '../client/LiveTable'
import type { RulesRegistry } from './createRulesRegistry'
import { typenameOf } from './typenameOf'

/** The types that answers show the records of a table as: its own, and those a feature's rules name. */
export function typenamesOf(rules: Pick<RulesRegistry, 'of'>, table: LiveTable): string[] {
  const typename = typenameOf(table)
  return [typename, ...(rules.of(typename)?.shownAs ?? [])]
}
