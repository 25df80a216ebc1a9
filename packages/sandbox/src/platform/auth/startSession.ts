import type { FastifyReply } from 'fastify'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { setSessionCookie } from './sessionCookie.ts'
import { cookieLifetime, createSession, endSession, type Session } from './sessions.ts'

/** Gives the browser a new session in place of the one it had, so that a token known from before opens nothing. */
export async function startSession(
  { db, live, origins }: PlatformServices,
  reply: FastifyReply,
  session: { userId: string; accountId?: string },
  previous: Session | undefined,
): Promise<void> {
  const { token, key } = await createSession(db, { ...session, lifetime: cookieLifetime })
  if (previous) await endSession(db, previous.key)
  if (previous?.userId === session.userId) live.rotated(previous.key, key)
  else if (previous) live.ended(previous.key)
  reply.header('set-cookie', setSessionCookie(token, cookieLifetime, origins.main.startsWith('https:')))
}
