import 'postgraphile/grafserv'
import { codedRule } from './codedRule.ts'
import { limitRule } from './limitRule.ts'
import { mutationsRule } from './mutations/mutationsRule.ts'

/**
 * What an operation may ask for at most.
 *
 * An answer is written in one go: so many fields hold everybody else for about half a second. Whatever the core sends
 * fits: the largest is a portfolio, a thousand investments with what each leads to.
 */
export const limits = { maxDepth: 12, maxCost: 650_000 }

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
