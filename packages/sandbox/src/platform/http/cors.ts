import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEmbedOrigin } from '../auth/sessions.ts'
import { ownOrigin } from './origins.ts'
import type { PlatformServices } from './PlatformServices.ts'

const allowedHeaders = [
  ...['authorization', 'content-type', 'x-capstan-account', 'x-capstan-bulk-operation'],
  ...['idempotency-key', 'idempotency-outcome', 'x-request-id'],
].join(', ')

/** Lets pages of one origin read an answer. Cookies never travel: such pages have a token. */
export function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'x-request-id')
}

/** The origin of the page that asks, when it is not one of ours. */
export function foreignOrigin(
  { headers }: FastifyRequest,
  { origins }: PlatformServices,
): string | undefined {
  return headers.origin === ownOrigin(headers, origins) ? undefined : headers.origin
}

/** Lets pages that hold a token read what is public anyway: configuration, brands, logos. */
export function makePublicCors(services: PlatformServices) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'Origin')
    const origin = foreignOrigin(request, services)
    if (origin && (await isEmbedOrigin(services.db, origin))) allowOrigin(reply, origin)
  }
}

/** Answers preflights: yes to the origins some token names, silence to all others. */
export function addPreflightRoute(app: FastifyInstance, services: PlatformServices): void {
  app.options('/api/v2/*', async (request, reply) => {
    reply.header('vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
    const origin = foreignOrigin(request, services)
    if (!origin || !(await isEmbedOrigin(services.db, origin))) return reply.code(204).send()
    allowOrigin(reply, origin)
    return reply
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '600')
      .code(204)
      .send()
  })
}
