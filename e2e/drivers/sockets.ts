import type { Page, WebSocketRoute } from '@playwright/test'

/** The live connection of a page, in the hands of a spec. */
export interface Network {
  /** Cuts every socket, and lets none be opened. */
  drop: () => Promise<void>
  /** Lets sockets be opened again. */
  restore: () => void
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
