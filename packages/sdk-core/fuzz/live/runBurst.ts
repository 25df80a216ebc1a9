import { liveWorld } from './liveWorld.ts'

/** L5: how many questions a thousand pushes on two hundred records make within a second. */
export async function runBurst(seed: number): Promise<number> {
  const { live, clock, ids, upTo, asked, change, wrong } = liveWorld({ seed, size: 200 })
  live.subscribe('steps', ids)
  await clock.advance(5_000)
  asked.length = 0

  for (let push = 0; push < 1_000; push++) {
    change(ids[upTo(ids.length)] ?? '')
    await clock.advance(1)
  }
  await clock.advance(5_000)
  live.destroy()
  return wrong().length > 0 ? Infinity : asked.length
}
