// Makes 10,000 random ledgers, half on each engine, and asks for the cap table as of the day of every transaction, the day
// before the first and the day after the last: it is the running sum of what was booked, and percentages add to 100.00.
import { openSeededDb } from '../src/platform/openSeededDb.ts'
import { mulberry32 } from '../seed/random.ts'
import { anInvestor } from '../src/testing/accounts/anInvestor.ts'
import { halden } from '../src/testing/accounts/anIssuer.ts'
import { aRound } from '../src/testing/investments/aRound.ts'
import { TestDatabase } from '../src/testing/database/TestDatabase.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'
import { randomLedger } from './ledger/randomLedger.ts'
import { shownOn, writeLedger } from './ledger/writeLedger.ts'
import { sameTable } from './ledger/sameTable.ts'

const rolledBack = new Error('rolled back')

await campaign('asOf', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  let days = 0
  let refused = 0
  for (const engine of await engines()) {
    const database = new TestDatabase()
    await database.use(await openSeededDb(engine.options))
    const random = mulberry32(seed)
    const holders = await Promise.all(
      Array.from({ length: 6 }, async () => (await anInvestor(database)).accountId),
    )
    const round = await aRound(database, {
      total: '1000000000',
      security: '1000000000',
      authorized: '1000000000',
    })
    const total = isSlice ? 15 : 5_000
    for (let ledger = 0; ledger < total; ledger++) {
      const wanted = randomLedger(random, holders)
      // Nothing of it stays: the next ledger begins with empty books.
      await database
        .as(halden, async (client) => {
          const book = await writeLedger(client, { round, moves: wanted })
          refused += book.refused
          for (const { day, rows } of await shownOn(client, { roundId: round.id, days: book.days })) {
            days += 1
            const wrong = sameTable(rows, book.heldOn(day))
            if (wrong) all.defects.push(`${engine.name}: ledger ${ledger}, as of ${day}: ${wrong}`)
          }
          for (const wrong of book.wrong) all.defects.push(`${engine.name}: ledger ${ledger}: ${wrong}`)
          throw rolledBack
        })
        .catch((error: unknown) => {
          if (error !== rolledBack) throw error
        })
      all.runs += 1
    }
    await database.close()
    await engine.stop()
  }
  return { ...all, notes: `${days} days looked at, ${refused} moves refused as the model says` }
})
