import type { Types } from '@graphql-codegen/plugin-helpers'
import { type DirectiveNode, visit } from 'graphql'

/**
 * Declares the members or words that an operation sends in an input object or an order, or the columns by which the rows of a
 * grid are compared and sorted. A grant of an embed session contains these and no others.
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
