import type { FastifyInstance } from 'fastify'
import { HttpError } from './httpError.ts'

/** What holds for every answer of a server, whichever part gives it. */
export function addSecurityHooks(
  app: FastifyInstance,
  isOwnHost: (host: string | undefined) => boolean,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    // A name that resolves to this machine but is not ours: a page elsewhere is trying to reach us through it.
    if (!isOwnHost(request.headers.host)) {
      throw new HttpError(421, 'wrong_host', 'This server does not answer to that name.')
    }
  })
}
