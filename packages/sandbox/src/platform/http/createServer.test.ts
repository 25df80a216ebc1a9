import { describe, expect, it } from 'vitest'
import { createServer } from './createServer.ts'

describe('createServer', () => {
  it('waits for no request for ever', () => {
    const { server } = createServer({ logLevel: 'silent' })

    expect(server.requestTimeout).toBe(600_000)
    expect(server.headersTimeout).toBeGreaterThan(0)
  })
})
