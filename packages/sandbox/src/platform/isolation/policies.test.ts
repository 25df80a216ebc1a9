import type { PoolClient } from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { onOneEngine } from '../../testing/database/onEveryEngine.ts'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import { accounts, insiders } from './actors.ts'
import { withRollback } from './withRollback.ts'
import { probeAs, prober } from './prober.ts'
import { type Policy, type PublicTable, publicTables } from './publicTables.ts'
import { fillWithSamples, unknownActor, sampleInsert } from './sampleRows.ts'
import { deleteRows, lockIds, readIds, updateBlindly } from './statements.ts'

/** Statements that show the effect of a policy, by verb. */
const shows = {
  select: (table: PublicTable) => [readIds(table)],
  update: (table: PublicTable) => [lockIds(table), updateBlindly(table)],
  delete: (table: PublicTable) => [deleteRows(table)],
  insert: (table: PublicTable, actor: Actor) =>
    [actor, unknownActor()].map(
      (owner) => `with done as (${sampleInsert(table, owner)} returning 1) select 1`,
    ),
}

onOneEngine(
  'the isolation matrix',
  (database) => {
    let tables: PublicTable[] = []
    let people: Actor[] = []
    beforeAll(async () => {
      tables = await publicTables(database.db)
      people = (await insiders(database)).filter(({ role }) => role === 'account_owner')
    })

    /** The issuer keeps the books of the investor: the one policy that is reached through another table. */
    async function manageAnAccount(client: PoolClient): Promise<void> {
      const managed = tables.filter(({ name }) => name === 'managed_accounts')
      for (const table of managed) await fillWithSamples(client, table, people)
      await client.query(
        'update app_public.managed_accounts set entity_id = $1, claimed_on = null where account_id = $2',
        [accounts.investor, accounts.issuer],
      )
    }

    /** Returns the policies whose change has no effect on any actor of the matrix. */
    async function unnoticed(change: (policy: Policy) => string | undefined): Promise<string[]> {
      const missed: string[] = []
      for (const table of tables) {
        await withRollback(database.db, async (client) => {
          await fillWithSamples(client, table, people)
          if (table.name === 'accounts') await manageAnAccount(client)
          for (const policy of table.policies) {
            const before = await outcomes(client, people, table, policy)
            await client.query('savepoint changed')
            const sql = change(policy)
            if (sql) await client.query(sql.replace('{}', `${policy.name} on app_public.${table.name}`))
            const after = await outcomes(client, people, table, policy)
            await client.query('rollback to savepoint changed')
            if (sql && after === before) missed.push(`${policy.name} on ${table.name}`)
          }
        })
      }
      return missed
    }

    it('fails when any policy is dropped', async () => {
      expect(await unnoticed(() => 'drop policy {}')).toEqual([])
    })

    it('fails when any policy permits every row', async () => {
      const open = ({ verb, using }: Policy) => {
        if (verb === 'insert') return 'alter policy {} with check (true)'
        return using === 'true' ? undefined : 'alter policy {} using (true)'
      }
      expect(await unnoticed(open)).toEqual([])
    })
  },
  { prepare: prober },
)

async function outcomes(
  client: PoolClient,
  people: readonly Actor[],
  table: PublicTable,
  { verb }: Policy,
): Promise<string> {
  const all: string[] = []
  for (const actor of people) all.push(...(await probeAs(client, actor, shows[verb](table, actor))))
  return all.join('\n')
}
