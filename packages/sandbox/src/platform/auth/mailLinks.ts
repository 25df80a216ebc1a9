import type { Database } from '../db/Database.ts'

/** The action that a mailed link confirms. */
export type LinkKind = 'claim' | 'ownership' | 'address' | 'undo' | 'passkey'

/** A link that can still be confirmed, and its action. */
export interface OpenLink {
  status: 'open'
  kind: LinkKind
  /** The address it was mailed to. */
  email: string
  /** The account it hands over; an address is of no account. */
  accountName: string | null
  accountType: string | null
  /** The signed-in user in relation to the link: its receiver, another user, or none. */
  reader: 'receiver' | 'other-user' | 'visitor'
}

/** A link that can no longer be confirmed, with the reason. */
export interface ClosedLink {
  status: 'expired-token' | 'invalid-token' | 'used' | 'taken'
  kind: LinkKind | null
  email: string | null
  /** Names the mail of a link that has run out, so that it can be sent again. */
  emailId: string | null
}

/** The result of a confirmation. */
export interface Confirmed {
  status: ClosedLink['status'] | 'complete' | 'not-receiver'
  kind: LinkKind | null
  emailId: string | null
  accountName: string | null
}

const unknown = {
  status: 'invalid-token',
  kind: null,
  email: null,
  emailId: null,
  accountName: null,
} as const

/** Returns true when a text has the format of our tokens; other texts are not looked up. */
export const isLinkToken = (token: string) => /^[0-9a-f]{64}$/.test(token)

/** Returns the action of the link with this token. Changes nothing. */
export async function lookAtLink(
  { pool }: Database,
  token: string,
  signedIn: string | undefined,
): Promise<OpenLink | ClosedLink> {
  if (!isLinkToken(token)) return unknown
  const { rows } = await pool.query<OpenLink | ClosedLink>(
    `select status, kind, email, reader, email_id as "emailId", account_name as "accountName",
            account_type as "accountType"
       from app_private.look_at_link($1, $2)`,
    [token, signedIn ?? null],
  )
  return rows[0] ?? unknown
}

/** Executes the link when its receiver is signed in, or no user is. */
export async function confirmLink(
  { pool }: Database,
  token: string,
  session: { id: string; userId: string } | undefined,
): Promise<Confirmed> {
  if (!isLinkToken(token)) return unknown
  const { rows } = await pool.query<Confirmed>(
    `select status, kind, email_id as "emailId", account_name as "accountName"
       from app_private.confirm_link($1, $2, $3)`,
    [token, session?.userId ?? null, session?.id ?? null],
  )
  return rows[0] ?? unknown
}
