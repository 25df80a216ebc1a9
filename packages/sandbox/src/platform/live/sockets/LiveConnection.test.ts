import { once } from 'node:events'
import { expect, it } from 'vitest'
import { aConnection } from '../../../testing/server/aConnection.ts'
import { closeCodes } from './closeCodes.ts'

it('closes the connection of a client that reads too slowly, rather than buffer its frames', async () => {
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
