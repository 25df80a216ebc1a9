import 'postgraphile/grafserv'
import { limitRule } from './limitRule.ts'
import { limits } from './limits.ts'
import { mutationsRule } from '../mutations/mutationsRule.ts'
import type { ASTVisitor, ValidationContext } from 'postgraphile/graphql'
import { maskError } from '../maskError.ts'

/** Adds our own rules to GraphQL validation: depth, cost, number of writes, and a code for each error. */
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

/** A validation rule that reports nothing: it adds an error code to the errors of the other rules, because every error has one. */
function codedRule(context: ValidationContext): ASTVisitor {
  const report = context.reportError.bind(context)
  context.reportError = (error) => report(maskError(error))
  return {}
}
