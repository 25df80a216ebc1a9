import type { MakePeer } from './Peer.ts'
import type { Figures } from './Machine.ts'
import { session } from './session.ts'

declare global {
  /** Runs one session in this page. */
  var runSession: (n: number) => Promise<Figures>
  /** The results of the session so far. */
  var figures: Figures
}

/** Makes a session available to the program that drives the page. */
export function start(makePeer: MakePeer): void {
  globalThis.figures = {}
  const silent = { nextTask, heap: async () => undefined, report: () => {} }
  globalThis.runSession = async (n) => {
    await session(makePeer, 200, silent)
    await session(makePeer, 60, silent)
    return session(makePeer, n, { ...silent, report: (figures) => (globalThis.figures = { ...figures }) })
  }
}

/** Ends the task by a message, which avoids the four milliseconds of a timer. */
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
