import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOperation } from '../audit/recordOperation.ts'
import { createSession, embedLifetime } from '../auth/sessions.ts'
import { isId } from '../auth/membership.ts'
import { HttpError, notFound } from '../http/errors/httpError.ts'
import { ownOrigin } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import { invitationAlone } from './components.ts'
import { addEventRoute } from '../webhooks/eventRoute.ts'
import { addEmbedAccountRoute } from './embedAccountRoute.ts'
import { addEmbedKeyRoute } from './embedKeyRoute.ts'
import { embedVendors } from './embedVendor.ts'
import { embedRequest } from './embedRequest.ts'
import { vendorActor } from './vendorActor.ts'
import type { Database } from '../db/Database.ts'

/**
 * Adds the routes for a vendor's server with its secret key: creating tokens with which one investor uses the vendor's own pages,
 * managing accounts and keys, and reading the event log.
 */
export function addEmbedSessionRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db } = services
  const vendorOf = embedVendors(services)
  addEmbedKeyRoute(app, services, vendorOf)
  addEmbedAccountRoute(app, services, vendorOf)
  addEventRoute(app, services, vendorOf)

  app.post('/api/v2/embed/sessions', async (request, reply) => {
    const vendor = await vendorOf(request, reply)
    const { keyId, vendorId } = vendor
    const { account, origins, components: wanted, switchedOff } = embedRequest(request.body, vendor)
    const { userId, consent, continuePath } = await reachOf(db, vendorId, account)
    const actor = vendorActor(request, vendorId)
    const refuse = async (refusal: unknown) => {
      if (refusal instanceof HttpError) {
        const { code } = refusal
        await recordOperation(db, actor, { operation: 'createEmbedSession', outcome: 'refused', code })
      }
      throw refusal
    }
    // Another vendor's customer and an unknown account get the same answer.
    if (!userId || !consent) return refuse(notFound())
    const components = consent === 'needed' ? invitationAlone : wanted
    // The key is checked again when the session is written: it may end, or be narrowed, at this moment.
    const { token, expiresAt } = await createSession(db, {
      userId,
      accountId: account,
      kind: 'embed',
      origins,
      components,
      switchedOff,
      embedKeyId: keyId,
      lifetime: embedLifetime,
    }).catch((error: unknown) => refuse(refusalOf(error)))
    await recordOperation(db, actor, { operation: 'createEmbedSession', outcome: 'done' })
    return reply.code(201).send({
      token,
      expiresAt: expiresAt.toISOString(),
      components,
      consent,
      ...(continuePath && { continueAt: originOf(request, services) + continuePath }),
    })
  })

  // Ends every token the vendor has for an account, on every server at once.
  app.delete('/api/v2/embed/sessions/:account', async (request, reply) => {
    const { account } = request.params as { account: string }
    // Checked before the key: `/sessions//` is another spelling of a route that no key opens.
    if (!isId(account)) throw notFound()
    const { vendorId } = await vendorOf(request, reply)
    await db.pool.query(
      `delete from app_private.sessions using app_public.embed_keys
        where embed_key_id = embed_keys.id and embed_keys.account_id = $1 and sessions.account_id = $2`,
      [vendorId, account],
    )
    await recordOperation(db, vendorActor(request, vendorId), {
      operation: 'revokeEmbedSessions',
      outcome: 'done',
    })
    return reply.code(204).send()
  })
}

const originOf = ({ headers }: FastifyRequest, { origins }: PlatformServices) =>
  ownOrigin(headers, origins) ?? origins.main

/** The user that a token would act as, and the consent of the account's owner to the vendor. */
interface Reach {
  userId: string | null
  /** `not_needed` for an account that is the vendor's own; null when it may have no token at all. */
  consent: 'not_needed' | 'given' | 'needed' | null
  /** The path on which the owner accepts and continues the setup that the vendor prepared; null when there is none. */
  continuePath: string | null
}

/** Returns the access that a session of a vendor would have to an account. */
async function reachOf(db: Database, vendorId: string, accountId: string): Promise<Reach> {
  const { rows } = await db.pool.query<Reach>(
    'select user_id as "userId", consent, continue_path as "continuePath" from app_private.embed_reach($1, $2)',
    [vendorId, accountId],
  )
  return rows[0] ?? { userId: null, consent: null, continuePath: null }
}
