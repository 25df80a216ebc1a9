import type { FastifyInstance } from 'fastify'
import { cookieSession } from '../auth/cookieSession.ts'
import { findMembership, isId } from '../auth/membership.ts'
import type { Session } from '../auth/sessions.ts'
import type { Database } from '../db/openDb.ts'
import { notFound } from '../http/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'

/**
 * An agent's link leads here, and on to the offering; whoever is not signed in signs in first.
 *
 * From then on the investor counts as brought by the agent.
 */
export function addOfferingLinkRoute(app: FastifyInstance, { db }: PlatformServices): void {
  const options = { exposeHeadRoute: false }
  app.get<{ Params: { id: string } }>('/offering-link/:id', options, async ({ params, headers }, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isId(params.id)) throw notFound()
    const session = await cookieSession(db, headers)
    const investor = session && (await investorOf(db, session))
    if (!investor) {
      return reply.redirect(`${session ? '/account-role' : '/login'}?next=%2Foffering-link%2F${params.id}`)
    }
    const path = await openLink(db, params.id, investor)
    if (!path) throw notFound()
    return reply.redirect(path)
  })
}

/** The investor account the session acts for, if it does. */
async function investorOf(db: Database, { userId, accountId }: Session): Promise<string | undefined> {
  const membership = accountId ? await findMembership(db, userId, accountId) : undefined
  const isInvestor = membership?.type === 'investor' && membership.status === 'active'
  return isInvestor && accountId ? accountId : undefined
}

async function openLink(db: Database, id: string, investor: string): Promise<string | null> {
  const { rows } = await db.pool.query<{ path: string | null }>(
    'select app_private.open_offering_link($1, $2) as path',
    [id, investor],
  )
  return rows[0]?.path ?? null
}
