import type { FastifyReply } from 'fastify'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { isServedSecurely, setSessionCookie } from './sessionCookie.ts'
import { deviceOf } from './deviceOf.ts'
import {
  cookieLifetime,
  createSession,
  endSession,
  type NewSession,
  rotateSession,
  type Session,
} from './sessions.ts'
import type { Database } from '../db/Database.ts'

/** Gives the browser a new session in place of the one it had, so that a token known from before opens nothing. */
export async function startSession(
  { db, origins }: PlatformServices,
  reply: FastifyReply,
  session: { userId: string; accountId?: string; email?: string },
  previous: Session | undefined,
): Promise<void> {
  const token = await tokenFor(
    db,
    { ...session, lifetime: cookieLifetime, device: deviceOf(reply.request) },
    previous,
  )
  reply.header('set-cookie', setSessionCookie(token, cookieLifetime, isServedSecurely(origins)))
}

async function tokenFor(db: Database, session: NewSession, previous: Session | undefined): Promise<string> {
  if (previous?.userId === session.userId) return rotateSession(db, previous.key, session)
  if (previous) await endSession(db, previous.key)
  return (await createSession(db, session)).token
}
