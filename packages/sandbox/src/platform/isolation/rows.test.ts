import { beforeAll, expect, it } from 'vitest'
import { onEveryEngine } from '../../testing/database/onEveryEngine.ts'
import { insiders, type TestUser, strangers } from './actors.ts'
import { fillAudit } from './fillAudit.ts'
import { withRollback } from './withRollback.ts'
import { idsOf, leaksOf, seesTheWholeAudit } from './leaksOf.ts'
import { probeAs, probeAsOwner, prober } from './prober.ts'
import { isLookup, type PublicTable, publicTables } from './publicTables.ts'
import { lockIds, policyIds, readIds, tiedIds } from './statements.ts'

onEveryEngine(
  'isolation of rows',
  (database) => {
    let people: TestUser[] = []
    let newcomers: TestUser[] = []
    beforeAll(async () => {
      people = await insiders(database)
      newcomers = await strangers(database)
      await fillAudit(database.db, people)
    })

    const each = async (
      tables: PublicTable[],
      actors: TestUser[],
      write: (table: PublicTable) => string,
      ask: typeof probeAs,
    ): Promise<Map<TestUser, string[]>> => {
      const found = new Map<TestUser, string[]>()
      await withRollback(database.db, async (client) => {
        for (const actor of actors) found.set(actor, await ask(client, actor, tables.map(write)))
      })
      return found
    }

    it('shows each role the rows that the policies allow, on every table', async () => {
      const tables = await publicTables(database.db)
      const seen = await each(tables, people, readIds, probeAs)
      const said = await each(tables, people, (table) => policyIds(table, 'select'), probeAsOwner)
      for (const actor of people)
        expect(named(tables, seen.get(actor))).toEqual(named(tables, said.get(actor)))
    })

    it('shows no user a row without a relation to them', async () => {
      const tables = await publicTables(database.db)
      const actors = [...people, ...newcomers]
      const seen = await each(tables, actors, readIds, probeAs)
      const tied = await each(tables, actors, tiedIds, probeAsOwner)
      const leaks = actors.flatMap((actor) =>
        leaksOf(actor, tables, seen.get(actor), tied.get(actor)).map((leak) => ({ ...actor, ...leak })),
      )
      expect(leaks).toEqual([])
    })

    it('shows a newcomer of each type nothing but lookups, themself and their account', async () => {
      const tables = await publicTables(database.db)
      const seen = await each(tables, newcomers, readIds, probeAs)
      for (const actor of newcomers) {
        const some = tables.filter(
          (table, index) =>
            !isLookup(table) &&
            !seesTheWholeAudit(actor, table) &&
            idsOf(seen.get(actor)?.[index]).length > 0,
        )
        const names = some.map(({ name }) => name)
        expect(names.filter((name) => !ownFromTheStart.includes(name))).toEqual([])
        for (const [index, table] of tables.entries()) {
          if (ownFromTheStart.includes(table.name))
            expect(idsOf(seen.get(actor)?.[index]).length).toBeLessThan(9)
        }
      }
    })

    it('lets every user update only rows that the policies permit and that are related to them', async () => {
      const tables = await publicTables(database.db)
      const writable = tables.filter(({ granted }) => granted.update)
      expect(writable.length).toBeGreaterThan(0)
      const locked = await each(tables, people, lockIds, probeAs)
      const said = await each(tables, people, (table) => policyIds(table, 'select', 'update'), probeAsOwner)
      const tied = await each(tables, people, tiedIds, probeAsOwner)
      for (const actor of people) {
        for (const [index, table] of tables.entries()) {
          const found = locked.get(actor)?.[index]
          if (!table.granted.update) {
            expect([table.name, found]).toEqual([table.name, 'refused 42501'])
            continue
          }
          expect([table.name, found]).toEqual([table.name, said.get(actor)?.[index]])
          if (isLookup(table)) continue
          const allowed = new Set(idsOf(tied.get(actor)?.[index]))
          expect([table.name, idsOf(found).filter((id) => !allowed.has(id))]).toEqual([table.name, []])
        }
      }
    })
  },
  { prepare: prober },
)

/** Tables with rows that are created together with an account. */
const ownFromTheStart = [
  'accounts',
  'users',
  'users_accounts',
  'vendor_default_email_preferences',
  'account_integrations',
]

const named = (tables: PublicTable[], outcomes: string[] = []) =>
  Object.fromEntries(tables.map(({ name }, index) => [name, outcomes[index]]))
