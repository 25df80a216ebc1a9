import { afterAll, beforeAll, describe } from 'vitest'
import type { Database } from '../platform/db/openDb.ts'
import { hasPostgres, seededPglite, seededPostgres } from './seededDb.ts'
import { TestDatabase } from './TestDatabase.ts'

/** Says the same of the seeded database on PGlite and on PostgreSQL. */
export function onEveryEngine(name: string, say: (database: TestDatabase) => void): void {
  describe(`${name} on PGlite`, () => say(opened(seededPglite)))
  onPostgres(name, say)
}

/** Says it of PostgreSQL alone: races cannot show on PGlite's one connection. */
export function onPostgres(name: string, say: (database: TestDatabase) => void): void {
  if (hasPostgres()) {
    describe(`${name} on PostgreSQL`, () => say(opened(seededPostgres)))
    return
  }
  const sentence =
    'These tests need PostgreSQL too: install it (apt-get install postgresql) or set DATABASE_URL.'
  if (process.env.CI) throw new Error(sentence)
  process.emitWarning(sentence)
}

function opened(open: () => Promise<Database>): TestDatabase {
  const database = new TestDatabase()
  beforeAll(async () => database.use(await open()))
  afterAll(() => database.close())
  return database
}
