import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Actor } from '../../testing/database/TestDatabase.ts'
import type { Column, PublicTable } from './publicTables.ts'

/**
 * Disables all other checks that could refuse a row of a table, until the transaction is rolled back: only the policies remain.
 * The table then has a row of each actor and one of no account, for any seed.
 */
export async function fillWithSamples(
  client: PoolClient,
  table: PublicTable,
  actors: readonly Actor[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(conname) as name from pg_constraint
     where conrelid = $1::regclass and contype in ('c', 'f') order by contype desc`,
    [`app_public.${table.name}`],
  )
  const drops = rows.map(({ name }) => `alter table app_public.${table.name} drop constraint ${name};`)
  await client.query(`alter table app_public.${table.name} disable trigger user; ${drops.join(' ')}
    grant insert on app_public.${table.name} to app_user`)
  for (const actor of [...actors, unknownActor()])
    await client.query(`${sampleInsert(table, actor)} on conflict do nothing`)
}

/** An account that does not exist. */
export const unknownActor = (): Actor => ({ userId: randomUUID(), accountId: randomUUID() })

/** Returns an insert of a row that references only this actor. */
export function sampleInsert({ name, columns }: PublicTable, { userId, accountId }: Actor): string {
  const values = columns.map((column) => `'${valueOf(column, { userId, accountId })}'::${column.type}`)
  return `insert into app_public.${name} (${columns.map((column) => column.name).join(', ')}) values (${values.join(', ')})`
}

function valueOf({ name, type, isAccount }: Column, { userId, accountId }: Actor): string {
  if (isAccount) return accountId ?? ''
  if (name === 'account_id') return accountId ?? ''
  if (name === 'user_id') return userId
  if (type === 'uuid') return randomUUID()
  if (type.endsWith('[]') || type.startsWith('json')) return '{}'
  if (type === 'boolean') return 'false'
  if (name === 'expires_at') return '2127-01-01'
  if (type === 'date' || type.startsWith('timestamp')) return '2026-01-01'
  if (/^(int|bigint|numeric|smallint)/.test(type)) return String(Math.floor(Math.random() * 1e9))
  return randomUUID()
}
