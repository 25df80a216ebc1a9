import type { Database } from './db/Database.ts'

/** Mails investors whose accreditation expires within 30 days, and again within 7; once each, for any number of calls. */
export async function remindOfAccreditations({ pool }: Database): Promise<void> {
  await pool.query('select app_private.remind_of_accreditations()')
}

/** Mails signers who have had 3 days to sign, and again after 7. */
export async function remindSigners({ pool }: Database): Promise<void> {
  await pool.query('select app_private.remind_signers()')
}

const hour = 60 * 60 * 1000

/** Sends reminders now and every hour; returns a function that stops it. */
export async function keepReminding(db: Database): Promise<() => void> {
  await remindOfAccreditations(db)
  await remindSigners(db)
  // A failure is retried an hour later.
  const timer = setInterval(() => {
    void remindOfAccreditations(db).catch(() => undefined)
    void remindSigners(db).catch(() => undefined)
  }, hour).unref()
  return () => clearInterval(timer)
}
