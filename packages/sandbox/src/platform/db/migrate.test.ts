import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { seededPglite } from '../../testing/database/seededDb.ts'
import { migrate } from './migrate.ts'
import { openDb } from './openDb.ts'
import { readDatedMigrations, readMigrations } from './readMigrations.ts'
import type { Database } from './Database.ts'

describe('migrate', { timeout: 120_000 }, () => {
  const opened: Database[] = []
  const folders: string[] = []
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })))
  })

  async function open(database: Promise<Database>): Promise<Database> {
    opened.push(await database)
    return database
  }

  /** The history of a later version, whose folder of migrations has these files. */
  async function withFiles(files: Record<string, string>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'capstan-migrations-'))
    folders.push(folder)
    for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql)
    return [...(await readMigrations()), ...(await readDatedMigrations(pathToFileURL(`${folder}/`)))]
  }

  async function historyOf({ pool }: Database): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>(
      'select name from public.migrations order by applied_on',
    )
    return rows.map(({ name }) => name)
  }

  it('creates the schema once, and refuses a history that another build wrote', async () => {
    const database = await open(openDb())
    await migrate(database)
    await migrate(database)

    expect(await historyOf(database)).toEqual((await readMigrations()).map(({ name }) => name))
    await database.pool.query('create table public.kept as table public.migrations')
    for (const change of [
      `insert into public.migrations values ('2026-11-30-later.sql', 'y')`,
      `update public.migrations set hash = 'x' where name = 'schema'`,
      // The folder of a version before the schema was ordered by noun.
      `update public.migrations set name = '0001-foundations.sql' where name = 'schema'`,
    ]) {
      await database.pool.query(change)
      await expect(migrate(database)).rejects.toThrow(
        /^The database was made by another build, .*; use a new data folder or database\.$/,
      )
      await database.pool.query(
        'delete from public.migrations; insert into public.migrations table public.kept',
      )
    }
    await migrate(database)
  })

  it('applies a dated migration to a database of the released schema, once, and keeps its rows', async () => {
    const database = await open(seededPglite())
    const emails = 'select emails from app_public.users order by id'
    const before = await database.pool.query(emails)
    const released = await historyOf(database)
    const later = await withFiles({
      '2027-02-28-greet.sql': `create function app_private.greeting(app_public.users) returns text
        language sql stable set search_path = pg_catalog as $$ select 'Hello ' || $1.nickname $$;`,
      '2027-01-31-nicknames.sql': `alter table app_public.users add column nickname text not null default 'you';`,
      'README.md': 'no migration',
    })

    await migrate(database, later)
    await migrate(database, later)

    expect(await historyOf(database)).toEqual([
      ...released,
      '2027-01-31-nicknames.sql',
      '2027-02-28-greet.sql',
    ])
    expect((await database.pool.query(emails)).rows).toEqual(before.rows)
    const { rows } = await database.pool.query(
      'select distinct app_private.greeting(users) from app_public.users',
    )
    expect(rows).toEqual([{ greeting: 'Hello you' }])
  })

  it('leaves nothing of a migration whose function names what does not exist', async () => {
    const database = await open(seededPglite())
    const released = await historyOf(database)
    const broken = await withFiles({
      '2027-01-31-broken.sql': `create table app_private.notes (id int);
        create function app_private.notes_of() returns bigint
        language sql stable set search_path = pg_catalog as $$ select count(*) from app_private.notices $$;`,
    })

    await expect(migrate(database, broken)).rejects.toThrow(
      /^2027-01-31-broken\.sql failed: app_private\.notes_of\(\): relation "app_private\.notices" does not exist$/,
    )
    expect(await historyOf(database)).toEqual(released)
    const { rows } = await database.pool.query(`select to_regclass('app_private.notes') as notes`)
    expect(rows).toEqual([{ notes: null }])
  })
})
