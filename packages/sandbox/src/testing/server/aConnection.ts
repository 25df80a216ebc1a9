import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws'
import { LiveConnection } from '../../platform/live/sockets/LiveConnection.ts'

/** Both ends of a socket, and the code it closes with. */
export async function aConnection(options?: ClientOptions) {
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const accepted = new Promise<[WebSocket, Duplex]>((resolve) =>
    server.once('connection', (socket, { socket: stream }) => resolve([socket, stream])),
  )
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, options)
  const closed = new Promise<number>((resolve) => client.once('close', resolve))
  const opened = once(client, 'open')
  const [socket, stream] = await accepted
  const connection = new LiveConnection(socket, { stream, origin: undefined, requestId: 'r' })
  await opened
  return { client, closed, connection }
}
