import { createHash, randomBytes } from 'node:crypto'
import type { Device } from './deviceOf.ts'
import type { Membership } from './membership.ts'
import type { Database } from '../db/Database.ts'

/** A person who is signed in, by cookie or by a token made for one account and a list of pages. */
export interface Session {
  /** Hex of the token's hash: names the session without being able to open it. */
  key: string
  /** Names the session to its person. */
  id: string
  userId: string
  /** The account last chosen; an embed token has exactly one. */
  accountId: string | null
  kind: 'cookie' | 'embed'
  /** Pages that may use an embed token. */
  origins: string[] | null
  /** The components granted to an embed token; null for a cookie, which has all the rights of its user. */
  components: string[] | null
  /** The actions of the administration blocks that an embed token was not granted. */
  switchedOff: string[] | null
  /** The vendor whose key made the embed token. */
  vendorId: string | null
  /** Milliseconds the session still has to live. */
  lifetime: number
  /** True when its last recorded use is more than a few minutes old. */
  isUseOld?: boolean
  /** The language in which the person last asked for something. */
  locale?: string
  /** The user's membership in the requested account, or else in the session's own. */
  membership: Membership | undefined
}

/** The fields of a new session. */
export interface NewSession {
  userId: string
  accountId?: string | null
  kind?: 'cookie' | 'embed'
  origins?: string[] | null
  components?: readonly string[] | null
  /** The actions of the administration blocks that it may not do. */
  switchedOff?: readonly string[]
  /** The key of the vendor that asks for an embed token. */
  embedKeyId?: string
  /** Seconds. */
  lifetime: number
  /** The address the person signed in with. */
  email?: string
  /** The device that the person signs in with. */
  device?: Device
}

/** A person stays signed in for a working day; a token made for a page lives for a quarter of an hour. */
export const cookieLifetime = 12 * 60 * 60
export const embedLifetime = 15 * 60
/** It is refreshed for as long as a person may stay signed in. */
const embedRenewable = cookieLifetime

/** Returns the hash that identifies a token and cannot be used in its place. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

/** Opens a session and hands out its token, which is kept nowhere but with its owner. */
export async function createSession(
  db: Database,
  session: NewSession,
): Promise<{ token: string; key: string; expiresAt: Date }> {
  const token = newToken()
  const { rows } = await db.pool.query<{ expires_at: Date }>(
    `insert into app_private.sessions (token_hash, user_id, account_id, kind, origins, expires_at, components, embed_key_id,
                                       renewable_until, browser, system, network, email, switched_off)
     values ($1, $2, $3, $4, $5, app_private.now() + make_interval(secs => $6), $7, $8,
             app_private.now() + make_interval(secs => $9), $10, $11, $12, $13, $14)
     returning expires_at`,
    [
      tokenHash(token),
      session.userId,
      session.accountId ?? null,
      session.kind ?? 'cookie',
      session.origins ?? null,
      session.lifetime,
      session.components ?? null,
      session.embedKeyId ?? null,
      embedRenewable,
      session.device?.browser,
      session.device?.system,
      session.device?.network,
      session.email?.trim().toLowerCase(),
      session.switchedOff,
    ],
  )
  const expiresAt = rows[0]?.expires_at ?? new Date(0)
  return { token, key: tokenHash(token).toString('hex'), expiresAt }
}

/** Returns a random token of 32 bytes. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Gives a session another token, so that the one known from before opens nothing; its sockets live on. */
export async function rotateSession(
  db: Database,
  key: string,
  { accountId, email, lifetime }: Pick<NewSession, 'accountId' | 'email' | 'lifetime'>,
): Promise<string> {
  const token = newToken()
  await db.pool.query(
    `update app_private.sessions set token_hash = $2, account_id = $3, email = coalesce($5, email),
            used_at = app_private.now(), expires_at = app_private.now() + make_interval(secs => $4)
      where token_hash = decode($1, 'hex')`,
    [key, tokenHash(token), accountId ?? null, lifetime, email?.trim().toLowerCase()],
  )
  return token
}

/** Ends a session: its person signs out. */
export async function endSession(db: Database, key: string): Promise<void> {
  await db.pool.query(
    `select app_private.end_sessions_of(user_id, 'signed_out', only_one => id)
       from app_private.sessions where token_hash = decode($1, 'hex')`,
    [key],
  )
}

/** Returns the reason why the session of a token ended; undefined when none is stored. */
export async function endReasonOf(db: Database, token: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ reason: string }>(
    'select reason from app_private.ended_sessions where token_hash = $1',
    [tokenHash(token)],
  )
  return rows[0]?.reason
}

/** Notes that a session is used, and from where. */
export async function noteUse(db: Database, { key }: Session, network: string | null): Promise<void> {
  await db.pool.query(
    `update app_private.sessions set used_at = app_private.now(), network = $2
      where token_hash = decode($1, 'hex')`,
    [key, network],
  )
}

/** Returns those of the sessions that are still open. */
export async function openSessions(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.pool.query<{ key: string }>(
    `select encode(token_hash, 'hex') as key
       from app_private.sessions
       join app_public.users on users.id = user_id and users.status = 'active'
      where token_hash = any(select decode(k, 'hex') from unnest($1::text[]) as k) and expires_at > app_private.now()`,
    [keys],
  )
  return new Set(rows.map((row) => row.key))
}

/**
 * Returns true when a token was made for pages of this origin.
 *
 * Tokens that expired within the last day count, so that a page can read the 401 that makes it fetch a new one.
 */
export async function isEmbedOrigin(db: Database, origin: string): Promise<boolean> {
  const { rows } = await db.pool.query(
    `select from app_private.sessions
      where kind = 'embed' and $1 = any(origins) and expires_at > app_private.now() - interval '1 day' limit 1`,
    [origin],
  )
  return rows.length > 0
}

/** True for an origin that a secret key names, before any token was made for it, or that a token is for. */
export async function isPartnerOrigin(db: Database, origin: string): Promise<boolean> {
  const { rows } = await db.pool.query(
    `select from app_public.embed_keys
      where app_private.first_beyond(origins, array[$1]) is null and not app_private.has_ended(embed_keys) limit 1`,
    [origin],
  )
  return rows.length > 0 || isEmbedOrigin(db, origin)
}
