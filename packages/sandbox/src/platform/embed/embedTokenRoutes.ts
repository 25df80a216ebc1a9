import type { FastifyInstance } from 'fastify'
import { recordOperation } from '../audit/recordOperation.ts'
import { embedLifetime, endSession, newToken, tokenHash } from '../auth/sessions.ts'
import { notSignedIn, tooManyRequests } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { RateLimit } from '../http/RateLimit.ts'
import { refusalOf } from '../http/errors/refusalOf.ts'
import { sessionOf } from '../auth/sessionScope.ts'
import type { Database } from '../db/Database.ts'

/** Adds the routes with which a page replaces or ends its own token. */
export function addEmbedTokenRoutes(scope: FastifyInstance, { db }: PlatformServices): void {
  const refreshes = new RateLimit(20)

  scope.post('/api/v2/embed/sessions/refresh', async (request, reply) => {
    const session = sessionOf(request)
    if (session?.kind !== 'embed') throw notSignedIn()
    const wait = refreshes.take(`${session.userId} ${session.accountId}`)
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw tooManyRequests(wait)
    }
    const renewed = await refresh(db, session.key).catch((error: unknown) => {
      // Its key ended, or was narrowed, at this moment.
      throw refusalOf(error) === error ? error : notSignedIn()
    })
    if (!renewed) throw notSignedIn()
    await recordOperation(
      db,
      { ...session, requestId: request.id },
      { operation: 'refreshEmbedSession', outcome: 'done' },
    )
    return reply.code(201).send({ ...renewed, components: session.components })
  })

  scope.delete('/api/v2/embed/sessions', async (request, reply) => {
    const session = sessionOf(request)
    if (session?.kind !== 'embed') throw notSignedIn()
    await endSession(db, session.key)
    await recordOperation(
      db,
      { ...session, requestId: request.id },
      { operation: 'endEmbedSession', outcome: 'done' },
    )
    return reply.code(204).send()
  })
}

async function refresh(db: Database, key: string): Promise<{ token: string; expiresAt: string } | undefined> {
  const token = newToken()
  const { rows } = await db.pool.query<{ ends: Date | null }>(
    `select app_private.refresh_embed_session(decode($1, 'hex'), $2, make_interval(secs => $3)) as ends`,
    [key, tokenHash(token), embedLifetime],
  )
  const ends = rows[0]?.ends
  return ends ? { token, expiresAt: ends.toISOString() } : undefined
}
