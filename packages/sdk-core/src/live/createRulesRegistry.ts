import type { RecordRules, RulesRegistry } from './RecordRules'
import { typenameOf } from './typenames'

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
