import { randomUUID } from 'node:crypto'
import { accountIds } from '../../../seed/ids.ts'
import { anInvestor } from '../../testing/accounts/anInvestor.ts'
import type { Actor, TestDatabase } from '../../testing/database/TestDatabase.ts'

export const roles = ['account_owner', 'account_admin', 'account_viewer'] as const
export type Role = (typeof roles)[number]

/** A seeded account of each type that has the most to do with others. */
export const accounts = {
  issuer: accountIds.halden,
  broker: accountIds.larkspur,
  agent: accountIds.brightwater,
  ats: accountIds.northgate,
  investor: accountIds.maren,
  admin: accountIds.operations,
}
export type AccountType = keyof typeof accounts
export const accountTypes = Object.keys(accounts) as AccountType[]

/** An actor of the matrix. */
export interface TestUser extends Actor {
  type: AccountType
  role: Role
  accountId: string
}

/** A person of each role in a seeded account of each type. */
export async function insiders(database: TestDatabase): Promise<TestUser[]> {
  const people = accountTypes.flatMap((type) => roles.map((role) => ({ type, role })))
  return Promise.all(people.map(({ type, role }) => aDelegate(database, type, role)))
}

async function aDelegate(database: TestDatabase, type: AccountType, role: Role): Promise<TestUser> {
  const accountId = accounts[type]
  const userId = role === 'account_owner' ? await ownerOf(database, accountId) : randomUUID()
  await database.rows(
    `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Ida', 'Matrix', $2)
     on conflict do nothing`,
    [userId, [`${userId}@example.com`]],
  )
  await database.rows(
    `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, $3) on conflict do nothing`,
    [userId, accountId, role],
  )
  return { type, role, userId, accountId }
}

/** An account has one owner. */
async function ownerOf(database: TestDatabase, accountId: string): Promise<string> {
  const [owner] = await database.rows<{ user_id: string }>(
    `select user_id from app_public.users_accounts where account_id = $1 and role = 'account_owner'`,
    [accountId],
  )
  return owner?.user_id ?? ''
}

/** Creates an account of each type without relations to any other. */
export async function strangers(database: TestDatabase): Promise<TestUser[]> {
  return Promise.all(
    accountTypes.map(async (type) => ({
      ...(await anInvestor(database, { type })),
      type,
      role: 'account_owner' as const,
    })),
  )
}
