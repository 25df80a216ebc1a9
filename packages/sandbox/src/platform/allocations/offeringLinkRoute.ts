import type { FastifyInstance } from 'fastify'
import { cookieSession } from '../auth/cookieSession.ts'
import { findMembership, isId } from '../auth/membership.ts'
import type { Session } from '../auth/sessions.ts'
import { notFound } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import type { Database } from '../db/Database.ts'

/**
 * Adds the route of an agent's link, which redirects to the offering; a visitor who is not signed in signs in first.
 *
 * Following the link stores nothing, or any site could credit its visitors to an agent. The offering's address names the link,
 * and an investment made from there is credited to the agent.
 */
export function addOfferingLinkRoute(app: FastifyInstance, services: PlatformServices): void {
  const { db } = services
  app.get<{ Params: { id: string } }>('/offering-link/:id', async ({ params, headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isId(params.id)) throw notFound()
    const session = await cookieSession(services, headers)
    if (!session || !(await isInvestor(db, session))) {
      return reply.redirect(`${session ? '/account-role' : '/login'}?next=%2Foffering-link%2F${params.id}`)
    }
    const path = await offeringOf(db, params.id)
    if (!path) throw notFound()
    return reply.redirect(path)
  })
}

/** Returns true when the session acts for an active investor account. */
async function isInvestor(db: Database, { userId, accountId }: Session): Promise<boolean> {
  const membership = accountId ? await findMembership(db, userId, accountId) : undefined
  return membership?.type === 'investor' && membership.status === 'active'
}

async function offeringOf(db: Database, id: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ path: string | null }>(
    'select app_private.offering_of_link($1) as path',
    [id],
  )
  return rows[0]?.path ?? null
}
