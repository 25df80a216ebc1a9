import type { Page, WebSocketRoute } from '@playwright/test'

/** The live connection of a page, in the hands of a spec. */
export interface Network {
  /** Cuts every socket, and lets none be opened. */
  drop: () => Promise<void>
  /** Lets sockets be opened again. */
  restore: () => void
}

/** Controls for the platform's pushes to a page. */
export interface Pushes {
  /** Holds back pushes from now on. */
  hold: () => void
  /** Lets all of it through. */
  release: () => void
}

/** Intercepts the pushes to a page. */
export async function holdPushes(page: Page): Promise<Pushes> {
  const held: (() => void)[] = []
  let isHolding = false
  await page.routeWebSocket(/\/wss\/v1\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (isHolding) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold: () => (isHolding = true),
    release() {
      isHolding = false
      held.splice(0).forEach((send) => send())
    },
  }
}

/** Takes hold of the sockets a page will open. */
export async function dropSockets(page: Page): Promise<Network> {
  const open = new Set<WebSocketRoute>()
  let isDown = false

  await page.routeWebSocket(/\/wss\/v1\//, (socket) => {
    if (isDown) return void socket.close({ code: 1011 })
    open.add(socket)
    socket.connectToServer()
  })

  return {
    async drop() {
      isDown = true
      await Promise.all([...open].map((socket) => socket.close({ code: 1011, reason: 'gone' })))
      open.clear()
    },
    restore() {
      isDown = false
    },
  }
}

/** Records the frames of a page's sockets from now on. */
export function listenIn(page: Page) {
  const [sockets, sent, received] = [[] as string[], [] as Frame[], [] as Frame[]]
  page.on('websocket', (socket) => {
    sockets.push(socket.url())
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)) as Frame))
    socket.on('framereceived', ({ payload }) => received.push(JSON.parse(String(payload)) as Frame))
  })
  const named = (type: string, table: string) => {
    const frames = sent.filter((frame) => frame.type === type && frame.table === table)
    return [...new Set(frames.flatMap(({ ids = [] }) => ids))]
  }
  return {
    sockets,
    subscribed: (table: string) => named('subscribe', table),
    unsubscribed: (table: string) => named('unsubscribe', table),
    pushed: (table: string) => received.filter((frame) => frame.table === table).map(({ id }) => id),
  }
}

interface Frame {
  type?: string
  table?: string
  id?: string | null
  ids?: string[]
}
