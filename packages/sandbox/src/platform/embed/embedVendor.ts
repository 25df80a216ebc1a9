import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenHash } from '../auth/sessions.ts'
import type { Database } from '../db/openDb.ts'
import { HttpError, notSignedIn } from '../http/httpError.ts'
import { RateLimit } from '../http/RateLimit.ts'

/** The vendor whose secret key a request brings. */
export interface EmbedVendor {
  keyId: string
  vendorId: string
  /** What the key makes sessions for. */
  components: string[]
}

/** Finds out whose key it is, and how often it may be used; a page may use none. */
export function embedVendors(db: Database) {
  const tries = new RateLimit(60)
  const uses = new RateLimit(600)

  return async function vendorOf(request: FastifyRequest, reply: FastifyReply): Promise<EmbedVendor> {
    reply.header('cache-control', 'no-store')
    // A secret key in a page is no secret any more: no page may use it.
    if (request.headers.origin)
      throw new HttpError(403, 'forbidden_origin', 'Ask for tokens from your server only.')
    const vendor = await findVendor(db, request.headers.authorization)
    const wait = vendor ? uses.take(vendor.vendorId) : tries.take(request.ip)
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw new HttpError(429, 'rate_limited', `Too many requests; try again in ${wait} seconds.`)
    }
    if (!vendor) throw notSignedIn()
    return vendor
  }
}

async function findVendor(db: Database, authorization = ''): Promise<EmbedVendor | undefined> {
  const key = /^Bearer (sk_\w{16,200})$/.exec(authorization)?.[1]
  if (!key) return undefined
  const { rows } = await db.pool.query<EmbedVendor>(
    'select key_id as "keyId", vendor_id as "vendorId", components from app_private.use_embed_key($1)',
    [tokenHash(key)],
  )
  return rows[0]
}
