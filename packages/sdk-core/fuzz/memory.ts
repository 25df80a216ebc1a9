// C13: a thousand lists of a thousand rows come and go, and nothing of them is left.
// `node packages/sdk-core/fuzz/memory.ts [--slice] [--seed N]`
import './fromSource.ts'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { campaign, type Findings } from './campaign.ts'
import { chance } from './randomList.ts'

const { QueryClient, QueryObserver } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

async function heap(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    collect()
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}

await campaign('memory', async (seed, isSlice): Promise<Findings> => {
  const { random, upTo } = chance(mulberry32(seed))
  const lists = isSlice ? 100 : 1000
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: 1 } } })
  const index = createEntityCache(queryClient)
  const defects: string[] = []

  /** A screen with a list: it is shown, some of it changes, and it is left. */
  const visit = async (at: number) => {
    const nodes = Array.from({ length: 1000 }, (_, nth) => ({
      __typename: 'Distribution',
      id: `${at}-${nth}`,
      amount: String(upTo(1000)),
      investor: { __typename: 'Account', id: `a${upTo(500)}`, name: `Investor ${random()}` },
    }))
    const queryFn = () => ({ __typename: 'Query', all: { __typename: 'DistributionsConnection', nodes } })
    const queryKey = ['capstan', null, `query { all(orderBy: AMOUNT_ASC) { nodes } } # ${at}`, null]
    const observer = new QueryObserver(queryClient, { queryKey, queryFn })
    const leave = observer.subscribe(() => {})
    await new Promise((resolve) => setTimeout(resolve))
    const [first] = nodes
    index.update([{ __typename: 'Distribution', id: first?.id ?? '', amount: '1' }])
    index.update([{ __typename: 'Account', id: `a${upTo(500)}`, name: 'Renamed' }])
    index.remove([{ __typename: 'Distribution', id: `${at}-${upTo(1000)}` }])
    leave()
  }

  for (let at = 0; at < lists / 10; at++) await visit(at)
  const before = await heap()
  for (let at = 0; at < lists; at++) await visit(at)
  const after = await heap()
  if (index.size > 0) defects.push(`${index.size} records are left`)
  if (queryClient.getQueryCache().getAll().length > 0) defects.push('queries are left')
  if (after > before * 1.1) defects.push(`the heap grew from ${before.toFixed(1)} to ${after.toFixed(1)} MB`)
  return { runs: lists, defects, notes: `the heap went from ${before.toFixed(1)} to ${after.toFixed(1)} MB` }
})
