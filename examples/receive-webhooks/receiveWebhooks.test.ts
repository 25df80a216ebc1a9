import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { investments, POST } from './app/webhooks/capstan/route.ts'
import { makeApp, makeAppWithJsonFirst } from './express.ts'
import { InvestmentList } from './InvestmentList.ts'
import { verifyWebhook } from './verifyWebhook.ts'

// The example of the Standard Webhooks specification.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const published = {
  body: '{"test": 2432232314}',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

afterEach(() => void vi.useRealTimers())

describe('verifyWebhook', () => {
  const headersOf = (changes: Partial<typeof published> = {}) => {
    const { id, timestamp, signature } = { ...published, ...changes }
    return new Headers({
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature,
    })
  }
  const at = (seconds: number) => vi.useFakeTimers({ now: seconds * 1000, toFake: ['Date'] })

  it('takes the example of the specification', () => {
    at(published.timestamp)

    expect(verifyWebhook(published.body, headersOf(), secret)).toMatchObject({
      test: 2432232314,
      id: published.id,
    })
    expect(verifyWebhook(Buffer.from(published.body), headersOf(), secret)).toMatchObject({
      id: published.id,
    })
  })

  it('takes one good signature of several', () => {
    at(published.timestamp)
    const others = `v1,${Buffer.alloc(32).toString('base64')} v1a,${published.signature.slice(3)} v1,short`

    expect(
      verifyWebhook(published.body, headersOf({ signature: `${others} ${published.signature}` }), secret),
    ).toBeTruthy()
    expect(() => verifyWebhook(published.body, headersOf({ signature: others }), secret)).toThrow('signature')
  })

  it.each([
    [-300, true],
    [300, true],
    [-301, false],
    [301, false],
  ])('at %i seconds from the timestamp: %s', (seconds, isTaken) => {
    at(published.timestamp + seconds)
    const verify = () => verifyWebhook(published.body, headersOf(), secret)

    if (isTaken) expect(verify()).toBeTruthy()
    else expect(verify).toThrow('too old')
  })

  it.each<[string, () => unknown]>([
    ['another body', () => verifyWebhook('{"test":2432232314}', headersOf(), secret)],
    ['another id', () => verifyWebhook(published.body, headersOf({ id: 'msg_2' }), secret)],
    ['another secret', () => verifyWebhook(published.body, headersOf(), 'whsec_AAAA')],
    ['no headers', () => verifyWebhook(published.body, new Headers(), secret)],
    ['no number', () => verifyWebhook(published.body, headersOf({ timestamp: Number.NaN }), secret)],
    ['no secret of its own', () => verifyWebhook(published.body, headersOf(), '')],
    ['no signature', () => verifyWebhook(published.body, headersOf({ signature: 'v1' }), secret)],
  ])('refuses %s', (_, verify) => {
    at(published.timestamp)

    expect(verify).toThrow(Error)
  })

  it('has at most 20 lines, and is the same in the guide and in the sample of a broker', () => {
    const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
    const text = read('verifyWebhook.ts')
    const [code = ''] = text.split('\n/** What each event has')
    const lines = code.split('\n').filter((line) => line && !/^\s*\/[/*]/.test(line))
    // The fence is no "ts": node's types are not among those that samples of the documentation are compiled with.
    const guide = read('../../docs/guides/receive-webhooks.md')

    expect(lines.length).toBeLessThanOrEqual(20)
    expect(read('../embed-onboarding/server/verifyWebhook.ts')).toBe(text)
    expect(guide).toContain(`\`\`\`typescript\n${code.trim()}\n\`\`\``)
  })
})

/** An event of an investment. */
function anEvent(version: number, status: string, subject: string = randomUUID()) {
  return {
    id: randomUUID(),
    type: 'investment.changed',
    subject: { type: 'distribution', id: subject, version },
    link: `https://platform.example/distribution/${subject}`,
    data: { distributionId: subject, investorId: randomUUID(), status },
  }
}

/** The request that brings an event, as the platform signs it. */
function requestOf(event: ReturnType<typeof anEvent>, signedWith = secret): RequestInit & { body: string } {
  const timestamp = Math.floor(Date.now() / 1000)
  // The formatting differs from JSON.stringify's, so that verifying the parsed body again fails.
  const body = JSON.stringify(event, null, 1)
  const key = Buffer.from(signedWith.slice(6), 'base64')
  const signature = createHmac('sha256', key).update(`${event.id}.${timestamp}.${body}`).digest('base64')
  return {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  }
}

describe('InvestmentList', () => {
  it('keeps the newest state, in any order, and processes an event once', () => {
    const list = new InvestmentList()
    const [first, second] = [anEvent(1, 'open', 'one'), anEvent(2, 'closed', 'one')]

    list.receive(second)
    list.receive(first)
    list.receive(second)
    list.receive({
      ...second,
      subject: { ...second.subject, version: 9 },
      data: { ...second.data, status: 'open' },
    })

    expect(list.all()).toEqual([{ id: 'one', status: 'closed', version: 2 }])
  })
})

describe('a server', () => {
  let server: Server
  afterEach(() => void server.close())

  /** Serves it, and returns the address that receives webhooks. */
  async function serve(handler: RequestListener): Promise<string> {
    server = createServer(handler)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/capstan`
  }

  it.each([
    ['Express', makeApp],
    ['Express behind its JSON middleware', makeAppWithJsonFirst],
  ])('of %s accepts only signed requests', async (_, make) => {
    const list = new InvestmentList()
    const address = await serve(make(secret, list) as RequestListener)
    const event = anEvent(1, 'open')

    const forged = await fetch(address, requestOf(event, 'whsec_AAAA'))
    const unsigned = await fetch(address, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([forged.status, unsigned.status, list.all()]).toEqual([400, 400, []])

    const taken = await fetch(address, requestOf(event))
    const again = await fetch(address, requestOf(event))
    expect([taken.status, again.status]).toEqual([204, 204])
    expect(list.all()).toEqual([{ id: event.subject.id, status: 'open', version: 1 }])
  })

  it('of Next accepts only signed requests', async () => {
    server = createServer()
    vi.stubEnv('CAPSTAN_WEBHOOK_SECRET', secret)
    const event = anEvent(1, 'open')
    const address = 'https://broker.example/webhooks/capstan'

    expect((await POST(new Request(address, requestOf(event, 'whsec_AAAA')))).status).toBe(400)
    expect((await POST(new Request(address, requestOf(event)))).status).toBe(204)
    expect(investments.all()).toEqual([{ id: event.subject.id, status: 'open', version: 1 }])
    vi.unstubAllEnvs()
  })
})
