import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { recordOperation } from '../audit/recordOperation.ts'
import { createSession, embedLifetime } from '../auth/sessions.ts'
import { isId } from '../auth/membership.ts'
import type { Database } from '../db/openDb.ts'
import { HttpError, notFound, notSignedIn } from './httpError.ts'
import type { PlatformServices } from './PlatformServices.ts'

interface Wish {
  account: string
  origins: string[]
}

const operation = 'createEmbedSession'

/** A vendor's server exchanges its secret key for a token that lets one investor use the vendor's own pages. */
export function addEmbedSessionRoutes(app: FastifyInstance, { db }: PlatformServices): void {
  app.post('/api/v2/embed/sessions', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // A secret key in a page is no secret any more: no page may use it.
    if (request.headers.origin)
      throw new HttpError(403, 'forbidden_origin', 'Ask for tokens from your server only.')
    const vendorId = await vendorOf(db, request.headers.authorization)
    if (!vendorId) throw notSignedIn()
    const { account, origins } = wishOf(request.body)
    // Somebody else's customer and nobody at all have one answer.
    const userId = await customersOwner(db, vendorId, account)
    const doer = { userId: null, accountId: vendorId, requestId: request.id }
    if (!userId) {
      await recordOperation(db, doer, { operation, outcome: 'refused', code: 'not_found' })
      throw notFound()
    }
    await recordOperation(db, doer, { operation, outcome: 'done' })
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

async function vendorOf(db: Database, authorization = ''): Promise<string | undefined> {
  const key = /^Bearer (sk_\w{16,200})$/.exec(authorization)?.[1]
  if (!key) return undefined
  const hash = createHash('sha256').update(key).digest()
  const { rows } = await db.pool.query<{ account_id: string }>(
    'select account_id from app_private.embed_keys where key_hash = $1',
    [hash],
  )
  return rows[0]?.account_id
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

/** The person a token stands for: the owner of the account of one of the vendor's investors. */
async function customersOwner(
  db: Database,
  vendorId: string,
  accountId: string,
): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ user_id: string }>(
    `select user_id from app_public.users_accounts
       join app_public.accounts on accounts.id = account_id
       join app_public.users on users.id = user_id and users.status = 'active'
      where account_id = $1 and accounts.type = 'investor' and role = 'account_owner'
        and users_accounts.status = 'active' and app_private.is_customer($2, account_id)
      order by users_accounts.created_on, users_accounts.id limit 1`,
    [accountId, vendorId],
  )
  return rows[0]?.user_id
}
