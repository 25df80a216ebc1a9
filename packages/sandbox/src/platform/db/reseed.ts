import type { PoolClient } from 'pg'
import { inTransaction } from './inTransaction.ts'
import { PlatformError } from './PlatformError.ts'
import { seededSize, writeSeed } from './seed.ts'
import { refuseLargeSeed, type SeedSize } from './seedSizes.ts'
import { tidy } from './tidy.ts'
import type { Database } from './Database.ts'

/**
 * Restores the seed, with days relative to today, while clients stay connected.
 *
 * Sessions stay open: the seeded users have the same ids every time.
 */
export async function reseed(database: Database, wanted?: SeedSize): Promise<void> {
  const size = await inTransaction(database, async (client) => {
    await client.query('lock table app_private.seeding in exclusive mode')
    const size = wanted ?? (await seededSize(client))
    refuseLargeSeed(database.kind, size)
    if (size === undefined)
      throw new PlatformError('This database was never seeded, so there is no seed to put back.')
    const sessions = await sessionsOf(client)
    const allowed = await client.query('select extension from app_private.upload_types where allowed')
    await client.query('select app_private.empty_everything()')
    await client.query('update app_private.seeding set size = $1, seeded_on = app_private.today()', [size])
    await writeSeed(client, size)
    await keepSessions(client, sessions)
    // The accepted file types are set when the server starts, not by the seed.
    await client.query('update app_private.upload_types set allowed = true where extension = any($1)', [
      allowed.rows.map(({ extension }: { extension: string }) => extension),
    ])
    return size
  })
  await tidy(database, size)
}

async function sessionsOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ sessions: string }>(
    `select coalesce(json_agg(sessions), '[]')::text as sessions from app_private.sessions`,
  )
  return rows[0]?.sessions ?? '[]'
}

async function keepSessions(client: PoolClient, sessions: string): Promise<void> {
  await client.query(
    `insert into app_private.sessions
     select kept.* from json_populate_recordset(null::app_private.sessions, $1) as kept
       join app_public.users on users.id = kept.user_id
      where (kept.account_id is null or exists (select from app_public.accounts where id = kept.account_id))
        -- A vendor's key of the seed is a new one: its pages ask for new tokens.
        and (kept.embed_key_id is null or exists (select from app_public.embed_keys where id = kept.embed_key_id))`,
    [sessions],
  )
}

/** Returns true when the dates of the seed are those of another day. */
export async function isSeedOld({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query('select from app_private.seeding where seeded_on <> app_private.today()')
  return rows.length > 0
}
