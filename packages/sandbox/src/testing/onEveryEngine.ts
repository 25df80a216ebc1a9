import { afterAll, beforeAll, describe } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { openDb } from '../platform/db/openDb.ts'
import { seed } from '../platform/db/seed.ts'
import { canStartPostgres, startPostgres } from './startPostgres.ts'
import { TestDatabase } from './TestDatabase.ts'

/** Says the same of the seeded database on PGlite and on PostgreSQL. */
export function onEveryEngine(name: string, say: (database: TestDatabase) => void): void {
  describe(`${name} on PGlite`, () => say(opened(() => openDb())))
  onPostgres(name, say)
}

/** Says it of PostgreSQL alone: races cannot show on PGlite's one connection. */
export function onPostgres(name: string, say: (database: TestDatabase) => void): void {
  if (canStartPostgres()) {
    describe(`${name} on PostgreSQL`, () => say(openedPostgres()))
    return
  }
  const sentence =
    'These tests need PostgreSQL too: install it (apt-get install postgresql) or set DATABASE_URL.'
  if (process.env.CI) throw new Error(sentence)
  process.emitWarning(sentence)
}

function openedPostgres(): TestDatabase {
  const server = { stop: async () => undefined as void }
  const database = opened(async () => {
    const { url, stop } = await startPostgres()
    server.stop = stop
    return openDb({ url })
  })
  afterAll(() => server.stop())
  return database
}

function opened(open: () => ReturnType<typeof openDb>): TestDatabase {
  const database = new TestDatabase()
  beforeAll(async () => {
    const db = await open()
    await migrate(db)
    await seed(db)
    await database.use(db)
  })
  afterAll(() => database.close())
  return database
}
