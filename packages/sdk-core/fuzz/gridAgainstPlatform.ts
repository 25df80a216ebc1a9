// A grid that has all rows loaded filters, searches, sorts and sums as the platform does.
// `node packages/sdk-core/fuzz/gridAgainstPlatform.ts [--slice] [--seed N]`
// The time zone differs from UTC, so that days of moments begin at another time.
process.env.TZ = 'Asia/Kolkata'
import './fromSource.ts'
import type { Random } from './aRandom.ts'
import { askPlatform, type AskedPlatform } from './askPlatform.ts'
import { campaign, type Findings } from './campaign.ts'
import type { AskedList } from './grid/AskedList.ts'
import { literal } from './grid/literal.ts'

const { aRandom } = await import('./aRandom.ts')
const { randomGridRequest } = await import('./grid/randomGridRequest.ts')
const { holdingsList } = await import('./grid/holdings.ts')
const { distributionsList } = await import('./grid/distributions.ts')
const { createGridEngine } = await import('../src/grid/engine/createGridEngine.ts')
const { gridQuery } = await import('../src/grid/query/gridQuery.ts')
const { compareDecimalText } = await import('../src/order/compareDecimalText.ts')

const lists = [holdingsList, distributionsList] as readonly AskedList<unknown>[]

/** The number of requests that are compared on the same rows. */
const onTheSame = 50

interface Answer {
  totalCount: number
  nodes: Node[]
  totals: Record<string, string | null>
}

interface Node {
  id: string
}

interface Asked {
  list: AskedList<unknown>
  platform: AskedPlatform
}

/** Returns the server's answers to several queries. */
async function ask({ list, platform }: Asked, queries: readonly object[], shown: string): Promise<Answer[]> {
  const sums = Object.values(list.totals).join(' ')
  const fields = queries.map((query, at) => {
    const given = Object.entries({ orderBy: ['ID_ASC'], ...query, first: 1000 })
    const args = given.map(([name, value]) => `${name}: ${literal(name, value)}`).join(', ')
    return `a${at}: ${list.name}(${args}) { totalCount totals { ${sums} } nodes { id ${shown} } }`
  })
  const answer = await platform.query(`query { ${fields.join('\n')} }`)
  return queries.map((_, at) => answer[`a${at}`] as Answer)
}

async function round(asked: Asked, random: Random, most: number): Promise<string[]> {
  const { list, platform } = asked
  const { columns, totals: sums } = list
  await list.write(platform, random)
  const [all] = await ask(asked, [{}], list.cells)
  const rows: readonly Node[] = all?.nodes ?? []
  const engine = createGridEngine<Node>({ columns, idOf: ({ id }) => id })
  const requests = Array.from({ length: most }, () => randomGridRequest(columns, rows, random))
  const queries = requests.map((each) => gridQuery(columns, each))
  const answers = await ask(asked, queries, '')
  return requests.flatMap((each, at) => {
    const view = engine.view({ rows, ...each })
    const own = Array.from(view.places, (place) => rows[place]?.id ?? '')
    const { nodes, totals } = answers[at] as Answer // one each
    const theirs = nodes.map(({ id }) => id)
    const found = [
      firstDifference(own, theirs, rows),
      ...Object.entries(sums).map(([column, sum]) => differentSum(engine.total(column), totals[sum] ?? null)),
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

function firstDifference(own: string[], theirs: string[], rows: readonly Node[]): string | undefined {
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
    for (const list of lists) {
      await list.prepare(platform)
      for (let at = 0; at < most && defects.length < 5; at += onTheSame) {
        const found = await round({ list, platform }, random, onTheSame)
        defects.push(...found.map((defect) => `${engine}, ${list.name}: ${defect}`))
        runs += onTheSame
      }
    }
    platform.stop()
  }
  return { runs, defects }
})
