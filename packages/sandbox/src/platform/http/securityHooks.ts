import type { FastifyInstance } from 'fastify'
import { HttpError, invalidRequest } from './errors/httpError.ts'
import { hasOneHost } from './origins.ts'

/** A year: until then a browser uses https with this name, for any link. */
const onlyHttps = 'max-age=31536000'

/** The addresses of a server. */
export interface Addressed {
  isOwnHost: (host: string | undefined) => boolean
  /** Returns true when browsers reach it by an https address, even behind a proxy that uses http. */
  isSecure: () => boolean
}

/** Adds the headers and checks that apply to every response of a server. */
export function addSecurityHooks(app: FastifyInstance, { isOwnHost, isSecure }: Addressed): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isSecure()) reply.header('strict-transport-security', onlyHttps)
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    if (!hasOneHost(request.raw)) throw invalidRequest('A request names one host.')
    // A name that resolves to this machine but is not ours: a page elsewhere is trying to reach us through it.
    if (!isOwnHost(request.headers.host)) {
      throw new HttpError(421, 'wrong_host', { english: 'This server does not answer to that name.' })
    }
    // Nothing here decompresses: a small request stays small.
    if (![undefined, 'identity'].includes(request.headers['content-encoding']))
      throw invalidRequest('A body is sent as it is, without a content encoding.', 415)
  })
  // Answers without the header are not cached: only files and brands may be, and they set it.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
