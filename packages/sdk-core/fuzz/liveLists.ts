// Lists of every shape on a real platform, while rows come, go and change: after each hundred changes every list shows what
// the platform answers. On both engines; a slice is on PGlite alone.
// `node packages/sdk-core/fuzz/liveLists.ts [--slice] [--seed N] [--changes N]`
import './fromSource.ts'
import type { CapstanQuery } from '../src/client/recordQuery.ts'
import { campaign, type Findings } from './campaign.ts'
import { connectLive, type LiveClient } from './lists/liveClient.ts'
import { startLivePlatform, type LivePlatform } from './lists/livePlatform.ts'
import { listShapes } from './lists/listShapes.ts'
import { documentOf } from './lists/prepareShape.ts'
import { createRandomChange } from './lists/randomChange.ts'
import { chance, type Chance } from './randomList.ts'

const { QueryObserver } = await import('@tanstack/query-core')
const { watchEntity } = await import('../src/live/watchEntity.ts')
const { recordQuery } = await import('../src/client/recordQuery.ts')
const { portfolioQuery } = await import('../src/features/portfolio/portfolioQuery.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')

const changesBetween = 100

/** A query that may be on the screen. */
interface ShownList {
  name: string
  query: CapstanQuery<unknown>
  /** What the platform answers now. */
  read: () => Promise<unknown>
  leave?: () => void
}

function listsOf({ capstan }: LiveClient): ShownList[] {
  const shapes = listShapes.map((shape) => {
    const query = recordQuery(capstan, {
      document: documentOf(shape),
      variables: shape.variables,
      select: (answer) => answer,
    })
    return { name: shape.name, query }
  })
  const portfolio = portfolioQuery(capstan, { statuses: ['Onboarding', 'Pending', 'Issued'] })
  const all = [...shapes, { name: 'Portfolio', query: { ...portfolio, select: (answer: unknown) => answer } }]
  return all.map((list) => ({
    ...list,
    query: list.query as CapstanQuery<unknown>, // shown as it is
    read: () => list.query.queryFn({ signal: new AbortController().signal }),
  }))
}

function show({ capstan }: LiveClient, list: ShownList): void {
  const observer = new QueryObserver(capstan.queryClient, { ...list.query, retry: false })
  const leave = [observer.subscribe(() => {})]
  for (const { table, id } of list.query.entities) leave.push(watchEntity(capstan, table, id))
  list.leave = () => leave.forEach((each) => each())
}

async function compare({ capstan }: LiveClient, lists: readonly ShownList[]): Promise<string[]> {
  const defects: string[] = []
  for (const { name, query, read, leave } of lists) {
    if (!leave) continue
    const state = capstan.queryClient.getQueryState(query.queryKey)
    const [held, found] = [sorted(state?.data), sorted(await read())]
    if (held !== found) defects.push(`${name}: ${firstDifference(held, found)}`)
  }
  return defects
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

function firstDifference(held: string, found: string): string {
  const at = [...held].findIndex((letter, index) => letter !== found[index])
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 80)
  return `shows ${around(held)}, the platform says ${around(found)}`
}

async function run(platform: LivePlatform, luck: Chance, changes: number): Promise<Findings> {
  const client = connectLive(platform)
  const lists = listsOf(client)
  const { random, upTo, pick } = luck
  const { next } = await createRandomChange(platform, luck)
  for (const list of lists) show(client, list)
  await client.quiet(1_500)
  const defects: string[] = await compare(client, lists)
  const made: string[] = []
  let done = 0
  while (done < changes && defects.length === 0) {
    made.length = 0
    for (let since = 0; since < changesBetween;) {
      const together = random() < 0.1 ? 1 + upTo(20) : 1
      const all = Array.from({ length: together }, () => next())
      await platform.sql(...all.map(({ statement }) => statement)).catch(() => undefined)
      made.push(...all.map(({ name }) => name))
      since += together
      if (random() < 0.02) client.drop()
      const list = pick(lists)
      if (random() < 0.05) {
        if (list.leave) list.leave = void list.leave()
        else show(client, list)
      }
      await new Promise((resolve) => setTimeout(resolve, random() < 0.1 ? upTo(300) : upTo(15)))
    }
    done += changesBetween
    await client.quiet(1_800)
    defects.push(...(await compare(client, lists)))
  }
  const { requests, bytes, pushes, errors } = client.traffic
  defects.push(...errors.slice(0, 3))
  client.capstan.destroy()
  return {
    runs: done,
    defects,
    notes: `${requests} requests, ${Math.round(bytes / 1e6)} MB, ${pushes} pushes`,
  }
}

await campaign('liveLists', async (seed, isSlice): Promise<Findings> => {
  const all: Findings = { runs: 0, defects: [], notes: '' }
  const given = process.argv.indexOf('--changes')
  const changes = given > 0 ? Number(process.argv[given + 1]) : isSlice ? 200 : 50_000
  for (const engine of isSlice ? ['PGlite'] : ['PGlite', 'PostgreSQL']) {
    const platform = await startLivePlatform(engine)
    if (!platform) continue
    const found = await run(platform, chance(mulberry32(seed)), changes)
    platform.stop()
    all.runs += found.runs
    all.defects.push(...found.defects.map((defect) => `${engine}: ${defect}`))
    all.notes += `${engine}: ${found.notes}. `
  }
  return all
})
