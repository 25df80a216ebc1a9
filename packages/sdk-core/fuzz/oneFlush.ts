// C7, C8: no two observers ever see different versions of a record, and rows that did not change stay the very same.
// `node packages/sdk-core/fuzz/oneFlush.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { Entity } from '../src/cache/entity.ts'
import { campaign, type Findings } from './campaign.ts'
import { chance } from './randomList.ts'

const { notifyManager, QueryClient, QueryObserver } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

const lists = 20
const ids = Array.from({ length: 1000 }, (_, at) => `d${at}`)

await campaign('oneFlush', async (seed, isSlice): Promise<Findings> => {
  const { random, upTo, pick } = chance(mulberry32(seed))
  const defects: string[] = []
  const updates = isSlice ? 100 : 1000
  const queryClient = new QueryClient()
  const index = createEntityCache(queryClient)
  const now = new Map(ids.map((id) => [id, 0]))
  const row = (id: string): Entity => ({ __typename: 'Distribution', id, version: String(now.get(id)) })
  let rendered = 0

  const observers = await Promise.all(
    Array.from({ length: lists }, async (_, at) => {
      const queryKey = ['capstan', null, `list ${at}`, null]
      const nodes = ids.filter(() => at === 0 || random() < 0.5).map(row)
      const queryFn = () => ({ __typename: 'Query', all: { __typename: 'DistributionsConnection', nodes } })
      await queryClient.fetchQuery({ queryKey, queryFn })
      return new QueryObserver<{ all: { nodes: Entity[] } }>(queryClient, {
        queryKey,
        queryFn,
        staleTime: Infinity,
      })
    }),
  )
  const rowsOf = (observer: (typeof observers)[number]) => observer.getCurrentResult().data?.all.nodes ?? []

  /** Checks, whenever an observer is notified, that every observer shows the current version. */
  const look = () => {
    for (const observer of observers)
      for (const { id, version } of rowsOf(observer))
        if (changing.has(String(id)) && version !== String(now.get(String(id))))
          defects.push(
            `an observer shows version ${String(version)} of ${String(id)}, another ${now.get(String(id))}`,
          )
  }
  const changing = new Set<string>()
  // As the hooks of every framework listen.
  const stop = observers.map((observer) => observer.subscribe(notifyManager.batchCalls(look)))

  for (let update = 0; update < updates && defects.length < 5; update++) {
    const before = observers.map(rowsOf)
    changing.clear()
    for (let each = 0; each <= upTo(3); each++) changing.add(pick(ids))
    for (const id of changing) now.set(id, update + 1)
    index.update([...changing].map(row))
    await new Promise((resolve) => setTimeout(resolve))
    observers.forEach((observer, at) =>
      rowsOf(observer).forEach((each, nth) => {
        const isSame = each === before[at]?.[nth]
        if (!isSame) rendered++
        if (isSame === changing.has(String(each.id)))
          defects.push(
            `row ${String(each.id)} is ${isSame ? 'the same although' : 'another without that'} it changed`,
          )
      }),
    )
  }
  for (const each of stop) each()
  queryClient.clear()
  return { runs: updates, defects, notes: `${rendered} rows rendered again, each of them changed` }
})
