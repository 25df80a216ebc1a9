import { createHmac, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('keeps the newest state of the investments of an account', async () => {
  vi.stubEnv('CUSTOMERS', mkdtempSync(path.join(tmpdir(), 'customers-')))
  vi.stubEnv('CAPSTAN_WEBHOOK_SECRET', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { receiveWebhook, investmentsOf } = await import('./investments.ts')
  const server = createServer((request, response) => void receiveWebhook(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const [investorId, investmentId] = [randomUUID(), randomUUID()]
  const link = `https://platform.example/distribution/${investmentId}`
  const send = async (version: number, status: string, signedWith = secret) => {
    const subject = { type: 'distribution', id: investmentId, version }
    const event = { type: 'investment.changed', subject, link, data: { investorId, status } }
    return (await fetch(address, signed(event, signedWith))).status
  }

  expect(await send(2, 'closed')).toBe(204)
  expect(await send(1, 'open')).toBe(204)
  expect(await send(2, 'closed')).toBe(204)
  expect(await send(3, 'deleted', 'whsec_AAAA')).toBe(400)

  expect(investmentsOf(investorId)).toEqual([{ id: investmentId, status: 'closed', link, version: 2 }])
  expect(investmentsOf(randomUUID())).toEqual([])
})

/** The request that brings an event, as the platform signs it. */
function signed(event: object, signedWith: string): RequestInit {
  const [id, timestamp, body] = [randomUUID(), String(Math.floor(Date.now() / 1000)), JSON.stringify(event)]
  const key = Buffer.from(signedWith.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
  return { method: 'POST', body, headers }
}
