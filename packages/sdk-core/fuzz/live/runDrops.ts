import { liveWorld, until } from './liveWorld.ts'

/** The result of one session of a thousand pushes. */
export interface Session {
  /** The records that were not as the platform has them, after the pushes and at the end. */
  missed: number
  queries: number
  /** How many of the drops met a connection. */
  cuts: number
  /** How long a connection that was frozen went unnoticed, in milliseconds. */
  unnoticed: number
}

const pushes = 1_000
const records = 200

/**
 * L1, L2, L3: a thousand pushes on two hundred records, a tenth of a second apart, a hundred drops among them, and
 * questions that fail; then the connection freezes while one more change comes.
 *
 * With `waits`, every drop waits until there is a connection to cut, however long that takes.
 */
export async function runDrops(seed: number, { waits = false } = {}): Promise<Session> {
  const faults = { refused: 0.02, hung: 0.01, lagging: 0.05 }
  const world = liveWorld({ seed, size: records, faults })
  const { live, clock, socket, ids, upTo } = world
  live.subscribe('steps', ids)
  await clock.advance(5_000)
  world.asked.length = 0

  let cuts = 0
  for (let push = 0; push < pushes; push++) {
    world.change(ids[upTo(records)] ?? '')
    if (push % 10 === 0) {
      if (waits) await until(world, (status) => status === 'live', 60_000)
      cuts += socket.connections
      socket.drop()
    }
    await clock.advance(upTo(200))
  }
  await clock.advance(60_000)
  const queries = world.asked.length
  await until(world, (status) => status === 'live', 60_000)
  await clock.advance(60_000)
  const missed = world.wrong().length

  socket.setFrozen(true)
  world.change(ids[upTo(records)] ?? '')
  const unnoticed = await until(world, (status) => status !== 'live', 60_000)
  socket.setFrozen(false)
  world.state.isHealed = true
  await clock.advance(120_000)
  live.destroy()
  return { missed: missed + world.wrong().length, queries, cuts, unnoticed }
}
