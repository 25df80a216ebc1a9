import 'postgraphile/grafserv'
import { codedRule } from './codedRule.ts'
import { limitRule } from './limitRule.ts'
import { limits } from './limits.ts'
import { mutationsRule } from './mutations/mutationsRule.ts'

/** Adds our own rules to what a request is validated against: its depth, its cost, how much it writes, and a code for all. */
export const limitsPlugin: GraphileConfig.Plugin = {
  name: 'CapstanLimitsPlugin',
  version: '1.0.0',
  grafserv: {
    middleware: {
      setPreset(next, event) {
        event.validationRules = [codedRule, ...event.validationRules, limitRule(limits), mutationsRule]
        return next()
      },
    },
  },
}
