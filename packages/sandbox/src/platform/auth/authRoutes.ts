import type { FastifyInstance } from 'fastify'
import { recordOperation } from '../audit/recordOperation.ts'
import { isSameOriginNavigation } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { carriedQuery, nextOf } from './carriedQuery.ts'
import { cookieSession } from './cookieSession.ts'
import { homeOf } from './homeOf.ts'
import { findMembership, isId } from './membership.ts'
import { clearSessionCookie } from './sessionCookie.ts'
import { endSession } from './sessions.ts'
import { startSession } from './startSession.ts'

/**
 * The server's part of signing in: `login` → `app-user` → the app's `/account-role` → `role/{id}` → the page asked for.
 *
 * The query travels along all the way, so that a deep link survives sign-in.
 */
export function addAuthRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db, origins } = services
  // A HEAD or a prefetch must never sign anybody out or change their account.
  const options = { exposeHeadRoute: false }

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/authenticate/')) reply.header('cache-control', 'no-store')
  })

  app.get('/authenticate/app-user', options, async (request, reply) => {
    const session = await cookieSession(db, request.headers)
    return reply.redirect((session ? '/account-role' : '/login') + carriedQuery(request.url))
  })

  app.get('/authenticate/terms-of-service', options, (request, reply) =>
    reply.redirect(`/authenticate/app-user${carriedQuery(request.url)}`),
  )

  app.get<{ Params: { id: string } }>('/authenticate/role/:id', options, async (request, reply) => {
    const query = carriedQuery(request.url)
    const session = await cookieSession(db, request.headers)
    if (!session) return reply.redirect(`/login${query}`)
    const accountId = request.params.id
    const doer = {
      userId: session.userId,
      accountId: isId(accountId) ? accountId : null,
      requestId: request.id,
    }
    const membership = isSameOriginNavigation(request.headers, origins)
      ? await findMembership(db, session.userId, accountId)
      : undefined
    if (membership?.status !== 'active') {
      const code = membership ? 'delegate_suspended' : 'account_not_available'
      await recordOperation(db, doer, { operation: 'chooseRole', outcome: 'refused', code })
      return reply.redirect(`/account-role${query}`)
    }
    await recordOperation(db, doer, { operation: 'chooseRole', outcome: 'done' })
    await startSession(services, reply, { userId: session.userId, accountId }, session)
    return reply.redirect(nextOf(request.url) ?? homeOf(membership.type))
  })

  app.get('/authenticate/logout', options, async (request, reply) => {
    const session = await cookieSession(db, request.headers)
    const site = request.headers['sec-fetch-site']
    if (session && (site === 'cross-site' || site === 'same-site')) return reply.redirect('/')
    if (session) await endSession(db, session.key)
    return reply.header('set-cookie', clearSessionCookie()).redirect('/login')
  })
}
