import type { Database } from '../db/Database.ts'

export type Verb = 'insert' | 'update' | 'delete'

/** A table that requests may meet, as the catalogue describes it. */
export interface PublicTable {
  name: string
  /** The expression that identifies a row, as text. */
  key: string
  policies: Policy[]
  columns: Column[]
  /** The column that a verb is granted on; undefined when it is not granted. */
  granted: Partial<Record<Verb, string>>
  /** The operation that the matrix asks about for a verb. */
  operations: Partial<Record<Verb, string>>
}

export interface Policy {
  name: string
  verb: 'select' | Verb
  /** The condition of the policy, as stored in the catalogue. */
  using: string | null
}

/** A column that a row may be given. */
export interface Column {
  name: string
  type: string
  /** True when it references an account. */
  isAccount: boolean
}

/** Returns every table of the public schema, including those of future migrations. */
export async function publicTables({ pool }: Database): Promise<PublicTable[]> {
  const { rows } = await pool.query<PublicTable>(
    `select relname as name, key, policies, columns, operations, jsonb_strip_nulls(jsonb_build_object(
       'insert', ${grantedColumn('insert')}, 'update', ${grantedColumn('update')},
       'delete', case when has_table_privilege('app_user', tables.oid, 'delete') then 'id' end)) as granted
     from pg_class as tables, lateral (${keyOf}) as keys (key), lateral (${policiesOf}) as policies (policies),
       lateral (${columnsOf}) as columns (columns), lateral (${operationsOf}) as operations (operations)
     where relnamespace = 'app_public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  return rows
}

/**
 * Returns true when all accounts may read it. Listed by name, so that a policy that opens another table does not make it a
 * lookup.
 */
export const isLookup = ({ name }: PublicTable) => lookups.has(name)

const lookups = new Set([
  'asset_types',
  'chains',
  'countries',
  'currencies',
  'document_sharing_allowed_shares',
  'exchange_prices',
  'integration_types',
  'integrations',
  'investor_account_types',
  'mapping_fields',
  'mapping_roles',
  'onboarding_question_types',
  'partners',
  'reports',
  'step_form_schemas',
  'terms_of_services',
])

const grantedColumn = (verb: Verb) =>
  `(select quote_ident(attname) from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped
    and has_column_privilege('app_user', tables.oid, attnum, '${verb}') order by attnum limit 1)`

const keyOf = `
  select string_agg(quote_ident(attname) || '::text', ' || ' order by attnum) from pg_index
  join pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indrelid = tables.oid and indisprimary`

const policiesOf = `
  select coalesce(json_agg(json_build_object('name', policyname, 'verb', lower(cmd), 'using', qual)), '[]')
  from pg_policies where schemaname = 'app_public' and tablename = relname`

const columnsOf = `
  select json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, null), 'isAccount', exists (
    select from pg_constraint where conrelid = tables.oid and contype = 'f' and conkey = array[attnum]
      and confrelid = 'app_public.accounts'::regclass)) order by attnum)
  from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped
    and attidentity = '' and attgenerated = ''`

const operationsOf = `
  select coalesce(json_object_agg(substr(tgname, 7), rtrim(encode(tgargs, 'escape'), '\\0')), '{}')
  from pg_trigger where tgrelid = tables.oid and tgname like 'check\\_%'
    and tgfoid = 'app_private.check_operation'::regproc`
