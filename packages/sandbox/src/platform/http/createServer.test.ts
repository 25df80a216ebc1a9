import { EventEmitter } from 'node:events'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { createServer } from './createServer.ts'

describe('createServer', () => {
  it('waits for no request for ever', () => {
    const { server } = createServer({ logLevel: 'silent' })

    expect(server.requestTimeout).toBe(600_000)
    expect(server.headersTimeout).toBeGreaterThan(0)
  })

  it('reports a busy database when no connection becomes free', async () => {
    const Client = class extends EventEmitter {
      connect(done: () => void) {
        done()
      }
    } as unknown as typeof pg.Client
    const pool = new pg.Pool({ Client, max: 1, connectionTimeoutMillis: 20 })
    await pool.connect()
    const app = createServer({ logLevel: 'silent' })
    app.get('/data', () => pool.connect())

    const { statusCode, body } = await app.inject('/data')

    expect(statusCode).toBe(503)
    expect(body).toContain('"server_unavailable"')
  })
})
