import {
  GraphQLError,
  OperationTypeNode,
  type ASTVisitor,
  type ValidationContext,
} from 'postgraphile/graphql'

/** A validation rule: a request holds one mutation, because its Idempotency-Key stands for one write. */
export function oneMutationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet: { selections } }) {
      const isOne = selections.length === 1 && selections[0]?.kind === 'Field'
      if (operation !== OperationTypeNode.MUTATION || isOne) return
      const extensions = { code: 'invalid_input' }
      context.reportError(
        new GraphQLError('A request holds one mutation, as a field of its own.', { extensions }),
      )
    },
  }
}
