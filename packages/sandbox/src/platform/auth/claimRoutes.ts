import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/openDb.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { cookieSession } from './cookieSession.ts'

/** What became of a mailed link, as `/account/claim` reads it from its address. */
interface Opened {
  status: 'no-token' | 'expired-token' | 'invalid-token' | 'used' | 'complete'
  email_id?: string | null
  account_name?: string | null
}

/** Opens the links of mails that hand over an account, and leads to the page that says how it went. */
export function addClaimRoutes(app: FastifyInstance, { db }: PlatformServices): void {
  // A HEAD must not use a link up.
  const options = { exposeHeadRoute: false }
  app.get<{ Querystring: { token?: unknown } }>(
    '/authenticate/claim',
    options,
    async ({ query, headers }, reply) => {
      // A page fetched ahead of time is not yet a person's choice.
      if (headers['sec-purpose'] !== undefined) return reply.code(204).send()
      const session = await cookieSession(db, headers)
      return reply.redirect(claimPage(await open(db, query.token, session?.userId)))
    },
  )
}

async function open(db: Database, token: unknown, signedIn: string | undefined): Promise<Opened> {
  if (typeof token !== 'string' || token === '') return { status: 'no-token' }
  // What no token of ours looks like is not even looked up.
  if (!/^[0-9a-f]{64}$/.test(token)) return { status: 'invalid-token' }
  const { rows } = await db.pool.query<Opened>(
    'select status, email_id, account_name from app_private.open_link($1, $2)',
    [token, signedIn ?? null],
  )
  return rows[0] ?? { status: 'invalid-token' }
}

function claimPage(opened: Opened): string {
  const known = Object.entries(opened).filter(([, value]) => value !== null && value !== undefined)
  return `/account/claim?${new URLSearchParams(Object.fromEntries(known)).toString()}`
}
