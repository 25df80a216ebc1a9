import type { Environment } from '../../client/transport/Environment'

/** Timers by name, at most one for each name. */
export interface Timers {
  set(name: string, callback: () => void, delayMs: number): void
  isSet(name: string): boolean
  stop(name: string): void
  stopAll(): void
}

export function createTimers(environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>): Timers {
  const running = new Map<string, unknown>()

  const stop = (name: string) => {
    if (running.has(name)) environment.clearTimeout(running.get(name))
    running.delete(name)
  }

  return {
    set(name, callback, delayMs) {
      stop(name)
      const handle = environment.setTimeout(() => {
        running.delete(name)
        callback()
      }, delayMs)
      running.set(name, handle)
    },
    isSet: (name) => running.has(name),
    stop,
    stopAll: () => [...running.keys()].forEach(stop),
  }
}
