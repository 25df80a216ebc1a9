import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, userIds } from '../../../seed/ids.ts'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { asAccount } from '../graphql/asAccount.ts'
import { isLookup, publicTables } from '../isolation/publicTables.ts'
import { asInvited } from './asInvited.ts'

const session = {
  ...{ id: 's', key: '' },
  userId: userIds.investor,
  accountId: accountIds.maren,
  kind: 'embed' as const,
  origins: [],
  switchedOff: null,
  vendorId: accountIds.larkspur,
  lifetime: 1000,
  membership: undefined,
}
const context = {
  userId: userIds.investor,
  accountId: accountIds.maren,
  role: 'account_owner',
  accountType: 'investor',
  sessionKind: 'embed' as const,
  requestId: randomUUID(),
}

onEveryEngine('a session that was granted the invitation alone', (database) => {
  const rowsSeen = async (components: string[]) => {
    const tables = (await publicTables(database.db)).filter((table) => !isLookup(table))
    return asAccount(database.db, asInvited({ ...session, components }, context), async (client) => {
      const seen: Record<string, number> = {}
      for (const { name } of tables) {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from app_public."${name}"`,
        )
        if (rows[0]?.count) seen[name] = rows[0].count
      }
      return seen
    })
  }

  it('reads no row of any table', async () => {
    expect(await rowsSeen(['invitation'])).toEqual({})
  })

  it('is the only one of which that is true', async () => {
    for (const components of [['portfolio'], ['invitation', 'portfolio']])
      expect(Object.keys(await rowsSeen(components))).toEqual(
        expect.arrayContaining(['accounts', 'distributions', 'users']),
      )
  })

  it('acts as no user for no account, so that the role matrix permits nothing', async () => {
    expect(asInvited({ ...session, components: ['invitation'] }, context)).toMatchObject({
      userId: null,
      accountId: null,
      invitation: { accountId: accountIds.maren, vendorId: accountIds.larkspur },
    })
  })
})
