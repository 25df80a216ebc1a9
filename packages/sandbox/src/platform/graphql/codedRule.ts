import type { ASTVisitor, ValidationContext } from 'postgraphile/graphql'
import { maskError } from './maskError.ts'

/**
 * A validation rule that finds nothing itself: whatever the others find says its code, as everything else does that a
 * request is refused for.
 */
export function codedRule(context: ValidationContext): ASTVisitor {
  const report = context.reportError.bind(context)
  context.reportError = (error) => report(maskError(error))
  return {}
}
