// C12: expected changes end in any order, half of them badly, while records are pushed and lists fetched.
// `node packages/sdk-core/fuzz/rollback.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { OptimisticChange } from '../src/cache/createOptimisticLayers.ts'
import { campaign, type Findings } from './campaign.ts'

const { QueryClient } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { changedRounds, fetchRounds, roundLists, roundMaker, wrongLists } =
  await import('../src/cache/testing.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

interface Shown {
  change: OptimisticChange
  end: (instead?: () => void) => void
}

await campaign('rollback', async (seed, isSlice): Promise<Findings> => {
  const random = mulberry32(seed)
  const { aChange, rounds, upTo } = roundMaker(random)
  const [writes, defects] = [isSlice ? 200 : 2000, [] as string[]]
  let truth = rounds(8)
  const queryClient = new QueryClient()
  const index = createEntityCache(queryClient)
  for (const at of roundLists.keys()) await fetchRounds(queryClient, truth, at)
  const shown: Shown[] = []
  const count = { ended: 0, failed: 0, pushed: 0, fetched: 0 }

  /** The platform makes a change and pushes it. */
  const happen = (change: OptimisticChange) => {
    truth = changedRounds(truth, [change])
    index.create(change.create ?? [])
    index.update(change.update ?? [])
    index.remove(change.remove ?? [])
  }
  const expected = () =>
    changedRounds(
      truth,
      shown.map(({ change }) => change),
    )

  for (let step = 0; count.ended < writes && defects.length < 5; step++) {
    const kind = random()
    if (kind < 0.3 && shown.length < 12) {
      const change = aChange(expected())
      shown.push({ change, end: index.showOptimistic(change) })
    } else if (kind < 0.45) {
      happen(aChange(truth))
      count.pushed++
    } else if (kind < 0.55) {
      await fetchRounds(queryClient, truth, upTo(roundLists.length))
      count.fetched++
    } else {
      const [ended] = shown.splice(upTo(shown.length), 1)
      if (!ended) continue
      count.ended++
      const isGood = random() < 0.5
      if (isGood) ended.end(() => happen(ended.change))
      else ended.end()
      if (!isGood) count.failed++
    }
    for (const text of wrongLists(queryClient, expected())) defects.push(`step ${step}: ${text}`)
  }
  for (const { end } of shown.splice(0)) end()
  for (const text of wrongLists(queryClient, truth)) defects.push(`in the end: ${text}`)
  const notes = `${count.failed} of ${count.ended} failed, among ${count.pushed} pushes and ${count.fetched} fetches`
  return { runs: count.ended, defects, notes }
})
