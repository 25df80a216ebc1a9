// C11: in any order of answers to queries, writes and pushes, every list ends as the platform has it.
// `node packages/sdk-core/fuzz/lateAnswers.ts [--slice] [--seed N]`
import './fromSource.ts'
import type { RoundChange } from '../src/cache/testing.ts'
import type { Entity } from '../src/cache/entity.ts'
import type { Round, Rounds } from '../src/cache/testing.ts'
import { campaign, type Findings } from './campaign.ts'

const { QueryClient } = await import('@tanstack/query-core')
await import('../src/testing/loadParts.ts')
const { createEntityCache } = await import('../src/cache/createEntityCache.ts')
const { createRequestTracker } = await import('../src/cache/requests/createRequestTracker.ts')
const { changedRounds, keyOf, roundLists, roundMaker, wrongLists } = await import('../src/cache/testing.ts')
const { createClient } = await import('../src/client/createClient.ts')
const { createEventBus } = await import('../src/events/createEventBus.ts')
const { mulberry32 } = await import('../src/testing/mulberry32.ts')
const { entityKey } = await import('../src/cache/entity.ts')

/** Returns a manual clock, which runs timers in order when it is advanced. */
function virtualTime() {
  const due: { at: number; work: () => void }[] = []
  let now = 0
  return {
    after(milliseconds: number) {
      return new Promise<void>((resolve) => due.push({ at: now + milliseconds, work: resolve }))
    },
    async pass(milliseconds: number) {
      const until = now + milliseconds
      for (;;) {
        due.sort((a, b) => a.at - b.at)
        const [next] = due
        if (!next || next.at > until) break
        due.shift()
        now = next.at
        next.work()
        for (let turn = 0; turn < 30; turn++) await Promise.resolve()
      }
      now = until
    },
  }
}

interface Episode {
  steps: number
  seed: number
}

/** One client and one platform, up to half a second apart. */
async function episode({ steps, seed }: Episode): Promise<{ wrong: string[]; late: number }> {
  const random = mulberry32(seed)
  const { aChange, rounds, upTo } = roundMaker(random)
  const time = virtualTime()
  const queryClient = new QueryClient()
  const entityCache = createEntityCache(queryClient)
  const requestTracker = createRequestTracker()
  const first = [...rounds(8)].map(
    ([id, round]) => [id, { ...round, version: '0', asset: { ...round.asset, version: '0' } }] as const,
  )
  let truth: Rounds = new Map(first)
  let [latest, late, version] = [0, 0, 0]
  const assets = new Map<string, Entity>()
  const latency = () => random() * 250
  const changing = new Map<string, RoundChange>()

  /** Applies a change on the platform, which counts versions. */
  const happen = ({ create = [], update = [], remove }: RoundChange): RoundChange => {
    const newer = update.map((record) => ({ ...record, version: String(++version) }))
    for (const record of newer) if (record.__typename === 'Asset') assets.set(String(record.id), record)
    const made = create.map((round) => {
      const asset = round.asset as Entity // every round has one
      return { ...round, version: '0', asset: { ...asset, version: '0', ...assets.get(String(asset.id)) } }
    })
    const change = { create: made, update: newer, remove }
    truth = changedRounds(truth, [change])
    return change
  }

  const reply = (text: string): unknown => {
    const list = roundLists.find((each) => each.text === text)
    if (list) return structuredClone(list.answer(truth))
    const change = changing.get(text)
    if (!change)
      return { nodes: structuredClone([...truth.values()].filter(({ id }) => text.includes(`"${id}"`))) }
    const { create = [], update = [], remove = [] } = happen(change)
    if (create[0]) return { createRound: { __typename: 'P', round: structuredClone(create[0]) } }
    if (remove[0]) return { deleteRoundById: { __typename: 'P', round: remove[0] } }
    const { __typename = '', id = '' } = update[0] ?? {}
    const round = truth.get(String(id))
    if (__typename === 'Asset') return { updateAssetById: { __typename: 'P', asset: update[0] } }
    return { updateRoundById: { __typename: 'P', round: structuredClone(round) ?? null } }
  }
  const send = async (text: string) => {
    await time.after(latency())
    const answer = reply(text)
    const read = ++latest
    await time.after(latency())
    if (read < latest) late++
    return answer
  }
  const client = createClient({
    transport: { send, post: async () => undefined, file: async () => new Blob() },
    queryClient,
    entityCache,
    requestTracker,
    listPlans: new Map(),
    events: createEventBus(),
    identity: () => '',
    account: () => undefined,
    environment: { now: () => 0, setTimeout: () => undefined, onWake: () => () => {} },
    onWritten: () => {},
  })
  const ask = (text: string) =>
    client.query({ toString: () => text } as never, null, { policy: 'network-only' })
  const write = (change: RoundChange, at: number) => {
    const text = `mutation Change${at} { round }`
    changing.set(text, change)
    return client.mutate({ toString: () => text } as never, null)
  }
  // Changes a round for another user; the platform pushes its id, and the list asks for it.
  const push = async (id: string) => {
    await time.after(latency())
    const text = `query { live(ids: ["${id}"]) }`
    const { nodes } = (await client.ask({ toString: () => text } as never, null)) as { nodes: Round[] }
    const records = nodes.flatMap((round) => [round, round.asset])
    entityCache.update(records, new Set(nodes.map(entityKey)))
    requestTracker.updated(records)
    if (nodes.length > 0) return
    const gone = [{ __typename: 'Round', id }]
    entityCache.remove(gone)
    requestTracker.removed(gone)
  }

  const all = roundLists.map(({ text }) => ask(text))
  await time.pass(2000)
  await Promise.all(all)
  const busy: Promise<unknown>[] = []
  for (let step = 0; step < steps; step++) {
    const kind = random()
    const change = aChange(truth)
    if (kind < 0.45) busy.push(ask(roundLists[upTo(roundLists.length)]?.text ?? ''))
    else if (kind < 0.75) busy.push(write(change, step))
    else {
      const [record] = change.update ?? change.remove ?? []
      if (record?.__typename !== 'Round') continue
      happen(change)
      busy.push(push(String(record.id)))
    }
    await time.pass(random() * 150)
  }
  await time.pass(60_000)
  const failed = (await Promise.allSettled(busy)).flatMap((each) =>
    each.status === 'rejected' &&
    !String(each.reason).includes('cancelled') &&
    each.reason?.code !== 'aborted'
      ? [String(each.reason)]
      : [],
  )
  // The last answers may have marked lists a moment later.
  await new Promise((resolve) => setTimeout(resolve))
  const isStale = (text: string) => queryClient.getQueryState(keyOf(text))?.isInvalidated
  const wrong = wrongLists(queryClient, truth).filter((text) => !isStale(text))
  queryClient.clear()
  return { wrong: [...wrong, ...failed], late }
}

await campaign('lateAnswers', async (seed, isSlice): Promise<Findings> => {
  const [episodes, steps] = isSlice ? [250, 40] : [2500, 40]
  const defects: string[] = []
  let late = 0
  for (let at = 0; at < episodes && defects.length < 5; at++) {
    const found = await episode({ steps, seed: seed + at })
    late += found.late
    defects.push(...found.wrong.map((text) => `episode ${at}: ${text}`))
  }
  return { runs: episodes * steps, defects, notes: `${late} answers came after a newer one` }
})
