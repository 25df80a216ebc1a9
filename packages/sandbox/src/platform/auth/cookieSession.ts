import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../db/openDb.ts'
import { findSession } from './findSession.ts'
import { sessionTokenOf } from './sessionCookie.ts'
import type { Session } from './sessions.ts'

/** The session of a browser, if it has one. */
export async function cookieSession(
  db: Database,
  headers: IncomingHttpHeaders,
  accountId?: string,
): Promise<Session | undefined> {
  const token = sessionTokenOf(headers)
  return token ? findSession(db, { token, kind: 'cookie', accountId }) : undefined
}
