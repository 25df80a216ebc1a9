import type { PoolClient } from 'pg'
import { asAccount } from '../../src/platform/graphql/asAccount.ts'
import type { Platform } from '../../src/platform/startPlatform.ts'
import type { Watcher } from './Watcher.ts'

/** Rows, `<table> <id>`, and what is known of each: its version, or all it shows. */
export type Rows = ReadonlyMap<string, string>

/** Reads every live row of the platform. */
export interface Reader {
  /** Every row there is, with its version. */
  all(): Promise<Rows>
  /** The rows that a user sees, with their versions. */
  seenBy(watcher: Watcher): Promise<Rows>
  /** The rows that a user sees, with all computed fields. */
  shownTo(watcher: Watcher): Promise<Rows>
}

export async function aReader({ db }: Platform, tables: readonly string[]): Promise<Reader> {
  const { rows: figures } = await db.pool.query<{ table: string; call: string }>(figuresOf)
  const versions = tables.map(
    (table) => `select '${table} ' || id as row, version::text as known from app_public.${table}`,
  )
  const shown = tables.map((table) => {
    const calls = figures.filter((one) => one.table === table).map(({ call }) => call)
    const full = `full_${table}`
    if (readModels.includes(full))
      calls.push(`(select to_jsonb(${full}) from app_public.${full} where ${full}.id = ${table}.id)`)
    return `select '${table} ' || id as row, concat_ws(' ', version, ${calls.join(', ') || "''"}) as known from app_public.${table}`
  })
  const ask = async (client: Pick<PoolClient, 'query'>, selects: readonly string[]): Promise<Rows> => {
    const { rows } = await client.query<{ row: string; known: string }>(selects.join(' union all '))
    return new Map(rows.map(({ row, known }) => [row, known]))
  }
  return {
    all: () => ask(db.pool as never, versions),
    seenBy: ({ context }) => asAccount(db, context, (client) => ask(client, versions)),
    shownTo: ({ context }) => asAccount(db, context, (client) => ask(client, shown)),
  }
}

/** Views that show a row with what other rows say of it. */
const readModels = ['full_holdings', 'full_distributions', 'full_distribution_payments', 'full_transactions']

/** The computed fields of a row: single values, without addresses, which are signed again each time. */
const figuresOf = `
  select relname as table, format('app_public.%I(%I)', proname, relname) as call
  from pg_proc join pg_type on pg_type.oid = proargtypes[0] join pg_class on pg_class.oid = typrelid
  join pg_type as answer on answer.oid = prorettype
  where pronamespace = 'app_public'::regnamespace and relnamespace = 'app_public'::regnamespace and relkind = 'r'
    and pronargs = 1 and provolatile <> 'v' and not proretset and answer.typtype = 'b'
    and has_function_privilege('app_user', pg_proc.oid, 'execute')
    and has_table_privilege('app_user', pg_class.oid, 'select') and proname not like '%\\_url' and proname not like '%\\_link'
    and not exists (select from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      and not has_column_privilege('app_user', pg_class.oid, attnum, 'select'))
  order by 1, 2`
