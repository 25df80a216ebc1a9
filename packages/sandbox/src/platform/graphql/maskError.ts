import { isSafeError } from 'postgraphile/grafast'
import { GraphQLError } from 'postgraphile/graphql'
import { logProblem } from '../currentLog.ts'

/** Returns the error that a client may see: a coded refusal unchanged, the reason for invalid input, and otherwise no details. */
export function maskError(error: Readonly<GraphQLError>): GraphQLError {
  const original = error.originalError as DatabaseError | null | undefined
  // What has been through here already says itself what it may.
  if (!original && typeof error.extensions.code === 'string') return error
  // Parse errors, validation errors and limits are ours to show: they were written for the reader.
  if (!original || original instanceof GraphQLError) return coded(error, error.message, codeOf(error))
  if (original.code === 'CPSTN') return refusal(error, original)
  if (isSafeError(original)) return coded(error, original.message, 'invalid_input')
  // No privilege, or a row that the policies do not let through.
  if (original.code === '42501') return coded(error, 'Operation not allowed', 'not_allowed')
  const text = original.code && inputErrors[original.code]
  if (text) {
    const field = fieldOf(original)
    return coded(error, text, 'invalid_input', field ? { fields: { [field]: text } } : undefined)
  }
  // The statement waited for locked rows until its timeout.
  if (original.code === '57014')
    return coded(error, 'The database is busy. Please try again.', 'server_unavailable')
  logProblem({ sqlState: original.code, path: error.path?.join('.') }, safeMessage(original))
  return coded(error, 'Something went wrong on our side. Please try again.', 'internal')
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

const inputErrors: Record<string, string> = {
  '22001': 'A value is too long.',
  '22003': 'A number is out of range.',
  '22007': 'A date is not valid.',
  '22008': 'A date is not valid.',
  '2201W': 'A number of rows is negative.',
  '2201X': 'A number of rows is negative.',
  '22P02': 'A value is not of the right kind.',
  '22021': 'A text contains characters that cannot be stored.',
  '22P05': 'A text contains characters that cannot be stored.',
  '23502': 'A value is missing.',
  '23503': 'A value refers to something that does not exist.',
  '23505': 'This exists already.',
  '23514': 'A value is not allowed here.',
}

function refusal(error: Readonly<GraphQLError>, { message, detail }: DatabaseError): GraphQLError {
  const { code, ...details } = JSON.parse(detail ?? '{}') as { code?: string }
  return coded(error, message, code ?? 'internal', Object.keys(details).length > 0 ? details : undefined)
}

function codeOf(error: Readonly<GraphQLError>): string {
  return typeof error.extensions.code === 'string' ? error.extensions.code : 'invalid_input'
}

function coded(error: Readonly<GraphQLError>, message: string, code: string, details?: object): GraphQLError {
  const { nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: details ? { code, details } : { code },
  })
}

/** A database's own message may quote what was typed: only its kind is logged. */
function safeMessage(original: DatabaseError): string {
  return original.code ? 'database error' : original.message
}
