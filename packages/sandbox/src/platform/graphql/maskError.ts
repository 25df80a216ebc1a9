import { isSafeError } from 'postgraphile/grafast'
import { GraphQLError } from 'postgraphile/graphql'
import { logProblem } from '../currentLog.ts'
import { type ErrorKey, type ErrorText, type ErrorTexts, inEnglish } from '../language/errorTexts.ts'

/** Returns the error that a client may see: a coded refusal unchanged, the reason for invalid input, and otherwise no details. */
export function maskError(error: Readonly<GraphQLError>): GraphQLError {
  const original = error.originalError as DatabaseError | null | undefined
  // An error that was masked before already has its public text.
  if (!original && typeof error.extensions.code === 'string') return error
  // Parse errors, validation errors and limits are ours to show: they were written for the reader.
  if (!original || original instanceof GraphQLError)
    return coded(error, error.message, { code: codeOf(error), texts: error.extensions.texts })
  if (original.code === 'CPSTN') return refusal(error, original)
  if (isSafeError(original)) return coded(error, original.message, { code: 'invalid_input' })
  // No privilege, or a row that the policies do not let through.
  if (original.code === '42501') return said(error, 'notAllowed', 'not_allowed')
  const text = original.code && inputErrors[original.code]
  if (text) {
    const field = fieldOf(original)
    return said(error, text, 'invalid_input', field)
  }
  // The statement waited for locked rows until its timeout.
  if (original.code === '57014') return said(error, 'databaseBusy', 'server_unavailable')
  logProblem({ sqlState: original.code, path: error.path?.join('.') }, safeMessage(original))
  return said(error, 'internal', 'internal')
}

interface DatabaseError extends Error {
  code?: string
  detail?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
}

/** The field that a check or a missing value is about: a check of one column carries the name of the column. */
function fieldOf({ schema, table, column, constraint }: DatabaseError): string | undefined {
  if (schema !== 'app_public' || !table) return undefined
  const checked =
    constraint?.startsWith(`${table}_`) && constraint.slice(table.length + 1).match(/^(.+)_check\d*$/)?.[1]
  return (column || checked || undefined)?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const inputErrors: Readonly<Record<string, ErrorKey>> = {
  '22001': 'tooLong',
  '22003': 'outOfRange',
  '22007': 'dateNotValid',
  '22008': 'dateNotValid',
  '2201W': 'negativeRows',
  '2201X': 'negativeRows',
  '22P02': 'wrongKind',
  '22021': 'notStorable',
  '22P05': 'notStorable',
  '23502': 'valueMissing',
  '23503': 'refersToNothing',
  '23505': 'existsAlready',
  '23514': 'valueNotAllowed',
}

function refusal(error: Readonly<GraphQLError>, { message, detail }: DatabaseError): GraphQLError {
  const refused = JSON.parse(detail ?? '{}') as { code?: string; texts?: ErrorTexts }
  const { code = 'internal', texts, ...details } = refused
  return coded(error, message, { code, details, texts })
}

/** An error with a text of the catalogue, about a field if there is one. */
function said(error: Readonly<GraphQLError>, text: ErrorText, code: string, field?: string): GraphQLError {
  const message = inEnglish(text)
  const details = field ? { fields: { [field]: message } } : {}
  return coded(error, message, {
    code,
    details,
    texts: { message: text, ...(field && { fields: { [field]: text } }) },
  })
}

function codeOf(error: Readonly<GraphQLError>): string {
  return typeof error.extensions.code === 'string' ? error.extensions.code : 'invalid_input'
}

function coded(
  { nodes, source, positions, path }: Readonly<GraphQLError>,
  message: string,
  { code, details = {}, texts }: { code: string; details?: object; texts?: unknown },
): GraphQLError {
  const extensions = {
    code,
    ...(Object.keys(details).length > 0 && { details }),
    ...(texts ? { texts } : {}),
  }
  return new GraphQLError(message, { nodes, source, positions, path, extensions })
}

/** A database's own message may quote the input: only its kind is logged. */
function safeMessage(original: DatabaseError): string {
  return original.code ? 'database error' : original.message
}
