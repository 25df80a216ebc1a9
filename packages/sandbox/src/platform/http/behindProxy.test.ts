import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { seededPglite } from '../../testing/database/seededDb.ts'
import { type Platform, startPlatform } from '../startPlatform.ts'

const publicUrl = 'https://capstan.example.com'
/** The headers of a page of ours that a proxy in front of the platform forwards. */
const passedOn = { host: 'capstan.example.com', origin: publicUrl, 'sec-fetch-site': 'same-origin' }

describe('a platform behind an https proxy', () => {
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
  const sessionCookie = async () => String((await signIn()).headers['set-cookie']?.[0]).split(';')[0] ?? ''

  it('gives a cookie that never leaves https, and that no neighbouring subdomain can plant', async () => {
    const { status, headers } = await signIn()

    expect(status).toBe(303)
    expect(headers['set-cookie']?.[0]).toMatch(
      /^__Host-capstan_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/,
    )
  })

  it('reads a session from the cookie with the prefix alone', async () => {
    const cookie = await sessionCookie()
    const statusWith = async (sent: string) =>
      (await send(port, '/api/v2/reports/cap-table', { headers: { ...passedOn, cookie: sent } })).status

    expect(await statusWith(cookie)).not.toBe(401)
    expect(await statusWith(cookie.replace('__Host-', ''))).toBe(401)
    // A planted cookie of the plain name does not change the signed-in user.
    expect(await statusWith(`capstan_session=planted; ${cookie}`)).not.toBe(401)
  })

  it('clears the cookie with the attributes without which a browser keeps it', async () => {
    const { headers } = await send(port, '/authenticate/logout', {
      headers: { ...passedOn, cookie: await sessionCookie() },
    })

    expect(headers['set-cookie']).toEqual([
      '__Host-capstan_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ])
  })

  it('refuses two Host headers, whichever comes first', async () => {
    const names = [passedOn.host, 'evil.example']
    for (const [first, second] of [names, names.toReversed(), [passedOn.host, passedOn.host]])
      expect(
        await statusLine(port, `GET /healthz HTTP/1.1`, [`Host: ${first}`, `hOST: ${second}`]),
      ).toContain(' 400 ')
    expect(await statusLine(port, 'GET /healthz HTTP/1.1', [`Host: ${passedOn.host}`])).toContain(' 200 ')
  })

  it('opens no socket for two Host headers', async () => {
    const upgrade = [
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${publicUrl}`,
      `Cookie: ${await sessionCookie()}`,
      `Host: ${passedOn.host}`,
    ]
    const open = (headers: string[]) => statusLine(port, 'GET /wss/v1/ HTTP/1.1', headers, 'Upgrade')

    expect(await open(upgrade)).toContain(' 101 ')
    expect(await open([...upgrade, 'Host: evil.example'])).toContain(' 403 ')
  })

  it('tells browsers to use https from then on, with every answer', async () => {
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

  it('refuses a page with an http origin, or another host name', async () => {
    expect((await signIn({ origin: 'http://capstan.example.com' })).status).toBe(403)
    expect((await signIn({ host: 'evil.example' })).status).toBe(421)
  })

  it('opens a socket to its own page alone', async () => {
    const cookie = await sessionCookie()
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

/** Returns a free port that is followed by another free port. */
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

/** Sends a request with a host other than that of the address, which `fetch` does not allow. */
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

/** Sends a request line and headers as they stand, and returns the status line of the answer. */
function statusLine(port: number, line: string, headers: string[], connection = 'close'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([line, ...headers, `Connection: ${connection}`, '', ''].join('\r\n')),
    )
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
    socket.once('error', reject)
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
