import type { PublicTable, Verb } from './publicTables.ts'

const ids = (from: string) =>
  `select coalesce(array_agg(row_id order by row_id), '{}') from (${from}) as found (row_id)`

/** The ids that a request reads. */
export const readIds = ({ name, key }: PublicTable) => ids(`select ${key} from app_public.${name}`)

/** The ids that a request could update: locking a row asks the policies for updates, and no trigger. */
export const lockIds = ({ name, key }: PublicTable) => ids(`select ${key} from app_public.${name} for update`)

/** The ids that the policies of the catalogue let through for these verbs, asked as the owner of the database. */
export function policyIds({ name, key, policies }: PublicTable, ...verbs: string[]): string {
  const clauses = verbs.map((verb) => {
    const allowed = policies.filter((policy) => policy.verb === verb).map(({ using }) => `(${using})`)
    return `(${allowed.join(' or ') || 'false'})`
  })
  return ids(`select ${key} from app_public.${name} where ${clauses.join(' and ')}`)
}

/**
 * Selects the ids of rows with a relation to the person or the account. A row with an owner references them, or is shared with
 * them directly: seeing its round is not enough. A row without an owner references them, or references a row that is shared with
 * them.
 *
 * Written independently of the policies, so that a policy that shows more is detected. The related ids are found once, and each
 * column is looked up in them, because the large seed has 100,000 rows in a table.
 */
export function tiedIds(table: PublicTable): string {
  const { name, key, columns } = table
  const isOfSomebody = columns.some(({ isAccount }) => isAccount) && !comesWithAnother.has(name)
  const held = columns.flatMap(({ name, type }) => {
    const mayBeShown = !isOfSomebody || name === 'id'
    return type in tiedAs ? `${name} in (select ${tiedAs[type]} from ${mayBeShown ? 'tied' : 'own'})` : []
  })
  return `with own as materialized (${own}), tied as materialized (${shown} union table own)
    ${ids(`select ${key} from app_public.${name} where ${held.join(' or ') || 'false'}`)}`
}

/** Tables whose rows reference an account, and are visible to every account that sees their security, round or document. */
const comesWithAnother = new Set(['contracts', 'document_sharings', 'tokens', 'tranche_bond_data'])

/** The expressions by which a column can reference another row, by type. */
const tiedAs: Record<string, string> = { uuid: 'id', text: 'id::text' }

const own = `
  select app_private.account_id() as id union select app_private.user_id()
  union select account_id from app_public.users_accounts where user_id = app_private.user_id()
  union select entity_id from app_public.managed_accounts where account_id = app_private.account_id()`

const shown = `
  select row_id as id from app_private.visible_rows where account_id = app_private.account_id()
  union select document_id from app_private.document_viewers where account_id = app_private.account_id()
  union select user_id from app_public.users_accounts where account_id = app_private.account_id()`

/** Updates every row it may without reading any, so that only the policies for updates apply. */
export const updateBlindly = ({ name }: PublicTable) =>
  `with done as (update app_public.${name} set version = 1 returning 1) select count(*)::text from done`

/** Everything that a request could delete. */
export const deleteRows = ({ name }: PublicTable) =>
  `with done as (delete from app_public.${name} returning 1) select count(*)::text from done`

/** A write that matches no row: only privileges and the matrix of operations can refuse it. */
export function emptyWrite({ name, granted, columns }: PublicTable, verb: Verb): string {
  const table = `app_public.${name}`
  const column = granted[verb] ?? columns[0]?.name
  const writes: Record<Verb, string> = {
    insert: `insert into ${table} (${column}) select (null::${table}).${column} where false`,
    update: `update ${table} set ${column} = null where false`,
    delete: `delete from ${table} where false`,
  }
  return `with done as (${writes[verb]} returning 1) select count(*)::text from done`
}
