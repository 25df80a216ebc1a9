import { expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { insiders, type TestUser } from './actors.ts'
import { withRollback } from './withRollback.ts'
import { probeAs, prober } from './prober.ts'
import { type PublicTable, publicTables, type Verb } from './publicTables.ts'
import { emptyWrite } from './statements.ts'

const verbs: Verb[] = ['insert', 'update', 'delete']

onEveryEngine(
  'isolation of writes',
  (database) => {
    it('permits each role of each account type only the writes of the matrix, on every table', async () => {
      const tables = await publicTables(database.db)
      const cells = tables.flatMap((table) => verbs.map((verb) => ({ table, verb })))
      const statements = cells.map(({ table, verb }) => emptyWrite(table, verb))
      const allowed = new Set(
        (
          await database.rows<{ cell: string }>(
            `select concat_ws(' ', operation, account_type, role) as cell from app_private.permissions`,
          )
        ).map(({ cell }) => cell),
      )
      for (const actor of await insiders(database)) {
        const outcomes = await withRollback(database.db, (client) => probeAs(client, actor, statements))
        const expected = cells.map(({ table, verb }) => expectedOf(table, verb, actor, allowed))
        const named = (all: string[]) =>
          cells.map(({ table, verb }, index) => `${verb} ${table.name}: ${all[index]}`)
        expect([actor.type, actor.role, named(outcomes)]).toEqual([actor.type, actor.role, named(expected)])
      }
    })

    it('names an operation of the matrix for every write there is', async () => {
      for (const { name, granted, operations } of await publicTables(database.db)) {
        for (const verb of verbs) {
          if (granted[verb])
            expect([name, operations[verb]]).toEqual([name, expect.stringMatching(/^[a-z_]+$/)])
        }
      }
    })
  },
  { prepare: prober },
)

function expectedOf(
  { granted, operations }: PublicTable,
  verb: Verb,
  { type, role }: TestUser,
  allowed: ReadonlySet<string>,
): string {
  if (!granted[verb]) return 'refused 42501'
  return allowed.has(`${operations[verb]} ${type} ${role}`) ? '0' : 'refused CPSTN'
}
