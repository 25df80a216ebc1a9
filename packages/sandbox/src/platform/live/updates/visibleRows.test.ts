import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { accountIds, distributionIds, userIds } from '../../../../seed/ids.ts'
import { onEveryEngine } from '../../../testing/database/onEveryEngine.ts'
import { visibleRows } from './visibleRows.ts'

onEveryEngine('the rows that a user may watch', (database) => {
  const context = {
    userId: userIds.investor,
    accountId: accountIds.maren,
    role: 'account_owner',
    accountType: 'investor',
    requestId: randomUUID(),
    sessionKind: 'cookie' as const,
  }

  it('are found for all tables in one query', async () => {
    const asked: string[] = []
    const spied = {
      ...database.db,
      pool: {
        connect: async () => {
          const client = await database.db.pool.connect()
          return {
            query: (text: string, values?: unknown[]) => {
              asked.push(text)
              return client.query(text, values)
            },
            release: () => client.release(),
          }
        },
      },
    } as unknown as typeof database.db
    const rows = await visibleRows(
      spied,
      context,
      new Map([
        ['distributions', [distributionIds.pending, randomUUID()]],
        ['accounts', [accountIds.maren, accountIds.idris]],
        ['steps', []],
      ]),
    )

    expect(Object.fromEntries(rows)).toEqual({
      distributions: [distributionIds.pending],
      accounts: [accountIds.maren],
    })
    expect(asked.filter((text) => text.includes('app_public'))).toHaveLength(1)
  })
})
