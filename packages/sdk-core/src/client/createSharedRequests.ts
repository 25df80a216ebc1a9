import { hashKey, type QueryClient } from '@tanstack/query-core'
import { CapstanError } from '../errors/CapstanError'
import type { QueryKey } from './Client'

/** Callers that wait for the same answer: one that leaves takes nothing from the others. */
export interface SharedRequests {
  /** Waits for an answer; `send` is given the signal that stops its request when the last caller has left. */
  wait<T>(
    queryKey: QueryKey,
    send: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal | undefined,
  ): Promise<T>
}

interface Shared {
  controller: AbortController
  callers: number
}

/** The shared requests of one QueryClient. Mounted queries wait too. */
export function createSharedRequests(queryClient: QueryClient): SharedRequests {
  const requests = new Map<string, Shared>()

  const leave = (queryKey: QueryKey, shared: Shared) => {
    shared.callers -= 1
    if (shared.callers > 0) return
    requests.delete(hashKey(queryKey))
    const query = queryClient.getQueryCache().find({ queryKey, exact: true })
    if (!query?.getObserversCount()) shared.controller.abort()
  }

  return {
    async wait(queryKey, send, signal) {
      const hash = hashKey(queryKey)
      const shared = requests.get(hash) ?? { controller: new AbortController(), callers: 0 }
      requests.set(hash, shared)
      shared.callers += 1
      try {
        return await unlessAborted(send(shared.controller.signal), signal)
      } finally {
        leave(queryKey, shared)
      }
    },
  }
}

/** The answer, or `aborted` as soon as its caller has gone. */
function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const abort = () => reject(new CapstanError('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
