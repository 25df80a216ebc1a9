// Three people of an issuer transfer and issue at random on PostgreSQL, 1,000 times, each request sent up to three times under
// one key, while the transfer agent issues: every key has one answer, the books are what a model makes of the answers, nothing
// is negative, nothing twice.
import { randomUUID } from 'node:crypto'
import { mulberry32, wholeBetween } from '../seed/random.ts'
import { startPlatform, type Platform } from '../src/platform/startPlatform.ts'
import { aBrowser } from '../src/testing/server/aBrowser.ts'
import { aClosedDistribution, aHolding, aRound } from '../src/testing/investments/aRound.ts'
import { TestDatabase } from '../src/testing/database/TestDatabase.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import { booksOf } from './ledger/booksOf.ts'
import { unitsText } from './ledger/randomLedger.ts'
import { Races, type Request } from './ledger/Races.ts'

const people = ['issuer@capstan.test', 'issuer-admin@capstan.test', 'issuer-viewer@capstan.test']

/** The viewer is an admin here: three different people may do it. */
const promoted = `
  update app_public.users_accounts set role = 'account_admin'
  where role = 'account_viewer' and account_id = (
    select account_id from app_public.users_accounts join app_public.users on users.id = user_id
    where 'issuer@capstan.test' = any(emails) limit 1
  )`

await campaign('ledgerRaces', async (seed, isSlice) => {
  const [engine] = await engines('PostgreSQL')
  if (!engine) return { runs: 0, defects: [], notes: 'nothing was raced: there is no PostgreSQL here' }
  const platform = await startPlatform({ ...engine.options, port: 0, logLevel: 'silent' })
  const findings = await race(platform, seed, isSlice ? 60 : 1_000)
  await platform.close()
  await engine.stop()
  return findings
})

async function race(platform: Platform, seed: number, total: number): Promise<Findings> {
  const random = mulberry32(seed)
  const whole = (least: number, most: number) => wholeBetween(random, least, most)
  const database = new TestDatabase()
  await database.use(platform.db)
  await platform.db.pool.query(promoted)
  // Units enough for half of what people want to issue.
  const round = await aRound(database, { total: '10000', security: '2000', authorized: '2000' })
  const holders = await Promise.all(
    Array.from({ length: 8 }, () => aHolding(database, round, { amount: '50' })),
  )
  const waiting: string[] = []
  for (let at = 0; at < total / 4; at++)
    waiting.push(await aClosedDistribution(database, round, { amount: String(whole(1, 30)) }))
  const races = new Races(await booksOf(platform.db.pool, round.id))

  const wanted = (): Request => {
    const key = randomUUID()
    const distribution = random() < 0.3 ? waiting[whole(0, waiting.length - 1)] : undefined
    if (distribution) return { kind: 'issuance', key, distribution }
    const from = holders[whole(0, holders.length - 1)]?.id ?? ''
    const to = holders[whole(0, holders.length - 1)]?.investorId ?? ''
    const atoms = whole(0, 1) ? BigInt(whole(1, 60)) * 10n ** 18n : BigInt(whole(1, 999_999_999))
    return { kind: 'transfer', key, from, to, amount: unitsText(atoms) }
  }
  let left = total
  let isOver = false
  const issued = (async () => {
    while (!isOver) await issueWaiting(platform)
  })()
  await Promise.all(
    people.map(async (email) => {
      const browser = aBrowser(platform.url)
      await browser.signInTo(email, 'issuer')
      while (left-- > 0) {
        const request = wanted()
        // Some are sent again at once, some when the answer is here already, as after a lost answer.
        const copies = whole(1, 3)
        const first = await Promise.all(Array.from({ length: copies }, () => races.send(browser, request)))
        const later = random() < 0.3 ? [await races.send(browser, request)] : []
        races.note(request, [...first, ...later])
      }
    }),
  )
  isOver = true
  await issued
  await issueWaiting(platform)
  const defects = races.compare(await booksOf(platform.db.pool, round.id), round.id)
  return { runs: total, defects, notes: races.notes() }
}

/** Issues as the transfer agent does a moment later, all at once, and then yields. */
async function issueWaiting({ db: { pool } }: Platform): Promise<void> {
  await pool.query(`update app_private.jobs set due_at = clock_timestamp() where due_at < 'infinity'`)
  while ((await pool.query<{ done: boolean }>('select app_private.run_job() as done')).rows[0]?.done);
  await new Promise((resolve) => setTimeout(resolve, 20))
}
