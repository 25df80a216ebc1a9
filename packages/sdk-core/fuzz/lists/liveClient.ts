import type { Capstan } from '../../src/Capstan.ts'
import type { SocketLike } from '../../src/client/Environment.ts'
import type { LivePlatform } from './livePlatform.ts'

const { createCapstan } = await import('../../src/createCapstan.ts')

/** An instance of the core that talks to a platform as a page of it does, and what went over the wire. */
export interface LiveClient {
  capstan: Capstan
  traffic: { requests: number; bytes: number; pushes: number; errors: string[] }
  /** Breaks the connection of the socket. */
  drop(): void
  /** Resolves when nothing has been sent or received for so long. */
  quiet(milliseconds: number): Promise<void>
}

export function connectLive({ url, cookie, account }: LivePlatform): LiveClient {
  const traffic: LiveClient['traffic'] = { requests: 0, bytes: 0, pushes: 0, errors: [] }
  const headers = { cookie, origin: url, 'sec-fetch-site': 'same-origin' }
  let socket: WebSocket | undefined
  let inFlight = 0

  const ask: typeof fetch = async (input, init) => {
    traffic.requests += 1
    inFlight += 1
    try {
      const response = await fetch(input, { ...init, headers: { ...toObject(init?.headers), ...headers } })
      const text = await response.text()
      traffic.bytes += text.length
      if (text.includes('"errors"')) traffic.errors.push(text.slice(0, 400))
      return new Response(text, { status: response.status, headers: response.headers })
    } finally {
      inFlight -= 1
    }
  }

  const openSocket = (address: string): SocketLike => {
    // Node's own takes headers, which the type of browsers does not know.
    const opened = (socket = new WebSocket(address, { headers } as never))
    opened.addEventListener('message', () => (traffic.pushes += 1))
    return opened as unknown as SocketLike
  }

  const capstan = createCapstan({
    account,
    environment: { fetch: ask, openSocket, baseUrl: () => `${url}/` },
  })
  return {
    capstan,
    traffic,
    drop: () => socket?.close(),
    async quiet(milliseconds) {
      let [seen, since] = [-1, performance.now()]
      while (performance.now() - since < milliseconds) {
        const now = traffic.requests + traffic.pushes
        const isSettled = inFlight === 0 && capstan.live.status === 'live'
        if (now !== seen || !isSettled) [seen, since] = [now, performance.now()]
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}

function toObject(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
