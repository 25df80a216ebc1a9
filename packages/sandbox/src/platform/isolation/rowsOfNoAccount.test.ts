import { expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { insiders } from './actors.ts'
import { withRollback } from './withRollback.ts'
import { seesTheWholeAudit } from './leaksOf.ts'
import { probeAs, prober } from './prober.ts'
import { isLookup, publicTables } from './publicTables.ts'
import { fillWithSamples, unknownActor, sampleInsert } from './sampleRows.ts'
import { deleteRows, updateBlindly } from './statements.ts'

onEveryEngine(
  'a row of no known account',
  (database) => {
    it('is shown to no account, nor added, changed or removed by one, where only policies are left to refuse it', async () => {
      const owners = (await insiders(database)).filter(({ role }) => role === 'account_owner')
      const open: string[] = []
      for (const table of await publicTables(database.db)) {
        const writers = owners.filter(({ type }) => !(type === 'admin' && isLookup(table)))
        await withRollback(database.db, async (client) => {
          await fillWithSamples(client, table, owners)
          const { rows } = await client.query<{ all: string }>(
            `select count(*)::text as all from app_public.${table.name}`,
          )
          for (const writer of writers) {
            const add = `with done as (${sampleInsert(table, unknownActor())} returning 1) select 1`
            const [shown, added, changed, removed] = await probeAs(client, writer, [
              `select count(*)::text from app_public.${table.name}`,
              add,
              updateBlindly(table),
              deleteRows(table),
            ])
            const mayBeShown = isLookup(table) || seesTheWholeAudit(writer, table)
            if (shown === rows[0]?.all && !mayBeShown) open.push(`${writer.type} sees all of ${table.name}`)
            if (added === '1') open.push(`${writer.type} adds to ${table.name}`)
            if (changed === rows[0]?.all) open.push(`${writer.type} changes all of ${table.name}`)
            if (removed === rows[0]?.all) open.push(`${writer.type} removes all of ${table.name}`)
          }
        })
      }
      expect(open).toEqual([])
    })
  },
  { prepare: prober },
)
