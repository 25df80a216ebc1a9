import type { Actor, TestDatabase } from './TestDatabase.ts'

/** Gives an account that nobody has claimed to a person, as the link in a mail does once they have agreed to it. */
export async function claimAccount(
  database: Pick<TestDatabase, 'rows'>,
  accountId: string,
  { userId }: Pick<Actor, 'userId'>,
): Promise<Actor & { accountId: string }> {
  await database.rows('select app_private.hand_over($1, null, $2)', [accountId, userId])
  return { userId, accountId }
}
