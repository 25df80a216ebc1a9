import { type DocumentNode, GraphQLError, parse } from 'postgraphile/graphql'
import { Recent } from './Recent.ts'

/** Words a document may have. */
const mostTokens = 6_000
/** Bytes of memory, as reckoned, that documents and the plans made of them may take: pages send the same few again and again. */
const mostWeight = 150_000_000
/** Bytes of memory a character of a document takes once it is read. */
const bytesPerCharacter = 200

const recent = new Recent<DocumentNode>(mostWeight)
const sources = new WeakMap<DocumentNode, string>()

/** Parses a document, or returns the error. Results are cached. */
export function readDocument(source: string): DocumentNode | string {
  const before = recent.get(source)
  if (before) return before
  const read = parsed(source)
  if (typeof read !== 'string') {
    sources.set(read, source)
    recent.set(source, read, source.length * bytesPerCharacter)
  }
  return read
}

/** Adds the size of the data derived from a document to its weight: both are evicted together. */
export function addWeight(document: DocumentNode, bytes: number): void {
  const source = sources.get(document)
  if (source !== undefined && recent.get(source) === document) recent.grow(source, bytes)
}

function parsed(source: string): DocumentNode | string {
  try {
    return parse(source, { maxTokens: mostTokens })
  } catch (error) {
    if (!(error instanceof GraphQLError)) return 'The document cannot be read.'
    if (/tokens\. Parsing aborted/.test(error.message))
      return `The document is longer than ${mostTokens} words.`
    const at = error.locations?.map(({ line, column }) => ` (line ${line}, column ${column})`).join('') ?? ''
    return error.message + at
  }
}
