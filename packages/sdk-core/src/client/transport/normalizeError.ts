import { ClientError } from 'graphql-request'
import { CapstanError } from '../../errors/CapstanError'
import { isCapstanError } from '../../errors/isCapstanError'

/** One error of the platform's answer. */
export interface ServerError {
  message?: string
  extensions?: { code?: string; details?: Record<string, unknown> }
}

/**
 * Turns any failure of a request into a `CapstanError`.
 *
 * The platform's first message becomes the error's message, because it was written for the user.
 */
export function normalizeError(error: unknown): CapstanError {
  if (isCapstanError(error)) return error
  if (error instanceof ClientError) return answeredError(error)
  if (isUnreadable(error)) return new CapstanError('answer_unreadable', { cause: error })
  return new CapstanError('network_failed', { cause: error })
}

/** The errors a GraphQL answer carried, if that is how the request ended. */
export function serverErrors(error: unknown): readonly ServerError[] {
  return error instanceof ClientError && Array.isArray(error.response.errors) ? error.response.errors : []
}

/** The error of an answer whose HTTP status already says that it failed. */
export function httpError(status: number, first?: ServerError, cause?: unknown): CapstanError {
  const code = first?.extensions?.code ?? (status >= 500 ? 'server_unavailable' : 'unhandled_graphql_error')
  const details = { ...first?.extensions?.details, status }
  return new CapstanError(code, { message: messageOf(first), details, cause })
}

function answeredError(error: ClientError): CapstanError {
  const [first] = serverErrors(error)
  // The ClientError holds the request, and with it data that must not be logged: tax ids, birth dates.
  const cause = first && { errors: serverErrors(error) }
  if (error.response.status >= 400) return httpError(error.response.status, first, cause)
  const { code = 'unhandled_graphql_error', details } = first?.extensions ?? {}
  return new CapstanError(code, { message: messageOf(first), details, cause })
}

function messageOf(first?: ServerError): string {
  return first?.message || 'Unhandled graphql error'
}

// graphql-request throws the second for JSON that is not a GraphQL answer.
function isUnreadable(error: unknown): boolean {
  return (
    error instanceof SyntaxError ||
    (error instanceof Error && error.message.startsWith('Invalid execution result'))
  )
}
