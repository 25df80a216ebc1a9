import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './deviceOf.ts'
import { noteUse, type Session } from './sessions.ts'
import { authenticate } from './authenticate.ts'
import { allowOrigin, allowRefusal, foreignOrigin } from './cors.ts'
import { bodyHash, bulkOperationOf, idempotencyKeyOf } from './idempotencyKey.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { type RequestContext, requestContextOf, setRequestContext } from '../http/requestContext.ts'

const sessions = new WeakMap<FastifyRequest, Session>()

/** The session of a request that `addSessionHooks` let through. */
export const sessionOf = (request: FastifyRequest) => sessions.get(request)

/** A body that arrived within this number of milliseconds came with its head. */
const soonEnough = 1_000

/** Everything in this scope needs a session: the user is known before the body is read. */
export function addSessionHooks(scope: FastifyInstance, services: PlatformServices): void {
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session, context } = await authenticate(request, services).catch((error: unknown) => {
      allowRefusal(request, reply, services)
      throw error
    })
    await noteLocale(services, session, context, request.method)
    // Only a POST counts as use, because a GET must change nothing; an open page sends a POST now and then.
    if (session.isUseOld && request.method === 'POST')
      await noteUse(services.db, session, networkOf(request.ip))
    sessions.set(request, session)
    setRequestContext(request.raw, context)
    return session
  }

  scope.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin').header('cache-control', 'no-store')
    const session = await admit(request, reply)
    const origin = foreignOrigin(request, services)
    if (session.kind === 'embed' && origin) allowOrigin(reply, origin)
  })

  // A user who sends a body slowly may have been signed out, or suspended, before it ends.
  scope.addHook('preHandler', async (request, reply) => {
    if (reply.elapsedTime > soonEnough) await admit(request, reply)
  })

  scope.addHook('preHandler', async (request) => {
    const context = requestContextOf(request.raw)
    const idempotencyKey = idempotencyKeyOf(request.headers)
    const bulkOperationId = bulkOperationOf(request.headers)
    if (!context || (idempotencyKey === undefined && bulkOperationId === undefined)) return
    const onlyOutcome = request.headers['idempotency-outcome'] === 'only'
    const once = { idempotencyKey, onlyOutcome, operationBodyHash: bodyHash(request.body) }
    setRequestContext(request.raw, {
      ...context,
      ...(bulkOperationId !== undefined && { bulkOperationId }),
      ...(idempotencyKey !== undefined && once),
    })
  })
}

/** Stores the language of the page as the language of mails to its user, because a mail cannot detect one. */
async function noteLocale(
  { db }: PlatformServices,
  session: Session,
  { userId, locale }: RequestContext,
  method: string,
): Promise<void> {
  if (method !== 'POST' || !userId || !locale || locale === session.locale) return
  await db.pool.query('select app_private.note_locale($1, $2)', [userId, locale])
}
