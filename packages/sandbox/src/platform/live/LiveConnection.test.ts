import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { closeCodes } from './closeCodes.ts'
import { LiveConnection } from './LiveConnection.ts'

it('lets go of a client that reads too slowly, rather than keep for it what it does not read', async () => {
  const server = new WebSocketServer({ port: 0, host: 'localhost' })
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const accepted = new Promise<WebSocket>((resolve) => server.once('connection', resolve))
  const client = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`)
  const closed = new Promise<number>((resolve) => client.once('close', resolve))
  const opened = new Promise((resolve) => client.once('open', resolve))
  const connection = new LiveConnection(await accepted, { origin: undefined, requestId: 'r' })
  await opened
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
