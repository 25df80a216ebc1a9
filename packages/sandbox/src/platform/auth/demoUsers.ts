import type { Database } from '../db/Database.ts'

/** A seeded person to sign in as. */
export interface DemoUser {
  id: string
  name: string
  email: string
  /** The purpose of the demo user, as the sign-in page shows it. */
  purpose: string
}

const purposes: Record<string, string> = {
  'investor@capstan.test': 'Invests: an account that is set up, with holdings and an investment under way',
  'new-investor@capstan.test': 'Invests for the first time: the account is not set up yet',
  'investor-viewer@capstan.test': 'Reads along at an investor, changes nothing',
  'issuer@capstan.test': 'Raises money: owner of an issuer',
  'issuer-admin@capstan.test': 'Administers an issuer',
  'issuer-viewer@capstan.test': 'Reads along at an issuer, changes nothing',
  'broker@capstan.test': 'Distributes to investors: owner of a broker',
  'agent@capstan.test': 'Administers payments and distributions: a transfer agent',
  'ats@capstan.test': 'Runs a trading system',
  'admin@capstan.test': 'Runs the platform',
  'many@capstan.test': 'Belongs to a dozen accounts of several types and roles',
  'terms@capstan.test': 'Has terms of service still to accept',
}

/** Returns the seeded users, in the order in which a newcomer would try them. */
export async function findDemoUsers(db: Database): Promise<DemoUser[]> {
  const emails = Object.keys(purposes)
  const { rows } = await db.pool.query<{ id: string; name: string; email: string }>(
    `select users.id, concat_ws(' ', first_name, last_name) as name, email
       from app_public.users, unnest(emails) as email
      where emails && $1 and email = any($1) and status = 'active'
      order by array_position($1, email)`,
    [emails],
  )
  return rows.map((row) => ({ ...row, purpose: purposes[row.email] ?? '' }))
}

/** Returns the id of the user with an e-mail; an invited user becomes active. */
export async function findUserByEmail(db: Database, email: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ id: string | null }>('select app_private.sign_in($1) as id', [email])
  return rows[0]?.id ?? undefined
}
