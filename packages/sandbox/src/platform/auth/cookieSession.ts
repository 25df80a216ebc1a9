import type { IncomingHttpHeaders } from 'node:http'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { findSession } from './findSession.ts'
import { isServedSecurely, sessionTokenOf } from './sessionCookie.ts'
import type { Session } from './sessions.ts'

/** The session of a browser, if it has one. */
export async function cookieSession(
  { db, origins }: Pick<PlatformServices, 'db' | 'origins'>,
  headers: IncomingHttpHeaders,
  accountId?: string,
): Promise<Session | undefined> {
  const token = sessionTokenOf(headers, isServedSecurely(origins))
  return token ? findSession(db, { token, kind: 'cookie', accountId }) : undefined
}
