import { isId } from './membership.ts'
import { type Session, tokenHash } from './sessions.ts'
import type { Database } from '../db/Database.ts'

/** The credentials of a request: a token, and the account if it names one. */
export interface Presented {
  token: string
  kind: Session['kind']
  accountId?: string
}

interface SessionRow {
  key: string
  id: string
  is_use_old: boolean
  user_id: string
  account_id: string | null
  kind: 'cookie' | 'embed'
  origins: string[] | null
  components: string[] | null
  switched_off: string[] | null
  vendor_id: string | null
  lifetime: string
  locale: string | null
  role: string | null
  status: string
  type: string
}

/**
 * The session a token opens, or nothing when there is none or its time is up.
 *
 * Every request also needs the role of the person in the account it names; the same query returns it.
 */
export async function findSession(
  db: Database,
  { token, kind, accountId }: Presented,
): Promise<Session | undefined> {
  const { rows } = await db.pool.query<SessionRow>({
    // Every request asks it: with a name it is planned once a connection.
    name: 'session',
    text: `select encode(token_hash, 'hex') as key, sessions.id, sessions.user_id, sessions.account_id, kind, sessions.origins,
            sessions.components, sessions.switched_off,
            sessions.used_at < app_private.now() - interval '5 minutes' as is_use_old,
            keys.account_id as vendor_id,
            extract(epoch from sessions.expires_at - app_private.now()) * 1000 as lifetime,
            person_locales.locale, member.role, member.status, member.type
       from app_private.sessions
       join app_public.users on users.id = sessions.user_id and users.status = 'active'
       left join app_private.person_locales on person_locales.user_id = sessions.user_id
       left join app_public.embed_keys as keys on keys.id = embed_key_id
       left join app_private.memberships as member
         on member.user_id = sessions.user_id and member.account_id = coalesce($3, sessions.account_id)
      where token_hash = $1 and kind = $2 and sessions.expires_at > app_private.now()`,
    values: [tokenHash(token), kind, accountId === undefined || isId(accountId) ? accountId : noAccount],
  })
  return rows[0] && sessionOf(rows[0])
}

/** The id of no account, so no user has a role in it. */
const noAccount = '00000000-0000-0000-0000-000000000000'

function sessionOf(row: SessionRow): Session {
  const { key, id, kind, origins, components, role, status, type } = row
  return {
    key,
    id,
    isUseOld: row.is_use_old,
    userId: row.user_id,
    accountId: row.account_id,
    kind,
    origins,
    components,
    switchedOff: row.switched_off,
    vendorId: row.vendor_id,
    lifetime: Number(row.lifetime),
    locale: row.locale ?? undefined,
    membership: role === null ? undefined : { role, status, type },
  }
}
