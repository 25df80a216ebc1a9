import type { Actor, TestDatabase } from '../database/TestDatabase.ts'

/** Gives an unclaimed account to a person, as a confirmed link in a mail does. */
export async function claimAccount(
  database: Pick<TestDatabase, 'rows'>,
  accountId: string,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Actor & { accountId: string }> {
  await database.rows('select app_private.hand_over($1, null, $2)', [accountId, userId])
  return { userId, accountId }
}
