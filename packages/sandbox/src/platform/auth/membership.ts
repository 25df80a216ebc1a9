import type { Database } from '../db/Database.ts'

/** The role of a person in an account. */
export interface Membership {
  role: string
  status: string
  type: string
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns true when a text has the format of our ids; anything else is not looked up. */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text)

/** The link of a person to an account, or nothing, which says neither that the account exists nor that it does not. */
export async function findMembership(
  db: Database,
  userId: string,
  accountId: string,
): Promise<Membership | undefined> {
  if (!isId(accountId)) return undefined
  const { rows } = await db.pool.query<Membership>({
    // Every request asks it: with a name it is planned once a connection.
    name: 'membership',
    text: 'select role, status, type from app_private.memberships where user_id = $1 and account_id = $2',
    values: [userId, accountId],
  })
  return rows[0]?.role ? rows[0] : undefined
}
