import { type DocumentNode, GraphQLError, parse } from 'postgraphile/graphql'
import { Recent } from './Recent.ts'

/** Words a document may have. */
const mostTokens = 6_000
/** Characters of the documents that are kept: pages send the same few again and again. */
const mostCharacters = 500_000

const recent = new Recent<DocumentNode>(mostCharacters)

/** Reads a document, or says why it cannot be read. One that was read before is not read again. */
export function readDocument(source: string): DocumentNode | string {
  const before = recent.get(source)
  if (before) return before
  const read = parsed(source)
  if (typeof read !== 'string') recent.set(source, read)
  return read
}

function parsed(source: string): DocumentNode | string {
  try {
    return parse(source, { noLocation: true, maxTokens: mostTokens })
  } catch (error) {
    if (!(error instanceof GraphQLError)) return 'The document cannot be read.'
    if (/tokens\. Parsing aborted/.test(error.message))
      return `The document is longer than ${mostTokens} words.`
    const at = error.locations?.map(({ line, column }) => ` (line ${line}, column ${column})`).join('') ?? ''
    return error.message + at
  }
}
