// Sends 10,000 interleaved requests of 50 accounts over pooled connections: no answer has a row of another account.
import '../src/platform/quietGraphile.ts'
import { mulberry32 } from '../seed/random.ts'
import { openSeededDb } from '../src/platform/openSeededDb.ts'
import { anInvestor } from '../src/testing/accounts/anInvestor.ts'
import { type Actor, TestDatabase } from '../src/testing/database/TestDatabase.ts'
import { campaign, type Findings } from '../../sdk-core/fuzz/campaign.ts'
import { engines } from './engines.ts'

const lists = `accountById(id: $own) { name } foreign: accountById(id: $other) { name }
  allAssets { totalCount nodes { name } } allAccounts { nodes { name } } allUsers { nodes { lastName } }
  allOperations { nodes { accountId } }`
const read = `query ($own: UUID!, $other: UUID!) { ${lists} }`
const write = `mutation ($name: String!) {
  createAsset(input: { asset: { name: $name, type: "Equity" } }) { asset { name } } }`

interface Marked extends Actor {
  accountId: string
  /** Stands in every row of the account, and nowhere else. */
  mark: string
}

await campaign('isolation', async (seed, isSlice) => {
  const all: Findings = { runs: 0, defects: [] }
  for (const engine of await engines()) {
    const db = await openSeededDb(engine.options)
    const database = new TestDatabase()
    await database.use(db)
    const random = mulberry32(seed)
    const accounts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => marked(database, `mark-${seed}-${index}-`)),
    )
    const pick = () => accounts[Math.floor(random() * accounts.length)] as Marked

    async function ask(): Promise<void> {
      const [self, other] = [pick(), pick()]
      const answers =
        random() < 0.2 ? [await database.ask(self, write, { name: `${self.mark}${random()}` })] : []
      answers.push(await database.ask(self, read, { own: self.accountId, other: other.accountId }))
      const text = JSON.stringify(answers)
      const cross = accounts.find(
        ({ mark, accountId }) =>
          accountId !== self.accountId && (text.includes(mark) || text.includes(accountId)),
      )
      if (cross) all.defects.push(`${engine.name}: ${self.mark} was answered what is ${cross.mark}’s`)
      if (!text.includes(self.mark))
        all.defects.push(`${engine.name}: ${self.mark} was not answered its own: ${text.slice(0, 200)}`)
      all.runs += 1
    }
    const total = isSlice ? 400 : 5_000
    for (let sent = 0; sent < total; sent += 50) await Promise.all(Array.from({ length: 50 }, ask))
    await database.close()
    await engine.stop()
  }
  return all
})

async function marked(database: TestDatabase, mark: string): Promise<Marked> {
  const actor = await anInvestor(database, { type: 'issuer' })
  await database.rows('update app_public.accounts set name = $2 where id = $1', [actor.accountId, mark])
  await database.rows('update app_public.users set last_name = $2 where id = $1', [actor.userId, mark])
  return { ...actor, mark }
}
