import { CapstanError } from '../errors/CapstanError'
import type { Timers } from './createTimers'

// Without a timeout, a request that never returns would block its record for ever.
const timeoutMs = 20_000

/** The result of a request, or `network_failed` when it takes too long; `name` is that of the timer. */
export function withTimeout<T>(timers: Timers, name: string, request: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    timers.set(name, () => reject(new CapstanError('network_failed')), timeoutMs)
    request.then(resolve, reject).finally(() => timers.stop(name))
  })
}
