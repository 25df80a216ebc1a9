import pg from 'pg'
import { percentile } from './percentile.ts'

/** The cost of the policies of one table: the same page read by a request and by the owner, who bypasses policies. */
export interface PolicyCost {
  table: string
  rows: number
  withPolicy: number
  without: number
}

/** The shortest page takes three milliseconds, which vary by one. */
const turns = 85

/**
 * Reads the first page of every table that has more than a thousand rows, filtered, sorted and counted as GraphQL asks
 * for it, with and without the table's policies, in turns.
 */
export async function measurePolicies(databaseUrl: string, account: string): Promise<PolicyCost[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const costs: PolicyCost[] = []
    for (const { table, rows, columns, sort, filter } of await largeTables(client)) {
      const page = [
        `select ${columns} from app_public.${table} where ${filter} order by ${sort} desc nulls last, id desc limit 50`,
        `select count(*) from app_public.${table} where ${filter}`,
      ]
      const [mine, all]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < turns; turn++) {
        mine.push(await timed(client, page, { role: 'app_user', account }))
        all.push(await timed(client, page))
      }
      costs.push({
        table,
        rows,
        withPolicy: percentile(mine.slice(5), 0.5),
        without: percentile(all.slice(5), 0.5),
      })
    }
    return costs
  } finally {
    await client.end()
  }
}

interface Table {
  table: string
  rows: number
  /** The columns that a request may read. */
  columns: string
  sort: string
  /** A condition that is true for every row, and that the planner can only check row by row. */
  filter: string
}

async function largeTables(client: pg.Client): Promise<Table[]> {
  await client.query('analyze')
  const { rows } = await client.query<Table>(`
    select relname as table, reltuples::int as rows, string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      case when bool_or(attname = 'created_on') then 'created_on' else 'id' end as sort,
      format('%I is not null', (array_agg(attname order by attnum desc) filter (where attnotnull))[1]) as filter
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'app_public'::regnamespace and relkind = 'r' and reltuples > 1000
      and has_column_privilege('app_user', pg_class.oid, attnum, 'select')
    group by relname, reltuples having bool_or(attname = 'id')
    order by relname`)
  return rows
}

async function timed(client: pg.Client, page: string[], as?: { role: string; account: string }) {
  await client.query('begin')
  await client.query('set local jit = off')
  if (as) {
    await client.query(`select set_config('app.account_id', $1, true), set_config('role', $2, true)`, [
      as.account,
      as.role,
    ])
  }
  const started = performance.now()
  for (const sql of page) await client.query(sql)
  const time = performance.now() - started
  await client.query('rollback')
  return time
}
