import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asOperation } from '../audit/asOperation.ts'
import { scriptPagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { forbiddenOrigin, HttpError } from '../http/errors/httpError.ts'
import { isSameOrigin, ownOrigin } from '../http/origins.ts'
import { sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { speechOf } from '../language/locales.ts'
import { brandingFor } from './brandingFor.ts'
import { confirmSession } from './passkeys.ts'
import { secondFactorPage, secondFactorScript } from './secondFactorPage.ts'
import { holderOf } from './tickets.ts'

const path = '/authenticate/second-factor'

/** The page on which an embed session is confirmed, identified by its ticket. */
export function addSecondFactorPage(app: FastifyInstance, services: PlatformServices): void {
  const { db, origins } = services
  app.get<{ Querystring: { ticket?: unknown } }>(path, { exposeHeadRoute: false }, show)
  app.get(`${path}.js`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(secondFactorScript),
  )

  app.post(path, async (request) => {
    const { headers } = request
    if (!isSameOrigin(headers, origins)) throw forbiddenOrigin()
    const { ticket, response } = (request.body ?? {}) as {
      ticket?: unknown
      response?: AuthenticationResponseJSON
    }
    const holder = await holderOf(db.pool as Parameters<typeof holderOf>[0], ticket)
    if (!holder || typeof response?.id !== 'string')
      throw new HttpError(400, 'passkey_refused', 'passkeyRefused')
    const site = { origin: ownOrigin(headers, origins) ?? origins.main }
    const actor = { userId: holder.userId, accountId: null, requestId: request.id }
    await asOperation(db, { ...actor, operation: 'confirmSecondFactor' }, (client) =>
      confirmSession(client, holder, response, site),
    )
    return { data: { confirmed: true } }
  })

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const { ticket } = request.query as { ticket?: unknown }
    const holder = await holderOf(db.pool as Parameters<typeof holderOf>[0], ticket)
    const speech = speechOf(undefined, request.headers['accept-language'])
    const branding = await brandingFor(services, holder?.accountId ?? null)
    const page = { ...secondFactorPage(holder, String(ticket ?? ''), speech), branding }
    // The address is secret while the ticket is good: nothing reports it.
    return sendPage(reply.code(holder ? 200 : 404), page, (nonce) => scriptPagePolicy(nonce))
  }
}
