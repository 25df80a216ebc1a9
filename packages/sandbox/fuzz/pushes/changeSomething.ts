import type { Platform } from '../../src/platform/startPlatform.ts'

export interface Row {
  table: string
  id: string
}

/** The random decisions. */
export interface Chance {
  random: () => number
  pick: <T>(values: readonly T[]) => T
  /** Accounts with a watching user. */
  owners: readonly string[]
}

/**
 * One change: touches a row, writes another value into it, gives it to another account, shows it to an account, hides
 * it, copies it, or deletes it.
 */
export async function aChange(
  { db }: Platform,
  { table, id }: Row,
  chance: Chance,
): Promise<[string, unknown[]]> {
  const kind = chance.random()
  const owner = chance.pick(chance.owners)
  if (kind < 0.08)
    return ['delete from app_private.visible_rows where row_id = $1 and account_id = $2', [id, owner]]
  if (kind < 0.12) return ['delete from app_private.visible_rows where row_id = $1', [id]]
  if (kind < 0.18) return ['delete from app_private.document_viewers where document_id = $1', [id]]
  if (kind < 0.28) return ['select app_private.show($2, $1)', [id, owner]]
  if (kind < 0.32)
    return [
      `insert into app_private.document_viewers select id, $1, 'investor' from app_public.documents order by md5(id || $2) limit 1`,
      [owner, String(kind)],
    ]
  if (kind < 0.38) return [`delete from app_public.${table} where id = $1`, [id]]
  if (kind < 0.46)
    return [
      `insert into app_public.${table} ${generated} select (jsonb_populate_record(null::app_public.${table},
         to_jsonb(old) || jsonb_build_object('id', gen_random_uuid(), 'version', 1))).* from app_public.${table} as old where id = $1`,
      [id],
    ]
  const columns = await columnsOf(db, table)
  // Its issuer is copied from the round for good: the sums of a round over other issuers' parts are not sent.
  const isCopied = (name: string) =>
    name === 'issuer_id' && ['allocations', 'distributions', 'holdings'].includes(table)
  const owning = columns.filter(({ name, isOwner }) => isOwner && !isCopied(name))
  if (kind < 0.66 && owning.length > 0)
    return [`update app_public.${table} set ${chance.pick(owning).name} = $2 where id = $1`, [id, owner]]
  const column = chance.pick(
    columns.length > 0 && kind < 0.92 ? columns : [{ name: 'version', type: '', isOwner: false }],
  )
  return [`update app_public.${table} set ${column.name} = ${valueOf(column, chance)} where id = $1`, [id]]
}

// An account's number is never written.
const generated = 'overriding user value'

interface Column {
  name: string
  type: string
  isOwner: boolean
}

async function columnsOf(db: Platform['db'], table: string): Promise<Column[]> {
  const { rows } = await db.pool.query<Column>(
    `select quote_ident(attname) as name, format_type(atttypid, null) as type, exists (
       select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum]
         and confrelid = 'app_public.accounts'::regclass) as "isOwner"
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attidentity = ''
       and attname not in ('id', 'version')`,
    [`app_public.${table}`],
  )
  return rows
}

function valueOf({ name, type }: Omit<Column, 'isOwner'>, { random }: Chance): string {
  const number = Math.floor(random() * 1000)
  switch (type) {
    case 'text':
      return `coalesce(nullif(left(${name}, 20), ''), 'x') || '${number}'`
    case 'numeric':
    case 'integer':
    case 'bigint':
      return String(1 + (number % 50))
    case 'boolean':
      return `not ${name}`
    case 'jsonb':
      return `${name} || '{"title": "Part ${number}"}'`
    default:
      return name
  }
}
