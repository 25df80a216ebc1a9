import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { limitBodyTime } from './limitBodyTime.ts'

/** Sends a head that announces a body, one byte of it, and then nothing; resolves to true if the server closed the connection. */
function trickle(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\na`,
      )
    })
    const timer = globalThis.setTimeout(() => {
      resolve(false)
      socket.destroy()
    }, 1000)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer)
        resolve(true)
      })
  })
}

describe('limitBodyTime', () => {
  it('closes the connection of a slow body, and not of a large file', async () => {
    const app = Fastify({ forceCloseConnections: true })
    limitBodyTime(app, 100)
    app.post('/data', async () => 'done')
    app.post('/file', { config: { mayTakeLong: true } }, async () => 'done')
    await app.listen({ port: 0 })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0

    expect(await Promise.all([trickle(port, '/data'), trickle(port, '/file')])).toEqual([true, false])
    const quick = await fetch(`http://localhost:${port}/data`, { method: 'POST', body: 'a' })
    expect(await quick.text()).toBe('done')
    await app.close()
  })

  it('does not close a connection that waits for the platform itself', async () => {
    const app = Fastify({ forceCloseConnections: true })
    limitBodyTime(app, 100)
    app.addHook('onRequest', () => setTimeout(300))
    app.post('/data', async () => 'done')
    await app.listen({ port: 0 })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0

    // A body that ends in a later piece: the first one is all that a server has before it reads.
    const answer = await fetch(`http://localhost:${port}/data`, { method: 'POST', body: 'a'.repeat(200_000) })
    expect(await answer.text()).toBe('done')
    await app.close()
  })
})
