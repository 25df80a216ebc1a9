import type { Database } from '../db/openDb.ts'

/** The person and account of a membership that does not count any more. */
export async function suspendedMember(
  db: Database,
  id: string,
): Promise<{ userId: string; accountId: string } | undefined> {
  const { rows } = await db.pool.query<{ user_id: string; account_id: string }>(
    `select user_id, account_id from app_public.users_accounts where id = $1 and status <> 'active'`,
    [id],
  )
  const row = rows[0]
  return row && { userId: row.user_id, accountId: row.account_id }
}
