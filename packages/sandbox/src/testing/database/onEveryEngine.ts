import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres, seededPglite, seededPostgres, wantsPostgres } from './seededDb.ts'
import { TestDatabase } from './TestDatabase.ts'
import type { Database } from '../../platform/db/Database.ts'

export interface EngineOptions {
  /** SQL that the owner of the database runs before the schema is read: a table for the tests alone. */
  prepare?: string
}

/** Runs the same tests on the seeded database on PGlite and on PostgreSQL. */
export function onEveryEngine(
  name: string,
  say: (database: TestDatabase) => void,
  options: EngineOptions = {},
): void {
  describe(`${name} on PGlite`, () => say(opened(seededPglite, options)))
  onPostgres(name, say, options)
}

/**
 * Runs the tests on one engine, PostgreSQL if there is one: for many tries of a rule in SQL, when other tests check on both
 * engines that it applies.
 */
export function onOneEngine(
  name: string,
  say: (database: TestDatabase) => void,
  options: EngineOptions = {},
): void {
  const engine = hasPostgres() ? 'PostgreSQL' : 'PGlite'
  const open = hasPostgres() ? seededPostgres : seededPglite
  describe(`${name} on ${engine}`, () => say(opened(open, options)))
}

/**
 * Says it of PostgreSQL alone: races cannot show on PGlite's one connection. A file that says nothing else is called
 * `*.postgres.test.ts`, and left out where the tests run on PGlite.
 */
export function onPostgres(
  name: string,
  say: (database: TestDatabase) => void,
  options: EngineOptions = {},
): void {
  if (hasPostgres()) {
    describe(`${name} on PostgreSQL`, () => say(opened(seededPostgres, options)))
    return
  }
  if (!wantsPostgres) return
  const sentence =
    'These tests need PostgreSQL too: install it (apt-get install postgresql) or set DATABASE_URL.'
  if (process.env.CI) throw new Error(sentence)
  process.emitWarning(sentence)
}

function opened(open: () => Promise<Database>, { prepare = '' }: EngineOptions): TestDatabase {
  const database = new TestDatabase()
  beforeAll(async () => {
    const db = await open()
    await db.pool.query(prepare)
    await database.use(db, prepare !== '')
  })
  afterAll(() => database.close())
  return database
}
