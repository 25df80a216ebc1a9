import type { DocumentNode, GraphQLSchema } from 'postgraphile/graphql'
import { HttpError } from '../http/errors/httpError.ts'
import { withValues } from '../language/errorTexts.ts'
import { addValue } from './argumentPaths.ts'
import type { Grant } from './grantOf.ts'
import { readAsked } from './readAsked.ts'

/** A request to GraphQL. */
export interface DocumentRequest {
  document: DocumentNode
  variables: Readonly<Record<string, unknown>>
}

/**
 * Refuses a request for anything that a token was not granted: a field, or a part of an argument, down to the member, the
 * operator and the order, written in the document or given in a variable.
 */
export function checkGrants(
  schema: GraphQLSchema,
  { document, variables }: DocumentRequest,
  grant: Grant,
): void {
  const asked = readAsked(schema, document)
  checkWords(asked.words, grant)
  const given = new Set<string>()
  for (const [name, places] of asked.variables)
    if (Object.hasOwn(variables, name)) for (const place of places) addValue(variables[name], place, given)
  checkWords(given, grant)
}

function checkWords(words: ReadonlySet<string>, { asked }: Grant): void {
  for (const word of words)
    if (!asked.has(word) && !comparesColumn(word, asked))
      throw notGranted(word.includes('(') ? `${word})` : word)
}

/** Returns true when a path of a filter compares by a granted column, with any operator and within any `and` and `or`. */
function comparesColumn(word: string, asked: Grant['asked']): boolean {
  const [, argument, path] = /^([^.]+\.\w+\(\w+)(?:\.(?:and|or))*(?:\.(.+))?$/.exec(word) ?? []
  if (!argument || !asked.has(`${argument}:`)) return false
  const column = `${argument}:${path}`
  // It stops at a column, on the way to one, or at how one is compared.
  return !path || [column, `${column}.`, column.replace(/\.\w+$/, '')].some((each) => asked.has(each))
}

/** The error that names the refused field. */
export function notGranted(what: string): HttpError {
  return new HttpError(200, 'not_granted', withValues('notGranted', { what }))
}
