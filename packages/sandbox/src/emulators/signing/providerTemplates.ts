import type { Database } from '../../platform/db/Database.ts'

/** A template as the provider keeps it. */
export interface KeptTemplate {
  id: string
  name: string
  description: string
  updatedOn: Date
  deleted: boolean
  roles: string[]
  documents: { name: string; fields: string[] }[]
  /** The number of next syncs that fail. */
  failures: number
}

/** A template at the provider. */
export async function findTemplate(db: Database, id: string): Promise<KeptTemplate | undefined> {
  const { rows } = await db.pool.query<KeptTemplate>(
    `select id, name, description, updated_on as "updatedOn", deleted,
       (select failures from app_private.provider_moods where partner = 'signing') as failures,
       array(select role ->> 'name' from jsonb_array_elements(contents -> 'roles') as role) as roles,
       (select jsonb_agg(jsonb_build_object('name', document ->> 'name',
          'fields', (select jsonb_agg(field ->> 'name') from jsonb_array_elements(document -> 'fields') as field)))
        from jsonb_array_elements(contents -> 'documents') as document) as documents
     from app_private.provider_templates where id = $1`,
    [id],
  )
  return rows[0]
}

/** Runs the action of a button on the template's page; returns true if the template exists. */
export async function changeTemplate(
  { pool }: Database,
  id: string,
  { action, name = '', description = '' }: Record<string, string>,
): Promise<boolean> {
  if (action === 'fail') {
    await pool.query(`update app_private.provider_moods set failures = 1 where partner = 'signing'`)
    return true
  }
  const deleted = action === 'delete' ? true : action === 'restore' ? false : null
  const { rowCount } = await pool.query(
    `update app_private.provider_templates set updated_on = app_private.now(), deleted = coalesce($2, deleted),
       name = coalesce(nullif($3, ''), name), description = case when $2 is null then $4 else description end
     where id = $1`,
    [id, deleted, name.trim().slice(0, 200), description.trim().slice(0, 1000)],
  )
  return rowCount === 1
}
