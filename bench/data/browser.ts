import type { MakePeer } from './Peer.ts'
import type { Figures } from './Machine.ts'
import { session } from './session.ts'

declare global {
  /** Runs one session in this page. */
  var runSession: (n: number) => Promise<Figures>
  /** What the session has found so far. */
  var figures: Figures
}

/** Offers a session to whoever drives the page. */
export function start(makePeer: MakePeer): void {
  globalThis.figures = {}
  const silent = { nextTask, heap: async () => undefined, report: () => {} }
  globalThis.runSession = async (n) => {
    await session(makePeer, 200, silent)
    await session(makePeer, 60, silent)
    return session(makePeer, n, { ...silent, report: (figures) => (globalThis.figures = { ...figures }) })
  }
}

/** A message is a task of its own, without the four milliseconds a timer waits. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(0)
  })
}
