import type { Capstan } from '@capstan/sdk-core'
import { usersDataQuery, type AccountType } from '@capstan/sdk-core/accounts'

/** Who will look at a page, asked for before it is there; nobody where no account is acted for. */
export async function readAhead(
  capstan: Capstan,
): Promise<{ userId: string; accountId: string; type: AccountType; mayChange: boolean } | undefined> {
  const query = usersDataQuery(capstan)
  const { user, account, userAccount } = query.select(await capstan.queryClient.fetchQuery(query))
  if (!account) return undefined
  const mayChange = userAccount?.role !== 'account_viewer' && userAccount?.status !== 'suspended'
  return { userId: user.id, accountId: account.id, type: account.type, mayChange }
}
