import type { RecordRules } from './RecordRules'
import { typenameOf } from './typenameOf'

/** The rules that features have registered with one instance. */
export interface RulesRegistry {
  /** Registering the same rules again changes nothing; other rules for the same table replace them. */
  register(...rules: readonly RecordRules[]): void
  /** The rules for records of a table's own GraphQL type; nothing for a type it is only `shownAs`. */
  of(typename: string): RecordRules | undefined
}

export function createRulesRegistry(): RulesRegistry {
  const rulesByTypename = new Map<string, RecordRules>()
  return {
    register(...rules) {
      for (const each of rules) rulesByTypename.set(typenameOf(each.table), each)
    },
    of: (typename) => rulesByTypename.get(typename),
  }
}
