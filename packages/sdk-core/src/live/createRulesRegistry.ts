import type { RecordRules } from './RecordRules'
import { typenameOf } from './typenames'

/** The rules that features have registered with one instance. */
export interface RulesRegistry {
  /**
   * Registering the same rules again changes nothing. Rules of several features for one table add up: its records are
   * `shownAs` all the types they name; of anything else that two of them say, the last counts.
   */
  register(...rules: readonly RecordRules[]): void
  /** The rules for records of a table's own GraphQL type; nothing for a type it is only `shownAs`. */
  of(typename: string): RecordRules | undefined
}

export function createRulesRegistry(): RulesRegistry {
  const rulesByTypename = new Map<string, RecordRules>()
  return {
    register(...rules) {
      for (const each of rules) {
        const typename = typenameOf(each.table)
        rulesByTypename.set(typename, joined(rulesByTypename.get(typename), each))
      }
    },
    of: (typename) => rulesByTypename.get(typename),
  }
}

function joined(before: RecordRules | undefined, rules: RecordRules): RecordRules {
  const shownAs = [...new Set([...(before?.shownAs ?? []), ...(rules.shownAs ?? [])])]
  return { ...before, ...rules, ...(shownAs.length > 0 && { shownAs }) }
}
