import { randomUUID } from 'node:crypto'
import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

export type Role = 'account_owner' | 'account_admin' | 'account_viewer'

/** An account with one user of each role. */
export interface TestAccount {
  accountId: string
  as: (role?: Role) => Actor & { accountId: string }
}

const roles: Role[] = ['account_owner', 'account_admin', 'account_viewer']

/** A new account of a type, with an owner, an admin and a viewer. */
export async function aVendor(database: TestDatabase, type = 'issuer'): Promise<TestAccount> {
  const accountId = randomUUID()
  const users = Object.fromEntries(roles.map((role) => [role, randomUUID()]))
  await database.rows(
    `insert into app_public.accounts (id, type, name, contact_name, email, setup)
     values ($1, $2, $3, 'Vera Vega', $4, true)`,
    [accountId, type, `Vega ${type}`, `${accountId}@vega.example`],
  )
  for (const role of roles) {
    await database.rows(
      `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Vera', $2, $3)`,
      [users[role], role, [`${users[role]}@vega.example`]],
    )
    await database.rows(
      'insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, $3)',
      [users[role], accountId, role],
    )
  }
  return { accountId, as: (role = 'account_owner') => ({ userId: users[role] ?? '', accountId }) }
}
