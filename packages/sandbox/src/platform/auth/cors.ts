import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPartnerOrigin } from './sessions.ts'
import { ownOrigin } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

const allowedHeaders = [
  ...['authorization', 'content-type', 'x-capstan-account', 'x-capstan-bulk-operation'],
  ...['idempotency-key', 'idempotency-outcome', 'x-request-id'],
].join(', ')

/** Lets pages of one origin read an answer. Cookies never travel: such pages have a token. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-expose-headers', 'x-request-id, date')
}

/** The origin of the page that asks, when it is not one of ours. */
export function foreignOrigin(
  { headers }: FastifyRequest,
  { origins }: PlatformServices,
): string | undefined {
  return headers.origin === ownOrigin(headers, origins) ? undefined : headers.origin
}

/**
 * Allows the requesting page to read a refusal. Pages of another origin send no cookies, and the answer does not allow any, so
 * the refusal reveals only the mistake that the page's developer has to fix.
 */
export function allowRefusal(request: FastifyRequest, reply: FastifyReply, services: PlatformServices): void {
  const origin = foreignOrigin(request, services)
  if (origin && !request.headers.cookie) allowOrigin(reply, origin)
}

/** Lets pages that a secret key names, or that hold a token, read public data: configuration, brands, logos. */
export function makePublicCors(services: PlatformServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Origin')
    const origin = foreignOrigin(request, services)
    if (origin && (await isPartnerOrigin(services.db, origin))) allowOrigin(reply, origin)
  }
}

/**
 * Answers preflights: every origin is allowed, because the token grants access. A page whose origin no token names is then
 * refused with a readable error, while a refused preflight would look like an unreachable platform.
 */
export function addPreflightRoute(app: FastifyInstance, services: PlatformServices): void {
  app.options('/api/v2/*', async (request, reply) => {
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
    const origin = foreignOrigin(request, services)
    if (!origin) return reply.code(204).send()
    allowOrigin(reply, origin)
    return reply
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
