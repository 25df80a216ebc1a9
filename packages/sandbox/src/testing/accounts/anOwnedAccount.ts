import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/Database.ts'

export interface OwnedAccount {
  id: string
  /** The email address that its owner signs in with. */
  email: string
  /** The id of its owner. */
  personId: string
}

/** Stores an account named Okafor-Reyes Trust with an owner of its own, Ida Okafor-Reyes, who may sign in. */
export async function anOwnedAccount({ pool }: Database, type = 'investor'): Promise<OwnedAccount> {
  const [id, personId] = [randomUUID(), randomUUID()]
  const email = `${personId}@example.com`
  await pool.query(
    `insert into app_public.users (id, first_name, last_name, emails) values ($1, 'Ida', 'Okafor-Reyes', $2)`,
    [personId, [email]],
  )
  await pool.query(
    `insert into app_public.accounts (id, type, name, setup) values ($1, $2, 'Okafor-Reyes Trust', true)`,
    [id, type],
  )
  await pool.query(
    `insert into app_public.users_accounts (user_id, account_id, role) values ($1, $2, 'account_owner')`,
    [personId, id],
  )
  await pool.query(
    'insert into app_private.terms_acceptances (user_id, terms_id) select $1, id from app_private.terms_in_force()',
    [personId],
  )
  return { id, email, personId }
}
