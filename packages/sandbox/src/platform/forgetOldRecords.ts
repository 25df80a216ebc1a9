import type { Database } from './db/Database.ts'

/**
 * Drops records that expired long ago: sessions, the answers kept for retries, tasks at providers, secret keys, drafts, imports,
 * events.
 */
export async function forgetOldRecords({ pool }: Database): Promise<void> {
  // Kept for a day, for clients that have yet to learn that their token ended.
  await pool.query(`delete from app_private.sessions where expires_at < app_private.now() - interval '1 day'`)
  await pool.query(
    `delete from app_private.ended_sessions where ended_on < app_private.now() - interval '1 day'`,
  )
  // A week later, no client retries a write.
  await pool.query(
    `delete from app_private.idempotency where created_on < app_private.now() - interval '7 days'`,
  )
  await pool.query(
    `delete from app_private.step_callbacks where expires_at < app_private.now() - interval '1 day'`,
  )
  // The list of keys shows ended keys for a month; afterwards the audit does.
  await pool.query(
    `delete from app_public.embed_keys
      where coalesce(revoked_at, expires_at) < app_private.now() - interval '30 days'`,
  )
  // Half a year later, no person continues a form. Drafts are personal data, and are kept no longer than they are useful.
  await pool.query(`delete from app_private.drafts where saved_on < app_private.now() - interval '180 days'`)
  await pool.query('select app_private.forget_imports()')
  await pool.query('select app_private.forget_webhooks()')
  await pool.query('select app_private.forget_messages()')
}

const hour = 60 * 60 * 1000

/** Deletes old records now and every hour; returns a function that stops it. */
export async function keepForgetting(db: Database): Promise<() => void> {
  await forgetOldRecords(db)
  // A failure is retried an hour later.
  const timer = setInterval(() => void forgetOldRecords(db).catch(() => undefined), hour).unref()
  return () => clearInterval(timer)
}
