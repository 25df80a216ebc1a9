// A platform on one engine, asked line by line: `{ sql, values }` as the owner of its database, `{ query }` as an investor.
// The first line of its answers names the investor's account, or says that the engine is not there.
import '../src/platform/quietGraphile.ts'
import { createInterface } from 'node:readline'
import { openSeededDb } from '../src/platform/openSeededDb.ts'
import { anInvestor } from '../src/testing/accounts/anInvestor.ts'
import { TestDatabase } from '../src/testing/database/TestDatabase.ts'
import { engines } from './engines.ts'

interface Line {
  sql?: string
  values?: unknown[]
  query?: string
}

const say = (answer: unknown) => console.log(JSON.stringify(answer))

const [engine] = await engines(process.argv[2])
if (engine) {
  const database = new TestDatabase()
  await database.use(await openSeededDb(engine.options))
  const investor = await anInvestor(database)
  say({ accountId: investor.accountId })
  for await (const text of createInterface(process.stdin)) {
    const { sql, values, query } = JSON.parse(text) as Line
    say(sql === undefined ? await database.ask(investor, query ?? '') : await database.rows(sql, values))
  }
  await database.close()
  await engine.stop()
} else say({ accountId: null })
process.exit(0)
