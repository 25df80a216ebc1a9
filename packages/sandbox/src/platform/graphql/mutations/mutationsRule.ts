import { GraphQLError, type ASTVisitor, type ValidationContext } from 'postgraphile/graphql'
import { mutationFields } from './mutationFields.ts'

/** The size of a batch of a bulk operation. */
const most = 200

/** A validation rule: all mutations of a request share one transaction, which must end. */
export function mutationsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ name }) {
      const { length = 0 } = mutationFields(context.getDocument(), name?.value) ?? []
      if (length <= most) return
      const message = `A request holds at most ${most} mutations, and this one ${length}.`
      context.reportError(new GraphQLError(message, { extensions: { code: 'invalid_input' } }))
    },
  }
}
