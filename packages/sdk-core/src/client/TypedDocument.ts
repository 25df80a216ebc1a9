import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'

/** The text of a GraphQL operation that knows the types of its answer and its variables. */
export type TypedDocument<TData, TVariables> = DocumentTypeDecoration<TData, TVariables> & {
  toString(): string
}
