import type { Database } from '../db/openDb.ts'

/** A mail that would have been sent. */
export interface Mail {
  id: string
  to: string
  subject: string
  html: string
  createdOn: Date
}

const columns = 'id::text, to_email as "to", subject, html, created_on as "createdOn"'

/** The newest mails. */
export async function listMails(db: Database): Promise<Mail[]> {
  return (await db.pool.query<Mail>(`select ${columns} from app_private.outbox order by id desc limit 200`))
    .rows
}

/** One mail. */
export async function findMail(db: Database, id: string): Promise<Mail | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined
  return (await db.pool.query<Mail>(`select ${columns} from app_private.outbox where id = $1`, [id])).rows[0]
}
