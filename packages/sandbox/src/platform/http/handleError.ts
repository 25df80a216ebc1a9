import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, HttpError } from './httpError.ts'

interface Answer {
  status: number
  code: string
  message: string
  details?: HttpError['details']
}

const known: Record<string, Answer> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_input',
    message: 'The body is not valid JSON.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'invalid_input', message: 'The body is empty.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'too_large', message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'invalid_input',
    message: 'This content type is not accepted here.',
  },
  // PostgreSQL's word on a NUL in a text: it came with the address or the body, and no such text is kept.
  '22021': {
    status: 400,
    code: 'invalid_input',
    message: 'A text contains characters that cannot be stored.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'invalid_input', message: 'The address is not a valid URL.' },
}

/** The message of pg's pool when no connection became free in time; it has no code. */
const noConnection = 'timeout exceeded when trying to connect'

function answerFor(error: unknown): Answer {
  if (error instanceof HttpError)
    return { status: error.statusCode, code: error.code, message: error.message, details: error.details }
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && known[code]) return known[code]
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, code: 'invalid_input', message: 'The request could not be understood.' }
  }
  if (error instanceof Error && error.message === noConnection) {
    return { status: 503, code: 'server_unavailable', message: 'The database is busy. Please try again.' }
  }
  return { status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' }
}

/** Converts any thrown error into the one error shape; unexpected errors are logged and never shown. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, details } = answerFor(error)
  // A refusal is data to GraphQL, which answers 200; elsewhere the status has to say that the request failed.
  const answered = status === 200 && !request.routeOptions.config?.refusalsAreData ? 422 : status
  if (code === 'internal') request.log.error({ err: error }, 'request failed')
  return reply
    .code(answered)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(code, message, details))
}
