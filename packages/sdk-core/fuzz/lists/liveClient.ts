import type { Capstan } from '../../src/Capstan.ts'
import type { SocketLike } from '../../src/client/transport/Environment.ts'
import type { Chance } from '../randomList.ts'
import type { LivePlatform } from './livePlatform.ts'
import { createNetwork, type Network } from './network.ts'

const { createCapstan } = await import('../../src/createCapstan.ts')

/** An instance of the core that talks to a platform as a page of it does. */
export interface LiveClient {
  capstan: Capstan
  network: Network
  /** Breaks the connection of the socket. */
  drop(): void
  /** Resolves when nothing has been sent or received for so long. */
  quiet(milliseconds: number): Promise<void>
}

/** Connects to the servers of a platform by turns, as a page behind a balancer does. */
export function connectLive(platform: LivePlatform, chance: Chance): LiveClient {
  const { urls, cookie, accounts } = platform
  const [url = ''] = urls
  const network = createNetwork(platform, chance)
  let socket: WebSocket | undefined

  const openSocket = (address: string): SocketLike => {
    const server = chance.pick(urls)
    network.trace.add(`connects to ${server}`)
    const headers = { cookie, origin: server, 'sec-fetch-site': 'same-origin' }
    // Node's own takes headers, which the type of browsers does not know.
    const opened = (socket = new WebSocket(address.replace(url.slice(4), server.slice(4)), {
      headers,
    } as never))
    opened.addEventListener('message', ({ data }) => {
      network.traffic.pushes += 1
      network.trace.add('receives', String(data))
    })
    return opened as unknown as SocketLike
  }

  const capstan = createCapstan({
    account: accounts[0],
    environment: { fetch: network.fetch, openSocket, baseUrl: () => `${url}/` },
  })
  return {
    capstan,
    network,
    drop() {
      network.trace.add('drops the connection')
      socket?.close()
    },
    async quiet(milliseconds) {
      let [seen, since] = [-1, performance.now()]
      while (performance.now() - since < milliseconds) {
        const now = network.traffic.requests + network.traffic.pushes
        const isSettled = network.inFlight === 0 && capstan.live.status === 'live'
        if (now !== seen || !isSettled) [seen, since] = [now, performance.now()]
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
  }
}
