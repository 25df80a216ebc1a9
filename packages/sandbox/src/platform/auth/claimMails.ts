import { invalidRequest } from '../http/errors/httpError.ts'
import { isId } from './membership.ts'
import type { Database } from '../db/Database.ts'

/** The requested mails: those of every unclaimed account of an address, or one that was sent before. */
export type MailRequest = { email: string } | { emailId: string }

/** Reads the mail request of a person who is not signed in. */
export function parseMailRequest(body: unknown): MailRequest {
  const { email, emailId } = (body ?? {}) as { email?: unknown; emailId?: unknown }
  if (typeof email === 'string' && emailId === undefined) return { email }
  if (typeof emailId === 'string' && isId(emailId) && email === undefined) return { emailId }
  throw invalidRequest('The body has an email, or the emailId of one that was sent.')
}

/** Sends the mails. The response never reveals that an address is in use; only the reader of its mail learns that. */
export async function askForMail({ pool }: Database, request: MailRequest): Promise<void> {
  if ('email' in request) await pool.query('select app_private.mail_claims($1)', [request.email])
  else await pool.query('select app_private.mail_again($1)', [request.emailId])
}
