import { asOperation } from '../audit/asOperation.ts'
import type { TestUser } from './actors.ts'
import type { Database } from '../db/Database.ts'

/** Adds an operation and a change to each account, which no seed writes. */
export async function fillAudit(db: Database, people: readonly TestUser[]): Promise<void> {
  for (const { userId, accountId } of people) {
    await asOperation(db, { userId, accountId, operation: 'rename' }, (client) =>
      client.query('update app_public.accounts set name = name where id = $1', [accountId]),
    )
  }
}
