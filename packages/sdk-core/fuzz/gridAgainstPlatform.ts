// A grid that has all rows loaded filters, searches, sorts and sums as the platform does.
// `node packages/sdk-core/fuzz/gridAgainstPlatform.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { HoldingRow } from '../src/features/holdings/HoldingRow.ts'
import type { Random } from './aRandom.ts'
import { askPlatform, type AskedPlatform } from './askPlatform.ts'
import { campaign, type Findings } from './campaign.ts'
import { prepareHoldings, writeHoldings } from './grid/holdings.ts'
import { literal } from './grid/literal.ts'

const { aRandom } = await import('./aRandom.ts')
const { randomWishes } = await import('./grid/randomWishes.ts')
const { holdingColumns } = await import('../src/features/holdings/holdingColumns.ts')
const { createGridEngine } = await import('../src/grid/engine/createGridEngine.ts')
const { gridQuery } = await import('../src/grid/gridQuery.ts')
const { compareDecimalText } = await import('../src/order/compareDecimalText.ts')

/** How often wishes are compared on the same rows. */
const onTheSame = 50

interface Answer {
  totalCount: number
  nodes: { id: string }[]
  totals: { amount: string | null; totalValue: string | null }
}

const cells =
  'id investorAccountName investorAccountEmail securityName amount percentOfSecurity purchasePrice isTokenized term coupon totalValue issuedOn'

/** What the platform answers to several queries. */
async function ask(platform: AskedPlatform, queries: readonly object[], shown: string): Promise<Answer[]> {
  const fields = queries.map((query, at) => {
    const given = Object.entries({ orderBy: ['ID_ASC'], ...query, first: 1000 })
    const args = given.map(([name, value]) => `${name}: ${literal(name, value)}`).join(', ')
    return `a${at}: allFullHoldings(${args}) { totalCount totals { amount totalValue } nodes { ${shown} } }`
  })
  const answer = await platform.query(`query { ${fields.join('\n')} }`)
  return queries.map((_, at) => answer[`a${at}`] as Answer)
}

async function round(platform: AskedPlatform, random: Random, most: number): Promise<string[]> {
  await writeHoldings(platform, random)
  const [all] = await ask(platform, [{}], cells)
  const rows = all?.nodes as HoldingRow[] // with all cells
  const engine = createGridEngine({ columns: holdingColumns, idOf: ({ id }: HoldingRow) => id })
  const wishes = Array.from({ length: most }, () => randomWishes(holdingColumns, rows, random))
  const queries = wishes.map((each) => gridQuery(holdingColumns, each))
  const answers = await ask(platform, queries, 'id')
  return wishes.flatMap((each, at) => {
    const view = engine.view({ rows, ...each })
    const own = Array.from(view.places, (place) => rows[place]?.id ?? '')
    const { nodes, totals } = answers[at] as Answer // one each
    const found = [
      firstDifference(
        own,
        nodes.map(({ id }) => id),
        rows,
      ),
      differentSum(engine.total('totalUnits'), totals.amount),
      differentSum(engine.total('totalValue'), totals.totalValue),
    ]
    return found.flatMap((defect) =>
      defect ? [JSON.stringify(each), JSON.stringify(queries[at]), defect].join('\n    ') : [],
    )
  })
}

function differentSum(own: string | undefined, theirs: string | null): string | undefined {
  const isSame =
    own === undefined || theirs === null ? (own ?? null) === theirs : compareDecimalText(own, theirs) === 0
  return isSame ? undefined : `the sum is ${theirs}, not ${own}`
}

function firstDifference(own: string[], theirs: string[], rows: readonly HoldingRow[]): string | undefined {
  const at = Array.from({ length: Math.max(own.length, theirs.length) }).findIndex(
    (_, place) => own[place] !== theirs[place],
  )
  if (at < 0) return undefined
  const shown = [own[at], theirs[at]].map((id) => JSON.stringify(rows.find((row) => row.id === id)))
  return `${own.length} rows, ${theirs.length} of the platform; at ${at}: ${shown.join(' instead of ')}`
}

await campaign('gridAgainstPlatform', async (seed, isSlice): Promise<Findings> => {
  const defects: string[] = []
  const random = aRandom(seed)
  const most = isSlice ? 2 * onTheSame : 2_000
  let runs = 0
  for (const engine of isSlice ? ['PGlite'] : ['PGlite', 'PostgreSQL']) {
    const platform = await askPlatform(engine)
    if (!platform) continue
    await prepareHoldings(platform)
    for (let at = 0; at < most && defects.length < 5; at += onTheSame) {
      const found = await round(platform, random, onTheSame)
      defects.push(...found.map((defect) => `${engine}: ${defect}`))
      runs += onTheSame
    }
    platform.stop()
  }
  return { runs, defects }
})
