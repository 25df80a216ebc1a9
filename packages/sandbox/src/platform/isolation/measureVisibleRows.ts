// Reads every row of the large seed as each actor of the matrix, on the PostgreSQL at DATABASE_URL with an empty database, and
// prints the visible rows as JSON, for `pnpm bench isolation`.
import '../quietGraphile.ts'
import { TestDatabase } from '../../testing/database/TestDatabase.ts'
import { openSeededDb } from '../openSeededDb.ts'
import { insiders, type TestUser, strangers } from './actors.ts'
import { fillAudit } from './fillAudit.ts'
import { withRollback } from './withRollback.ts'
import { idsOf, leaksOf } from './leaksOf.ts'
import { probeAs, probeAsOwner, prober } from './prober.ts'
import { publicTables } from './publicTables.ts'
import { policyIds, readIds, tiedIds } from './statements.ts'

const database = new TestDatabase()
await database.use(await openSeededDb({ databaseUrl: process.env.DATABASE_URL, seed: 'large' }))
await database.db.pool.query(prober)
const people = await insiders(database)
const newcomers = await strangers(database)
await fillAudit(database.db, people)
await database.db.pool.query('analyze')
const tables = await publicTables(database.db)
const counts = await database.rows<{ count: string }>(
  tables.map(({ name }) => `select count(*) from app_public.${name}`).join(' union all '),
)

const shown = []
for (const user of people) shown.push({ ...(await shownTo(user)), isNew: false })
for (const user of newcomers) shown.push({ ...(await shownTo(user)), isNew: true })
console.log(
  JSON.stringify({
    tables: tables.length,
    rows: counts.reduce((sum, { count }) => sum + Number(count), 0),
    shown,
  }),
)
await database.close()

function shownTo(user: TestUser) {
  return withRollback(database.db, async (client) => {
    const seen: string[] = []
    const times: number[] = []
    for (const table of tables) {
      const started = performance.now()
      seen.push(...(await probeAs(client, user, [readIds(table)])))
      times.push(performance.now() - started)
    }
    const tied = await probeAsOwner(client, user, tables.map(tiedIds))
    const statements = tables.map((table) => policyIds(table, 'select'))
    const allowed = await probeAsOwner(client, user, statements)
    return {
      type: user.type,
      role: user.role,
      seen: sum(seen.map((outcome) => idsOf(outcome).length)),
      foreign: sum(leaksOf(user, tables, seen, tied).map(({ foreign }) => foreign.length)),
      tablesBesidePolicies: seen.filter((outcome, index) => outcome !== allowed[index]).length,
      reading: sum(times),
      longest: Math.max(...times),
    }
  })
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
