import { randomUUID } from 'node:crypto'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

export interface InvestorOptions {
  role?: 'account_owner' | 'account_admin' | 'account_viewer'
  status?: 'active' | 'suspended'
  type?: string
  setup?: boolean
}

/** A new account and its only person. */
export async function anInvestor(
  database: TestDatabase,
  options: InvestorOptions = {},
): Promise<Actor & { accountId: string }> {
  const { role = 'account_owner', status = 'active', type = 'investor', setup = true } = options
  const [userId, accountId] = [randomUUID(), randomUUID()]
  await database.rows(
    `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Ida', 'Test', $2)`,
    [userId, [`${userId}@example.com`]],
  )
  await database.rows('insert into app_public.accounts (id, type, name, setup) values ($1, $2, $3, $4)', [
    accountId,
    type,
    'Ida Test',
    setup,
  ])
  await database.rows(
    'insert into app_public.users_accounts (user_id, account_id, role, status) values ($1, $2, $3, $4)',
    [userId, accountId, role, status],
  )
  return { userId, accountId }
}
