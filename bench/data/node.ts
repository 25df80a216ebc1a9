import { setImmediate, setTimeout } from 'node:timers/promises'
import type { MakePeer } from './Peer.ts'
import { session } from './session.ts'

/** Runs one session in this process, after two short ones that warm the machine up, and prints its figures. */
export async function start(makePeer: MakePeer): Promise<void> {
  const silent = { nextTask: () => setImmediate(), heap, report: () => {} }
  await session(makePeer, 200, silent)
  await session(makePeer, 60, silent)
  const print = (figures: object) => console.log(JSON.stringify(figures))
  await session(makePeer, Number(process.argv[2]), { ...silent, report: print })
  process.exit(0)
}

async function heap(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    globalThis.gc?.()
    await setTimeout(5)
  }
  return process.memoryUsage().heapUsed / 2 ** 20
}
