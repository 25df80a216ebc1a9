/** The functions of the machine that an instance uses. Tests pass their own. */
export interface Environment {
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  /** A number from 0 up to, not including, 1. */
  random: () => number
  setTimeout: (callback: () => void, milliseconds: number) => unknown
  clearTimeout: (handle: unknown) => void
  /** Opens a socket, or is absent where there are none (a server, an old proxy). */
  openSocket?: (url: string) => SocketLike
  /** Reports events of a page that may have woken up: online, visible, shown again. Returns a function that stops it. */
  onWake: (callback: () => void) => () => void
  /** Reports the key that another tab has stored something under, or nothing when it cleared all. Returns how to stop. */
  onStored: (callback: (key: string | null) => void) => () => void
  /**
   * Reports that the page will receive nothing for a while: offline, or in the back/forward cache. Returns a function that stops
   * it.
   */
  onSleep: (callback: () => void) => () => void
  /** Returns true while the page is being left: a request that starts then must outlive the page. */
  isLeaving?: () => boolean
  /** The storage of this tab, which outlives a reload of the page; absent on a machine without one. */
  tabStorage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** True where the console is a developer's: on their own machine. */
  isDevelopment?: () => boolean
  /** The page's address, which relative endpoints start from. */
  baseUrl: () => string
}

/** The part of a WebSocket the live layer uses. */
export interface SocketLike {
  readonly readyState: number
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason?: string }) => void) | null
  onerror: (() => void) | null
}

/** The machine as it is. Everything is looked up when it is used, so importing on a server is safe. */
export function hostEnvironment(): Environment {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    now: () => Date.now(),
    random: () => Math.random(),
    setTimeout: (callback, milliseconds) => globalThis.setTimeout(callback, milliseconds),
    clearTimeout: (handle) => globalThis.clearTimeout(handle as number), // a handle of our own setTimeout
    openSocket: typeof WebSocket === 'undefined' ? undefined : openWebSocket,
    onWake: listenForWake,
    onStored: listenForStored,
    onSleep: listenForSleep,
    isLeaving: watchLeaving(),
    tabStorage,
    isDevelopment: () =>
      /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(globalThis.location?.hostname),
    baseUrl: () => globalThis.location?.href ?? 'http://localhost/',
  }
}

function openWebSocket(url: string): SocketLike {
  return new WebSocket(url) as SocketLike // the DOM types its handlers with events we do not read
}

// Reading the property itself throws where a browser forbids storage.
function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

function listenForWake(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const whenVisible = () => document.visibilityState === 'visible' && callback()
  const stop = listen(callback, 'online', 'pageshow')
  document.addEventListener('visibilitychange', whenVisible)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', whenVisible)
  }
}

function listenForStored(callback: (key: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const whenStored = ({ key }: StorageEvent) => callback(key)
  window.addEventListener('storage', whenStored)
  return () => window.removeEventListener('storage', whenStored)
}

// A page with an open socket is not kept for the way back.
function listenForSleep(callback: () => void): () => void {
  return typeof window === 'undefined' ? () => {} : listen(callback, 'offline', 'pagehide')
}

/** State of each page, watched once for all of its instances: the listeners of one each would stay when it is destroyed. */
const leavings = new WeakMap<Window, { isLeaving: boolean }>()

/** Registered before all other listeners. Reset when the page is shown again. */
function watchLeaving(): () => boolean {
  if (typeof window === 'undefined') return () => false
  const page = leavings.get(window) ?? { isLeaving: false }
  if (!leavings.has(window)) {
    leavings.set(window, page)
    window.addEventListener('pagehide', () => (page.isLeaving = true), { capture: true })
    window.addEventListener('pageshow', () => (page.isLeaving = false))
  }
  return () => page.isLeaving
}

/** Only pages in the back/forward cache count: others start or end. */
function listen(callback: () => void, network: 'online' | 'offline', page: 'pageshow' | 'pagehide') {
  const whenKept = ({ persisted }: PageTransitionEvent) => persisted && callback()
  window.addEventListener(network, callback)
  window.addEventListener(page, whenKept)
  return () => {
    window.removeEventListener(network, callback)
    window.removeEventListener(page, whenKept)
  }
}
