import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredPlatform } from '../aPlatform.ts'
import type { Session } from './Session.ts'

/** The average cost of a change, and the time from its commit to the screen. */
export interface Cost {
  requests: number
  bytes: number
  middle: number
  slowest: number
  /** The processor time beyond that of an idle platform. */
  platform: number
  client: number
  longest: number
}

/** A client and the platform it shows rows of. */
export interface Pair {
  platform: MeasuredPlatform
  session: Session
  ids: readonly string[]
}

let amount = 20
/** A different amount each time identifies the change on the screen. */
const nextAmount = () => String((amount += 0.5))
const since1970 = () => performance.timeOrigin + performance.now()
const setAmount = (of: string, to: string) =>
  `update app_public.distributions set amount = ${to} where id = '${of}'`

const restMs = 3_000

/** Changes rows, each when the one before is on the screen and its window is over. */
export async function oneByOne(pair: Pair, changes: number): Promise<Cost> {
  const times: number[] = []
  const atRest = await restOf(pair)
  const started = since1970()
  const cost = await around(pair, async () => {
    for (let change = 0; change < changes; change++) {
      const id = pair.ids[(change * 7919) % pair.ids.length] ?? ''
      const to = nextAmount()
      await pair.platform.sql(setAmount(id, to))
      const committed = since1970()
      times.push(Math.max(0, (await pair.session.seen(id, to)) - committed))
      await wait(600)
    }
  })
  const rest = atRest * (since1970() - started)
  const sorted = times.toSorted((a, b) => a - b)
  const each = (sum: number) => sum / changes
  return {
    ...cost,
    requests: each(cost.requests),
    bytes: each(cost.bytes),
    platform: each(Math.max(0, cost.platform - rest)),
    client: each(cost.client),
    middle: sorted[sorted.length >> 1] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  }
}

/** Returns the processor time of the platform per millisecond without changes. */
async function restOf({ platform }: Pair): Promise<number> {
  await platform.work()
  await wait(restMs)
  return (await platform.work()).processor / restMs
}

/** A thousand changes a minute: the client's share of a core, and its longest task. */
export async function aThousandAMinute(pair: Pair, seconds: number): Promise<Cost & { share: number }> {
  const started = since1970()
  let last: [id: string, to: string] = ['', '']
  const cost = await around(pair, async () => {
    for (let change = 0; change * 60 < seconds * 1000; change++) {
      last = [pair.ids[(change * 104_729) % pair.ids.length] ?? '', nextAmount()]
      await pair.platform.sql(setAmount(...last))
      await wait(Math.max(0, started + (change + 1) * 60 - since1970()))
    }
    await pair.session.seen(...last)
  })
  return { ...cost, share: cost.client / (since1970() - started) }
}

/** Many rows in one transaction: how long until the first and the last of them are on the screen. */
export async function together(pair: Pair, most: number): Promise<Cost> {
  const ids = pair.ids.slice(0, most)
  const to = nextAmount()
  let settled = 0
  const cost = await around(pair, async () => {
    const last = ids.at(-1) ?? ''
    await pair.platform.sql(
      `update app_public.distributions set amount = ${to} where id in (${ids.map((id) => `'${id}'`).join()})`,
    )
    const committed = since1970()
    for (const id of [ids[0] ?? '', last]) settled = (await pair.session.seen(id, to)) - committed
  })
  return { ...cost, slowest: settled }
}

async function around({ platform, session }: Pair, work: () => Promise<void>): Promise<Cost> {
  await session.figures()
  await platform.work()
  const before = await session.processor()
  await work()
  const client = (await session.processor()) - before
  const { processor } = await platform.work()
  return { ...(await session.figures()), platform: processor, client, middle: 0, slowest: 0 }
}
