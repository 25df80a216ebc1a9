// L1, L2, L3, L5: with any faults of the socket and the queries, every followed record ends as the platform has it.
// `node packages/sdk-core/fuzz/liveDrops.ts [--slice] [--seed N]`
import './fromSource.ts'
import { campaign } from './campaign.ts'

const { runDrops } = await import('./live/runDrops.ts')
const { runBurst } = await import('./live/runBurst.ts')

const sorted = (numbers: number[]) => [...numbers].sort((a, b) => a - b)
const middle = (numbers: number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0

await campaign('liveDrops', async (seed, isSlice) => {
  const seeds = Array.from({ length: isSlice ? 5 : 50 }, (_, at) => seed + at)
  const defects: string[] = []
  const queries: number[] = []
  const cuts: number[] = []
  const cutQueries: number[] = []
  const unnoticed: number[] = []
  const burst: number[] = []
  const check = (each: number, what: string, isFine: boolean) => {
    if (!isFine) defects.push(`session ${each}: ${what}`)
  }
  for (const each of seeds) {
    const session = await runDrops(each)
    check(each, `${session.missed} records missed`, session.missed === 0)
    check(each, `${session.queries} queries`, session.queries <= 150)
    const cut = await runDrops(each, { waits: true })
    check(each, `${cut.missed} records missed though every drop cut`, cut.missed === 0)
    queries.push(session.queries)
    cuts.push(session.cuts)
    cutQueries.push(cut.queries)
    unnoticed.push(session.unnoticed, cut.unnoticed)
    const asked = await runBurst(each)
    check(each, `${asked} queries for a burst`, asked <= 100)
    burst.push(asked)
  }
  check(seed, `${middle(queries)} queries in the middle`, middle(queries) <= 100)
  check(seed, `${Math.max(...unnoticed)} ms frozen unnoticed`, Math.max(...unnoticed) <= 30_000)
  const notes =
    `1,000 pushes on 200 records each, 100 drops (${middle(cuts)} of them on a connection), 2 % of questions refused, ` +
    `1 % hung, 5 % lagging: ${middle(queries)} queries (most ${Math.max(...queries)}); where each of the 100 drops cut: ` +
    `${middle(cutQueries)} (most ${Math.max(...cutQueries)}); frozen found after ${Math.max(...unnoticed)} ms; ` +
    `1,000 pushes in a second: ${Math.max(...burst)} queries`
  return { runs: 2 * seeds.length, defects, notes }
})
