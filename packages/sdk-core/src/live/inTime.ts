import { CapstanError } from '../errors/CapstanError'
import type { Timers } from './createTimers'

// A request that hangs in a network that is gone would keep its record from ever being asked for again.
const patience = 20_000

/** What was asked for, or `network_failed` when it takes too long; the timer has a name, so that it can be stopped. */
export function inTime<T>(timers: Timers, name: string, asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    timers.set(name, () => reject(new CapstanError('network_failed')), patience)
    asked.then(resolve, reject).finally(() => timers.stop(name))
  })
}
