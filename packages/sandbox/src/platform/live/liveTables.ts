import type { Database } from '../db/openDb.ts'

/** The tables whose rows can be watched: every one that a migration made live, as far as a request may read it. */
export async function liveTables({ pool }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_trigger
       join pg_class on pg_class.oid = tgrelid
       join pg_attribute on attrelid = pg_class.oid and attname = 'id' and atttypid = 'uuid'::regtype
      where tgname = 'notify_change' and relnamespace = 'app_public'::regnamespace
        and has_column_privilege('app_user', pg_class.oid, attnum, 'select')
      order by relname`,
  )
  return new Set(rows.map(({ name }) => name))
}
