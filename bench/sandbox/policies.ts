import pg from 'pg'
import { percentile } from './percentile.ts'

/** What the policies of one table cost: the same page read by a request and by the owner, whom no policy binds. */
export interface PolicyCost {
  table: string
  rows: number
  withPolicy: number
  without: number
}

/** Reads the first page of every table that has more than a thousand rows, with and without its policies, in turns. */
export async function measurePolicies(databaseUrl: string, account: string): Promise<PolicyCost[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const costs: PolicyCost[] = []
    for (const { table, rows, sort } of await largeTables(client)) {
      const page = `select id, count(*) over () from app_public.${table} order by ${sort} desc, id limit 50`
      const [mine, all]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < 25; turn++) {
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
  sort: string
}

async function largeTables(client: pg.Client): Promise<Table[]> {
  await client.query('analyze')
  const { rows } = await client.query<Table>(`
    select relname as table, reltuples::int as rows,
      case when exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'created_on')
        then 'created_on' else 'id' end as sort
    from pg_class where relnamespace = 'app_public'::regnamespace and relkind = 'r' and reltuples > 1000
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'id')
      and has_any_column_privilege('app_user', oid, 'select')
    order by relname`)
  return rows
}

async function timed(client: pg.Client, sql: string, as?: { role: string; account: string }) {
  await client.query('begin')
  if (as) {
    await client.query(`select set_config('app.account_id', $1, true), set_config('role', $2, true)`, [
      as.account,
      as.role,
    ])
  }
  const started = performance.now()
  await client.query(sql)
  const time = performance.now() - started
  await client.query('rollback')
  return time
}
