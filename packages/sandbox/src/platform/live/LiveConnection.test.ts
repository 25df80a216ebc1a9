import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket, WebSocketServer } from 'ws'
import { closeCodes } from './closeCodes.ts'
import { LiveConnection } from './LiveConnection.ts'

/** Both ends of a socket, and the code it closes with. */
async function aConnection(options?: ClientOptions) {
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, options)
  const closed = new Promise<number>((resolve) => client.once('close', resolve))
  const opened = once(client, 'open')
  const connection = new LiveConnection(await accepted, { origin: undefined, requestId: 'r' })
  await opened
  return { client, closed, connection }
}

it('lets go of a client that reads too slowly, rather than keep for it what it does not read', async () => {
  const { client, closed, connection } = await aConnection()
  client.pause()

  const frame = { type: 'change', padding: 'x'.repeat(200_000) }
  let sent = 0
  while (connection.isOpen && sent < 500) {
    connection.send(frame)
    sent += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  client.resume()

  expect(await closed).toBe(closeCodes.tooSlow)
  expect(sent).toBeLessThan(500)
})

it('lets go of a client that did not answer the last beat, and of no other', async () => {
  const [silent, present] = [await aConnection({ autoPong: false }), await aConnection()]
  for (const { client, connection } of [silent, present]) {
    const pinged = once(client, 'ping')
    connection.beat()
    await pinged
  }
  await once(present.connection.socket, 'pong')
  silent.connection.beat()
  present.connection.beat()

  expect(silent.connection.isOpen).toBe(false)
  expect(await silent.closed).toBe(1006)
  expect(present.connection.isOpen).toBe(true)
  present.client.close()
})
