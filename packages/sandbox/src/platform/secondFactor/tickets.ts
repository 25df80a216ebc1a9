import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest()

/** Creates the ticket for the page that confirms a session of a vendor's page; valid for five minutes. */
export async function newTicket(
  client: Pick<PoolClient, 'query'>,
  sessionId: string,
  options: object,
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await client.query(
    'update app_private.passkey_challenges set ticket_hash = $2, options = $3 where session_id = $1',
    [sessionId, hashOf(ticket), options],
  )
  return ticket
}

/** The session that a ticket confirms, the page it is for, and the options for the browser. */
export interface TicketHolder {
  sessionId: string
  userId: string
  accountId: string | null
  /** The name of the account. */
  account: string | null
  origins: string[] | null
  options: object
}

/** Returns the session of a ticket; undefined when the ticket was used or has expired, or its session ended. */
export async function holderOf(
  client: Pick<PoolClient, 'query'>,
  ticket: unknown,
): Promise<TicketHolder | undefined> {
  if (typeof ticket !== 'string' || ticket.length > 100) return undefined
  const { rows } = await client.query<TicketHolder>(
    `select session_id as "sessionId", sessions.user_id as "userId", sessions.account_id as "accountId", accounts.name as account, origins, options
       from app_private.passkey_challenges join app_private.sessions on sessions.id = session_id
       left join app_public.accounts on accounts.id = sessions.account_id
      where ticket_hash = $1 and purpose = 'confirm' and passkey_challenges.created_on > app_private.now() - interval '5 minutes'
        and expires_at > app_private.now()`,
    [hashOf(ticket)],
  )
  return rows[0]
}
