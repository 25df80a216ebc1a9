// C1, C2: every cached answer is the same as if all of them were looked through after every step.
// `node packages/sdk-core/fuzz/indexAgainstScan.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { Entity } from '../src/cache/entity.ts'
import { campaign } from './campaign.ts'

const { QueryClient } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { entityKey, isEntity, isObject } = await import('../src/cache/entity.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

/** The result of a run. */
interface Found {
  steps: number
  /** How many of the steps changed an answer. */
  changing: number
  differences: string[]
}

const owner = (id: string, name: string): Entity => ({ __typename: 'Account', id, name })

/** Random answers, updates and deletions, each step compared with a full scan. */
async function run({ steps, seed }: { steps: number; seed: number }): Promise<Found> {
  const random = mulberry32(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const queryClient = new QueryClient()
  const index = createEntityCache(queryClient)
  const model = new Map<string, unknown>()
  const keyOf = (text: string) => ['capstan', null, text, null]
  const found: Found = { steps, changing: 0, differences: [] }

  const anOwner = () => owner(`o${upTo(4)}`, `n${upTo(5)}`)
  const aRow = (): Entity => ({
    __typename: 'Distribution',
    id: String(upTo(12)),
    amount: String(upTo(9)),
    owner: random() < 0.1 ? null : anOwner(),
  })

  const fetchAnswer = async (text: string) => {
    const rows = [...new Map(Array.from({ length: 2 + upTo(8) }, aRow).map((row) => [row.id, row])).values()]
    const connection = { __typename: 'DistributionsConnection', totalCount: rows.length, nodes: rows }
    const page = { __typename: 'Query', all: connection }
    const single = { __typename: 'Query', byId: rows[0] }
    const kind = random()
    const answer = kind < 0.6 ? page : kind < 0.8 ? { pages: [page], pageParams: [0] } : single
    await queryClient.fetchQuery({ queryKey: keyOf(text), queryFn: () => answer, staleTime: 0 })
    model.set(text, answer)
  }
  const remove = () => {
    const gone = random() < 0.8 ? aRow() : anOwner()
    index.remove([gone])
    for (const [text, value] of model) model.set(text, scanRemove(value, entityKey(gone)))
  }
  const update = () => {
    const given = Array.from({ length: 1 + upTo(2) }, () => (random() < 0.6 ? aRow() : anOwner()))
    const records = given.flatMap((each) => (isEntity(each.owner) ? [each, each.owner] : [each]))
    index.update(records)
    for (const record of records)
      for (const [text, value] of model) model.set(text, scanUpdate(value, record))
  }

  for (let step = 0; step < steps && found.differences.length < 5; step++) {
    const text = `q${upTo(6)}`
    const before = JSON.stringify([...model])
    const kind = random()
    if (kind < 0.12 || model.size === 0) await fetchAnswer(text)
    else if (kind < 0.16) remove()
    else if (kind < 0.17) {
      queryClient.removeQueries({ queryKey: keyOf(text), exact: true })
      model.delete(text)
    } else update()
    if (JSON.stringify([...model]) !== before) found.changing++
    for (const [each, value] of model)
      if (canonical(queryClient.getQueryData(keyOf(each))) !== canonical(value))
        found.differences.push(`step ${step}, ${each}`)
  }
  queryClient.clear()
  if (index.size !== 0) found.differences.push(`${index.size} records are left`)
  return found
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  )
}

/** An update by looking everywhere. A reference that was empty is not filled: its shape is not known. */
function scanUpdate(value: unknown, update: Entity): unknown {
  if (Array.isArray(value)) return value.map((each) => scanUpdate(each, update))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, each]) => [key, scanUpdate(each, update)] as const)
  const inner: Record<string, unknown> = Object.fromEntries(entries)
  if (!isEntity(value) || entityKey(value) !== entityKey(update)) return inner
  const next = { ...inner, ...update }
  const [held, given] = [inner.owner, update.owner]
  if (!('owner' in update)) return next
  if (held === null) return { ...next, owner: null }
  return { ...next, owner: isEntity(held) && isEntity(given) && held.id === given.id ? held : given }
}

function scanRemove(value: unknown, key: string): unknown {
  const isGone = (each: unknown) => isEntity(each) && entityKey(each) === key
  if (Array.isArray(value)) return value.filter((each) => !isGone(each)).map((each) => scanRemove(each, key))
  if (!isObject(value)) return value
  if (isGone(value)) return null
  const entries = Object.entries(value).map(([field, each]) => [field, scanRemove(each, key)] as const)
  const inner: Record<string, unknown> = Object.fromEntries(entries)
  if (!Array.isArray(value.nodes) || !Array.isArray(inner.nodes)) return inner
  return { ...inner, totalCount: Number(value.totalCount) - (value.nodes.length - inner.nodes.length) }
}

await campaign('indexAgainstScan', async (seed, isSlice) => {
  const { steps, changing, differences } = await run({ steps: isSlice ? 5000 : 100_000, seed })
  const share = Math.round((100 * changing) / steps)
  return { runs: steps, defects: differences, notes: `${share} % changed an answer` }
})
