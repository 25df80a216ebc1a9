import type { PoolClient } from 'pg'
import type { Database } from './openDb.ts'
import { PlatformError } from './PlatformError.ts'
import { readMigrations, type Migration } from './readMigrations.ts'

/** Any number, the same in every build: only one process migrates at a time. */
const lockKey = 872_341

/** Applies the pending migrations, each in a separate transaction. */
export async function migrate(database: Database): Promise<void> {
  const migrations = await readMigrations()
  const client = await database.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const waiting = pending(migrations, await readHistory(client))
    for (const migration of waiting) await apply(client, migration)
    // The triggers read the policies to find the accounts to notify, so all policies must exist first.
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
  return (await client.query<Applied>('select name, hash from public.migrations order by name')).rows
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

async function apply(client: PoolClient, { name, hash, sql }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into public.migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
