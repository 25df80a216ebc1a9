import type { Environment } from '../client/Environment'
import { CapstanError } from '../errors/CapstanError'

// A request that hangs in a network that is gone would keep its record from ever being asked for again.
const patience = 20_000

/** What was asked for, or `network_failed` when it takes too long. */
export function inTime<T>(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
  asked: Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = environment.setTimeout(() => reject(new CapstanError('network_failed')), patience)
    asked.then(resolve, reject).finally(() => environment.clearTimeout(timer))
  })
}
