import { anInvestor, type InvestorOptions } from './anInvestor.ts'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

type DelegateOptions = Pick<InvestorOptions, 'role' | 'status'>

/** Another person of an account, who also has an account of their own. */
export async function aDelegate(
  database: TestDatabase,
  accountId: string,
  { role = 'account_admin', status = 'active' }: DelegateOptions = {},
): Promise<Actor & { accountId: string; linkId: string; email: string }> {
  const { userId } = await anInvestor(database)
  const [link] = await database.rows<{ id: string }>(
    `insert into app_public.users_accounts (user_id, account_id, role, status) values ($1, $2, $3, $4) returning id`,
    [userId, accountId, role, status],
  )
  return { userId, accountId, linkId: link?.id ?? '', email: `${userId}@example.com` }
}
