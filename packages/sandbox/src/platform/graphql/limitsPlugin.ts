import 'postgraphile/grafserv'
import { limitRule } from './limitRule.ts'
import { limits } from './limits.ts'
import { mutationsRule } from './mutations/mutationsRule.ts'
import type { ASTVisitor, ValidationContext } from 'postgraphile/graphql'
import { maskError } from './maskError.ts'

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

/**
 * A validation rule that reports nothing: it adds an error code to what the other rules report, as every other refusal has one.
 */
function codedRule(context: ValidationContext): ASTVisitor {
  const report = context.reportError.bind(context)
  context.reportError = (error) => report(maskError(error))
  return {}
}
