import type { ASTVisitor, ValidationContext } from 'postgraphile/graphql'
import { maskError } from './maskError.ts'

/**
 * A validation rule that reports nothing: it adds an error code to what the other rules report, as every other refusal has one.
 */
export function codedRule(context: ValidationContext): ASTVisitor {
  const report = context.reportError.bind(context)
  context.reportError = (error) => report(maskError(error))
  return {}
}
