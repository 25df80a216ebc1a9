import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createSession, embedLifetime } from '../auth/sessions.ts'
import { isId } from '../auth/membership.ts'
import type { Database } from '../db/openDb.ts'
import { HttpError, notFound, notSignedIn } from './httpError.ts'
import type { PlatformServices } from './PlatformServices.ts'

interface Wish {
  account: string
  origins: string[]
}

/** A vendor's server exchanges its secret key for a token that lets one investor use the vendor's own pages. */
export function addEmbedSessionRoutes(app: FastifyInstance, { db }: PlatformServices): void {
  app.post('/api/v2/embed/sessions', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // A secret key in a page is no secret any more: no page may use it.
    if (request.headers.origin)
      throw new HttpError(403, 'forbidden_origin', 'Ask for tokens from your server only.')
    if (!(await isVendorKey(db, request.headers.authorization))) throw notSignedIn()
    const { account, origins } = wishOf(request.body)
    const userId = await investorOwner(db, account)
    if (!userId) throw notFound()
    const lifetime = embedLifetime
    const { token, expiresAt } = await createSession(db, {
      userId,
      accountId: account,
      kind: 'embed',
      origins,
      lifetime,
    })
    return reply.code(201).send({ token, expiresAt: expiresAt.toISOString() })
  })
}

async function isVendorKey(db: Database, authorization = ''): Promise<boolean> {
  const key = /^Bearer (sk_\w{16,200})$/.exec(authorization)?.[1]
  if (!key) return false
  const hash = createHash('sha256').update(key).digest()
  const { rows } = await db.pool.query('select from app_private.embed_keys where key_hash = $1', [hash])
  return rows.length > 0
}

function wishOf(body: unknown): Wish {
  const { account, origins } = (body ?? {}) as Partial<Record<keyof Wish, unknown>>
  if (!isId(account))
    throw new HttpError(400, 'invalid_input', 'account must be the id of an investor account.')
  if (!Array.isArray(origins) || origins.length < 1 || origins.length > 20 || !origins.every(isOrigin)) {
    throw new HttpError(
      400,
      'invalid_input',
      'origins must be 1 to 20 origins such as https://invest.example.com.',
    )
  }
  return { account: account.toLowerCase(), origins }
}

const isOrigin = (text: unknown): text is string =>
  typeof text === 'string' && /^https?:/.test(text) && URL.parse(text)?.origin === text

/** The person a token stands for: the owner of the investor account. */
async function investorOwner(db: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select user_id from app_public.users_accounts
       join app_public.accounts on accounts.id = account_id
      where account_id = $1 and accounts.type = 'investor' and role = 'account_owner' and status = 'active'
      order by users_accounts.created_on, users_accounts.id limit 1`,
    [accountId],
  )
  return rows[0]?.user_id
}
