import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorBody, HttpError, invalidRequest } from './httpError.ts'

const known: Readonly<Record<string, HttpError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: invalidRequest('The body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidRequest('The body is empty.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpError(413, 'too_large', { english: 'The body is too large.' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: invalidRequest('This content type is not accepted here.', 415),
  // PostgreSQL's word on a NUL in a text: it came with the address or the body, and no such text is kept.
  '22021': new HttpError(400, 'invalid_input', 'notStorable'),
  FST_ERR_BAD_URL: invalidRequest('The address is not a valid URL.'),
}

/** The message of pg's pool when no connection became free in time; it has no code. */
const noConnection = 'timeout exceeded when trying to connect'

function answerFor(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && known[code]) return known[code]
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return invalidRequest('The request could not be understood.', statusCode)
  if (error instanceof Error && error.message === noConnection)
    return new HttpError(503, 'server_unavailable', 'databaseBusy')
  return new HttpError(500, 'internal', 'internal')
}

/** Converts any thrown error into the one error shape; unexpected errors are logged and never shown. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerFor(error)
  const { statusCode: status, code } = answer
  // A refusal is data to GraphQL, which answers 200; elsewhere the status has to say that the request failed.
  const answered = status === 200 && !request.routeOptions.config?.refusalsAreData ? 422 : status
  if (code === 'internal') request.log.error({ err: error }, 'request failed')
  return reply
    .code(answered)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBody(answer))
}
