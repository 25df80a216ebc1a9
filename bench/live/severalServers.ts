import { setTimeout as wait } from 'node:timers/promises'
import type { MeasuredPlatform } from './aPlatform.ts'
import { openWatchers } from './listWatchers.ts'

/** The results of servers that share a database. */
export interface SharedWork {
  /** From before each change until each socket heard of it, in milliseconds. */
  times: number[]
  /** The processor's time of each server a change. */
  processors: number[]
}

/** Changes rows through the first of several servers, while sockets watch lists on all of them. */
export async function changeOnSeveral(
  servers: readonly [MeasuredPlatform, ...MeasuredPlatform[]],
  {
    ids,
    change,
    sockets,
    tables,
  }: {
    ids: readonly string[]
    change: (id: string) => string
    sockets: number
    tables: readonly string[]
  },
): Promise<SharedWork> {
  const watchers = []
  for (const { url } of servers)
    watchers.push(await openWatchers(url, { sockets: sockets / servers.length, tables }))
  await wait(1_000)
  for (const server of servers) await server.work()
  const times: number[] = []
  for (const id of ids) {
    const started = performance.now()
    await servers[0].sql(change(id))
    for (const each of watchers) await each.quiet()
    times.push(...watchers.flatMap((each) => each.heardOf(id).map((at) => at - started)))
    for (const each of watchers) each.forget()
    await wait(Math.max(20, started + 250 - performance.now()))
  }
  const processors = []
  for (const server of servers) processors.push((await server.work()).processor / ids.length)
  for (const each of watchers) each.close()
  return { times, processors }
}
