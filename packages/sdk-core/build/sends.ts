import type { Types } from '@graphql-codegen/plugin-helpers'
import { type DirectiveNode, visit } from 'graphql'

/**
 * What an operation says of a variable that is an input object or an order: the members, or the words, that are ever sent
 * in it; or the columns by which the rows of a grid are compared and sorted, in whatever way. A grant of an embed session
 * holds those and no others.
 */
export const sendsDirective = 'directive @sends(only: String, columns: String) on VARIABLE_DEFINITION'

/** The platform does not know our directives: what is sent has none. */
export const withoutDirectives: Types.DocumentTransformObject = {
  transform: ({ documents }) =>
    documents.map((file) => ({
      ...file,
      document: file.document && visit(file.document, { Directive: dropped }),
    })),
}

// The visitor deletes what it is answered null for.
function dropped({ name }: DirectiveNode): null | undefined {
  return ['sends', 'effect', 'noRecord'].includes(name.value) ? null : undefined
}
