import { CapstanError } from '../../errors/CapstanError'
import type { Timers } from './createTimers'

// The client gives each of its requests up by itself. What a partner's own query waits for may never come, and a list of
// many pages takes minutes on a slow line: begun again before its end, it would never come to it.
const timeoutMs = 300_000

/** The result of a request, or `network_failed` when it takes too long; `name` is that of the timer. */
export function withTimeout<T>(timers: Timers, name: string, request: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    timers.set(name, () => reject(new CapstanError('network_failed')), timeoutMs)
    request.then(resolve, reject).finally(() => timers.stop(name))
  })
}
