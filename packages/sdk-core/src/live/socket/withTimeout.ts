import { CapstanError } from '../../errors/CapstanError'
import type { Timers } from './createTimers'

// The client times out each of its requests. A partner's own query may never settle, and a list of many pages takes minutes on a
// slow line: a shorter timeout would restart it forever.
const timeoutMs = 300_000

/** The result of a request, or `network_failed` when it takes too long; `name` is that of the timer. */
export function withTimeout<T>(timers: Timers, name: string, request: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    timers.set(name, () => reject(new CapstanError('network_failed')), timeoutMs)
    request.then(resolve, reject).finally(() => timers.stop(name))
  })
}
