import type { LazyModule } from '../cache/lazyModule'
import { callListener } from '../events/callListener'
import type { LiveStatus } from './Live'
import type { LiveManager } from './LiveManager'
import { lazyLiveCode } from './lazyLiveCode'
import type { startLive, StartParts } from './startLive'

// When the code of live updates could not be loaded.
const retryDelayMs = 5_000

/** The code that is loaded. */
export interface LiveCode {
  startLive: typeof startLive
}

/** Live updates whose code is loaded with the first subscription; subscriptions made before wait for it. */
export function createLazyLive(parts: StartParts, code: LazyModule<LiveCode> = lazyLiveCode): LiveManager {
  const waiting = new Set<(live: LiveManager) => void>()
  const statusListeners = new Set<(status: LiveStatus) => void>()
  let started: LiveManager | undefined
  let retry: unknown

  const start = (): LiveManager | undefined => {
    if (started || !code.loaded) return started
    const live = (started = code.loaded.startLive(parts))
    live.onStatus((now) => {
      for (const listener of [...statusListeners]) callListener(() => listener(now))
    })
    for (const subscribe of waiting) subscribe(live)
    waiting.clear()
    return live
  }

  const load = async () => {
    parts.environment.clearTimeout(retry)
    const loaded = await code.load()
    if (waiting.size === 0) return
    if (loaded) start()
    else retry = parts.environment.setTimeout(() => void load(), retryDelayMs)
  }

  const clear = () => {
    waiting.clear()
    started?.clear()
  }

  return {
    subscribe(table, ids, listeners = {}) {
      const live = start()
      if (live) return live.subscribe(table, ids, listeners)
      let stop: (() => void) | undefined
      const subscribe = (live: LiveManager) => (stop = live.subscribe(table, ids, listeners))
      waiting.add(subscribe)
      void load()
      callListener(() => listeners.onState?.('off'))
      return () => {
        waiting.delete(subscribe)
        stop?.()
      }
    },
    get status() {
      return started?.status ?? 'off'
    },
    get staleSince() {
      return started?.staleSince
    },
    onStatus(listener) {
      statusListeners.add(listener)
      return () => void statusListeners.delete(listener)
    },
    resumeReopened: (answer) => started?.resumeReopened(answer),
    restart: () => started?.restart(),
    clear,
    destroy() {
      clear()
      started?.destroy()
      parts.environment.clearTimeout(retry)
      statusListeners.clear()
    },
  }
}
