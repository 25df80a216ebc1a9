import type { Database } from './db/openDb.ts'

/** Drops what ran out long ago: sessions, the answers kept for retries, tasks at providers, secret keys, drafts, imports, events. */
export async function forgetOldRecords({ pool }: Database): Promise<void> {
  // A day is kept, for whoever still has to learn that their token is over.
  await pool.query(`delete from app_private.sessions where expires_at < app_private.now() - interval '1 day'`)
  await pool.query(
    `delete from app_private.ended_sessions where ended_on < app_private.now() - interval '1 day'`,
  )
  // Nobody sends a write again a week later.
  await pool.query(
    `delete from app_private.idempotency where created_on < app_private.now() - interval '7 days'`,
  )
  await pool.query(
    `delete from app_private.step_callbacks where expires_at < app_private.now() - interval '1 day'`,
  )
  // A month long a list of keys tells which have ended; afterwards the audit does.
  await pool.query(
    `delete from app_public.embed_keys
      where coalesce(revoked_at, expires_at) < app_private.now() - interval '30 days'`,
  )
  // Half a year later nobody goes on with a form: what was typed is a person's, and kept no longer than it is of use.
  await pool.query(`delete from app_private.drafts where saved_on < app_private.now() - interval '180 days'`)
  await pool.query('select app_private.forget_imports()')
  await pool.query('select app_private.forget_webhooks()')
}

const hour = 60 * 60 * 1000

/** Forgets now, and every hour from now on; answers how to stop. */
export async function keepForgetting(db: Database): Promise<() => void> {
  await forgetOldRecords(db)
  // What fails now is done an hour later.
  const timer = setInterval(() => void forgetOldRecords(db).catch(() => undefined), hour).unref()
  return () => clearInterval(timer)
}
