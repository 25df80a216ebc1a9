import type { SocketLike } from '../../src/client/transport/Environment.ts'
import { hostileFrame } from './hostileFrame.ts'
import { liveWorld } from './liveWorld.ts'

/** L8: with any frame on the socket, no code breaks, and only followed records are requested. */
export async function runFrames({ frames, seed }: { frames: number; seed: number }): Promise<string[]> {
  const defects: string[] = []
  let line: SocketLike | undefined
  const world = liveWorld({ seed, size: 20, onLine: (opened) => (line = opened) })
  const { live, clock, socket, ids, asked, random } = world
  const followed = new Set(ids.slice(0, 10))
  live.subscribe('steps', [...followed], { onChange: ({ id }) => void received.push(id) })
  await clock.advance(1_000)
  asked.length = 0
  const received: unknown[] = []

  for (let frame = 0; frame < frames; frame++) {
    const data = hostileFrame(random, ids)
    try {
      line?.onmessage?.({ data })
      if (frame % 20 === 0) await clock.advance(30)
    } catch (error) {
      defects.push(`frame ${frame} threw ${String(error)}`)
    }
    if (socket.urls.length > 1) return [...defects, `frame ${frame} broke the connection`]
  }
  await clock.advance(5_000)

  for (const id of asked.flat()) if (!followed.has(id)) defects.push(`${id} was asked for`)
  for (const id of received) if (!followed.has(String(id))) defects.push(`received ${String(id)}`)
  if (asked.length === 0) defects.push('no frame was taken for what it is')
  world.change('d0')
  // Frames named versions that do not exist; such a record is requested less and less often.
  await clock.advance(3_000)
  if (world.local.get('d0') !== world.server.get('d0')?.version) defects.push('a push is not heard any more')
  live.destroy()
  // The answers of the platform that were still on their way.
  await clock.advance(100)
  if (clock.pending > 0) defects.push(`${clock.pending} timers are left`)
  return defects
}
