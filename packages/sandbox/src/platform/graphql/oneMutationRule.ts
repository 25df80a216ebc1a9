import {
  GraphQLError,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionNode,
  type ValidationContext,
} from 'postgraphile/graphql'

/** A validation rule: a request holds one mutation, because its Idempotency-Key stands for one write. */
export function oneMutationRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet: { selections } }) {
      const [write, ...others] = selections.filter((selection) => !isTypename(selection))
      const isOne = write?.kind === 'Field' && others.length === 0
      if (operation !== OperationTypeNode.MUTATION || isOne) return
      const extensions = { code: 'invalid_input' }
      context.reportError(
        new GraphQLError('A request holds one mutation, as a field of its own.', { extensions }),
      )
    },
  }
}

/** Clients that keep records ask for the type of everything, of the mutation too. */
function isTypename(selection: SelectionNode): boolean {
  return selection.kind === 'Field' && selection.name.value === '__typename'
}
