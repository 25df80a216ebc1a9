import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenHash } from '../auth/sessions.ts'
import { allowRefusal } from '../auth/cors.ts'
import { HttpError, tooManyRequests } from '../http/errors/httpError.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { RateLimit } from '../http/RateLimit.ts'
import type { Database } from '../db/Database.ts'

/** The vendor that the secret key of a request belongs to. */
export interface EmbedVendor {
  keyId: string
  vendorId: string
  /** The components that the key makes sessions for. */
  components: string[]
  /** The code of the refusal when an administrator suspended the account or switched its secret keys off. */
  refusal: keyof typeof refusals | null
}

/** Returns a function that finds the vendor of a secret key and limits its requests; it refuses keys sent by a page. */
export function embedVendors(services: PlatformServices) {
  const { db } = services
  const tries = new RateLimit(60)
  const uses = new RateLimit(600)

  return async function vendorOf(request: FastifyRequest, reply: FastifyReply): Promise<EmbedVendor> {
    reply.header('cache-control', 'no-store')
    // A secret key in a page is no longer secret, so no page may use it.
    if (request.headers.origin) {
      allowRefusal(request, reply, services)
      throw new HttpError(403, 'forbidden_origin', { english: 'Ask for tokens from your server only.' })
    }
    const vendor = await findVendor(db, request.headers.authorization)
    const wait = vendor ? uses.take(vendor.vendorId) : tries.take(request.ip)
    if (wait > 0) {
      reply.header('retry-after', wait)
      throw tooManyRequests(wait)
    }
    if (!vendor) throw keyRefused(request.headers.authorization)
    if (vendor.refusal) throw new HttpError(403, vendor.refusal, refusals[vendor.refusal])
    return vendor
  }
}

const refusals = {
  account_suspended: 'accountSuspended',
  feature_not_available: 'featureNotAvailable',
} as const

/**
 * Returns the error for an invalid key. An ended key and an unknown key get the same answer, so that guessing reveals nothing.
 */
function keyRefused(authorization = ''): HttpError {
  const key = /^Bearer (.+)$/i.exec(authorization)?.[1]
  const isWellFormed = key !== undefined && /^sk_\w{16,200}$/.test(key)
  const text = key === undefined ? 'keyMissing' : isWellFormed ? 'keyUnknown' : 'keyMalformed'
  return new HttpError(401, 'embed_key_refused', text)
}

async function findVendor(db: Database, authorization = ''): Promise<EmbedVendor | undefined> {
  const key = /^Bearer (sk_\w{16,200})$/.exec(authorization)?.[1]
  if (!key) return undefined
  const { rows } = await db.pool.query<EmbedVendor>(
    `select key_id as "keyId", vendor_id as "vendorId", components, refusal
     from app_private.use_embed_key($1)`,
    [tokenHash(key)],
  )
  return rows[0]
}
