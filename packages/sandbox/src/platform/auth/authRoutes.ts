import type { FastifyInstance } from 'fastify'
import { asOperation } from '../audit/asOperation.ts'
import { recordOperation } from '../audit/recordOperation.ts'
import { comesFromElsewhere, isSameOriginNavigation } from '../http/origins.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { RateLimit } from '../http/RateLimit.ts'
import { carriedQuery, nextOf } from './carriedQuery.ts'
import { cookieSession } from './cookieSession.ts'
import { invitedTo } from './invitedTo.ts'
import { findMembership, isId } from './membership.ts'
import { homeOf } from './pagePaths.ts'
import { clearSessionCookie, isServedSecurely } from './sessionCookie.ts'
import { endSession } from './sessions.ts'
import { startSession } from './startSession.ts'

/**
 * The server's part of signing in: `login` → `app-user` → the app's `/account-role` → `role/{id}` → the page asked for.
 *
 * The query travels along all the way, so that a deep link survives sign-in.
 */
export function addAuthRoutes(app: FastifyInstance, services: PlatformServices): void {
  const { db, origins } = services
  // A HEAD must never sign a user out or change their account.
  const options = { exposeHeadRoute: false }
  // These two change something by being opened, and never from elsewhere.
  const writing = { ...options, config: { writes: true } }
  const refusals = new RateLimit(5)

  app.get('/authenticate/app-user', options, async (request, reply) => {
    const session = await cookieSession(services, request.headers)
    return reply.redirect((session ? '/account-role' : '/login') + carriedQuery(request.url))
  })

  // The app's sign-in page uses it: a person who is not signed in cannot read an offering.
  app.get('/authenticate/offering', options, async (request, reply) => {
    const offering = await invitedTo(db, nextOf(request.url))
    return reply.header('cache-control', 'no-store').send({ offering: offering ?? null })
  })

  app.get('/authenticate/terms-of-service', options, (request, reply) =>
    reply.redirect(`/authenticate/app-user${carriedQuery(request.url)}`),
  )

  app.get<{ Params: { id: string } }>('/authenticate/role/:id', writing, async (request, reply) => {
    const query = carriedQuery(request.url)
    const session = await cookieSession(services, request.headers)
    if (!session) return reply.redirect(`/login${query}`)
    if (!isSameOriginNavigation(request.headers, origins)) return reply.redirect(`/account-role${query}`)
    const accountId = request.params.id
    const membership = await findMembership(db, session.userId, accountId)
    const actor = {
      userId: session.userId,
      accountId: isId(accountId) ? accountId : null,
      requestId: request.id,
    }
    const code = membership ? barred[membership.status] : 'account_not_available'
    if (!membership || code) {
      // A limit on refusals keeps a user who tries many accounts from filling the audit.
      if (refusals.take(session.userId) === 0)
        await recordOperation(db, actor, { operation: 'chooseRole', outcome: 'refused', code })
      return reply.redirect(`/account-role${query}`)
    }
    await asOperation(db, { ...actor, operation: 'chooseRole' }, (client) =>
      client.query('select app_private.join_account($1, $2)', [session.userId, accountId]),
    )
    await startSession(services, reply, { userId: session.userId, accountId }, session)
    return reply.redirect(nextOf(request.url) ?? homeOf(membership.type))
  })

  app.get('/authenticate/logout', writing, async (request, reply) => {
    if (comesFromElsewhere(request.headers, origins)) return reply.redirect('/')
    const session = await cookieSession(services, request.headers)
    if (session) await endSession(db, session.key)
    return reply.header('set-cookie', clearSessionCookie(isServedSecurely(origins))).redirect('/login')
  })
}

/** The refusal for a person who may not act for an account, by the status of their membership. */
const barred: Readonly<Partial<Record<string, string>>> = {
  suspended: 'delegate_suspended',
  account_suspended: 'account_suspended',
}
