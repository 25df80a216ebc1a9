import { CapstanError } from '../../errors/CapstanError'
import type { Environment } from './Environment'

/** When a request is given up. */
export interface RequestTimeout {
  signal?: AbortSignal
  /** The timeout in milliseconds; without it, a request has none. */
  timeoutMs?: number
}

/** The answer of a request; `network_failed` where there is none in time, and the request is stopped. */
export function withRequestTimeout<T>(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
  { signal, timeoutMs }: RequestTimeout,
  send: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  if (timeoutMs === undefined) return send(signal)
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new CapstanError('network_failed'))
      stop()
    }
    const timer = environment.setTimeout(giveUp, timeoutMs)
    const end = () => {
      environment.clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    void send(stopping.signal).then(resolve, reject).finally(end)
  })
}
