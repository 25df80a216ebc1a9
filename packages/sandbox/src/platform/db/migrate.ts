import type { PoolClient } from 'pg'
import { PlatformError } from './PlatformError.ts'
import { readMigrations, type Migration, type SqlFile } from './readMigrations.ts'
import type { Database } from './Database.ts'

/** Any number, the same in every build: only one process migrates at a time. */
const lockKey = 872_341

/**
 * Creates the schema in an empty database, and applies the dated migrations that are pending, each in a separate transaction.
 * `history` is the schema and its migrations; tests pass another one.
 */
export async function migrate(database: Database, history?: Migration[]): Promise<void> {
  const migrations = history ?? (await readMigrations())
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const waiting = pending(migrations, await readHistory(client))
    for (const migration of waiting) await apply(client, migration)
    // The triggers send row dependencies as well, so all tables must exist first.
    if (waiting.length > 0) await client.query('select app_private.install_live_triggers()')
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
    client.release()
  }
}

interface Applied {
  name: string
  hash: string
}

async function readHistory(client: PoolClient): Promise<Applied[]> {
  await client.query(`create table if not exists public.migrations (
    name text primary key, hash text not null, applied_on timestamptz not null default now()
  )`)
  const { rows } = await client.query<Applied>(
    `select name, hash from public.migrations order by name <> 'schema', name collate "C"`,
  )
  return rows
}

function pending(migrations: Migration[], history: Applied[]): Migration[] {
  const same = history.every(({ name, hash }, index) => {
    const migration = migrations[index]
    return migration?.name === name && migration.hash === hash
  })
  if (same) return migrations.slice(history.length)
  throw new PlatformError(
    'The database was made by another build, whose migrations differ from this one; use a new data folder or database.',
  )
}

async function apply(client: PoolClient, { name, hash, files }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // A function may name objects that a later file creates.
    await client.query('set local check_function_bodies = off')
    for (const file of files) await run(client, file)
    await checkFunctions(client, name)
    await client.query('insert into public.migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function run(client: PoolClient, { path, sql }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`${path} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Checks the bodies of all functions, as PostgreSQL does when it creates one. */
async function checkFunctions(client: PoolClient, name: string): Promise<void> {
  await client.query('set local check_function_bodies = on')
  await run(client, { path: name, sql: checkBodies })
}

const checkBodies = `do $$
declare
  checked record;
begin
  for checked in
    select pg_proc.oid, lanname from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
  loop
    begin
      if checked.lanname = 'sql' then
        perform pg_catalog.fmgr_sql_validator(checked.oid);
      elsif checked.lanname = 'plpgsql' then
        perform pg_catalog.plpgsql_validator(checked.oid);
      end if;
    exception when others then
      raise exception '%: %', checked.oid::regprocedure, sqlerrm;
    end;
  end loop;
end
$$`
