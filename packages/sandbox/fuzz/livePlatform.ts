// A platform on one engine, two servers of it on PostgreSQL, with a person signed in who acts for two investors and an issuer.
// Asked line by line, as the owner of its database: `{ sql }` runs statements in one transaction and answers their rows,
// `{ changes }` leaves out those that are refused and answers how many rows were changed. The first line of its answers
// says where it is and who asks, or that there is no such engine.
import { createInterface } from 'node:readline'
import type { PoolClient } from 'pg'
import { inTransaction } from '../src/platform/db/inTransaction.ts'
import { type Platform, startPlatform } from '../src/platform/startPlatform.ts'
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { type Engine, engines } from './engines.ts'
import type { Database } from '../src/platform/db/Database.ts'

type Statement = [sql: string, values: unknown[]]

interface Line {
  sql?: Statement[]
  changes?: Statement[]
}

const say = (answer: unknown) => console.log(JSON.stringify(answer))

const [engine] = await engines(process.argv[2])
if (engine) await serve(engine)
else say({})
process.exit(0)

async function serve({ name, options, stop }: Engine): Promise<void> {
  const servers: Platform[] = []
  for (let server = 0; server < (name === 'PostgreSQL' ? 2 : 1); server++)
    servers.push(await startPlatform({ ...options, port: 0, logLevel: 'silent' }))
  const [first] = servers as [Platform, ...Platform[]] // one at least
  const browser = aBrowser(first.url)
  const account = await browser.signInTo('investor@capstan.test')
  const others = await joinOthers(first.db, account)
  say({ urls: servers.map(({ url }) => url), cookie: browser.cookie, accounts: [account, ...others] })
  let turn = 0
  for await (const text of createInterface(process.stdin)) {
    const { db } = servers[turn++ % servers.length] ?? first
    const { sql, changes = [] } = JSON.parse(text) as Line
    const answer = inTransaction(db, (client) => (sql ? runAll(client, sql) : changeAll(client, changes)))
    say(await answer.catch((error: unknown) => ({ error: String(error) })))
  }
  for (const server of servers) await server.close()
  await stop()
}

/** Makes the person a member of another investor's account, and of the smallest issuer's the first one invests with. */
async function joinOthers({ pool }: Database, account: string): Promise<string[]> {
  const { rows } = await pool.query<{ account_id: string }>(
    `insert into app_public.users_accounts (user_id, account_id, role)
     select user_id, other, 'account_owner' from app_public.users_accounts, (values
       ((select investor_id from app_public.distributions where investor_id <> $1 group by 1 order by count(*) desc, 1 limit 1)),
       ((select issuer_id from app_public.distributions where issuer_id in
          (select issuer_id from app_public.distributions where investor_id = $1) group by 1 order by count(*), 1 limit 1))
     ) as others (other)
     where account_id = $1 and role = 'account_owner' returning account_id`,
    [account],
  )
  return rows.map(({ account_id }) => account_id)
}

async function runAll(client: PoolClient, statements: readonly Statement[]): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const [sql, values] of statements) answers.push((await client.query(sql, values)).rows)
  return answers
}

async function changeAll(client: PoolClient, changes: readonly Statement[]): Promise<number[]> {
  const made: number[] = []
  for (const [sql, values] of changes) {
    await client.query('savepoint one')
    try {
      const { rowCount } = await client.query(sql, values)
      await client.query('set constraints all immediate')
      made.push(rowCount ?? 0)
    } catch {
      await client.query('rollback to savepoint one')
      made.push(0)
    }
  }
  return made
}
