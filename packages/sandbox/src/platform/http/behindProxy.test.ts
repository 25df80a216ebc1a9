import { type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { seededPglite } from '../../testing/seededDb.ts'
import { type Platform, startPlatform } from '../startPlatform.ts'

const publicUrl = 'https://capstan.example.com'
/** What a proxy in front of the platform passes on of a page of ours. */
const passedOn = { host: 'capstan.example.com', origin: publicUrl, 'sec-fetch-site': 'same-origin' }

describe('a platform behind a proxy that speaks https', () => {
  let platform: Platform | undefined
  let port = 0
  beforeAll(async () => {
    port = await freePort()
    platform = await startPlatform({ db: await seededPglite(), port, publicUrl, logLevel: 'silent' })
  })
  afterAll(async () => {
    await platform?.close()
    await platform?.db.close()
  })

  const signIn = (headers: Record<string, string> = {}) =>
    send(port, '/authenticate/login', {
      headers: { ...passedOn, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'user=investor%40capstan.test',
    })

  it('gives a cookie that never leaves https', async () => {
    const { status, headers } = await signIn()

    expect(status).toBe(303)
    expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Lax; .*; Secure$/)
  })

  it('tells browsers to speak https from then on, on every answer', async () => {
    for (const path of ['/healthz', '/authenticate/login', '/nowhere', '/api/v2/graphql'])
      expect((await send(port, path, { headers: passedOn })).headers['strict-transport-security']).toBe(
        'max-age=31536000',
      )
  })

  it.each([
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=evil.example;proto=http' },
    { 'x-original-url': '/authenticate/logout', 'x-rewrite-url': '/authenticate/logout' },
  ])('believes nothing that a client can write: %o', async (forged) => {
    const { status, headers } = await signIn(forged as unknown as Record<string, string>)

    expect(status).toBe(303)
    expect(headers.location).toBe('/authenticate/app-user')
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/)
  })

  it('refuses a page that says http, or another name', async () => {
    expect((await signIn({ origin: 'http://capstan.example.com' })).status).toBe(403)
    expect((await signIn({ host: 'evil.example' })).status).toBe(421)
  })

  it('opens a socket to its own page alone', async () => {
    const cookie = String((await signIn()).headers['set-cookie']?.[0]).split(';')[0] ?? ''
    const open = (origin: string) => socketStatus(port, { cookie, host: passedOn.host, origin })

    expect(await open(publicUrl)).toBe('open')
    expect(await open('http://capstan.example.com')).toBe(403)
  })

  it('unpacks nothing that is sent to it', async () => {
    const bomb = gzipSync(JSON.stringify({ query: ' '.repeat(50_000_000) }))
    const headers = { ...passedOn, 'content-type': 'application/json', 'content-encoding': 'gzip' }

    expect((await send(port, '/api/v2/graphql', { headers, body: bomb })).status).toBe(415)
  })
})

/** A port with a free one after it, as far as anybody can say beforehand. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

interface Sent {
  status: number
  headers: IncomingHttpHeaders
}

/** What `fetch` may not send: another name than the address says. */
function send(
  port: number,
  path: string,
  { headers, body }: { headers: Record<string, string>; body?: string | Buffer },
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers, method: body === undefined ? 'GET' : 'POST' }
    const sent = request(options, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function socketStatus(port: number, headers: Record<string, string>): Promise<number | 'open'> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wss/v1/`, { headers })
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.close()
      resolve('open')
    })
    socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0))
    socket.on('error', reject)
  })
}
