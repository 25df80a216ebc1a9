import { request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { aQuietPlatform } from '../../testing/server/aQuietPlatform.ts'
import { acceptsGzip, addCompression } from './compression.ts'

const list = '{ allHoldings(first: 200) { nodes { id amount issuedOn purchasePrice roundId investorId } } }'

interface Raw {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

describe('answers of the platform', () => {
  const platform = aQuietPlatform()

  /** Asks without a client that unpacks. */
  const ask = (path: string, headers: Record<string, string>, body?: string): Promise<Raw> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const sent = request(platform.url + path, { method, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })

  const anIssuer = async () => {
    const browser = platform.browser()
    const account = await browser.signInTo('issuer@capstan.test', 'issuer')
    return {
      cookie: browser.cookie,
      origin: platform.url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'x-capstan-account': account,
    }
  }
  const graphql = (headers: Record<string, string>, query: string) =>
    ask('/api/v2/graphql', headers, JSON.stringify({ query }))

  it('is compressed from a thousand bytes on, and the same when it is unpacked', async () => {
    const who = await anIssuer()

    const plain = await graphql({ ...who, 'accept-encoding': 'identity' }, list)
    const packed = await graphql({ ...who, 'accept-encoding': 'gzip, br' }, list)

    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ])
    expect(gunzipSync(packed.body).toString()).toBe(plain.body.toString())
    expect(plain.body.length).toBeGreaterThan(10_000)
    expect(packed.body.length).toBeLessThan(plain.body.length / 3)
    for (const { headers } of [plain, packed])
      expect(headers).toMatchObject({ vary: 'Origin, Accept-Encoding', 'cache-control': 'no-store' })
  })

  it('is not compressed when it is small', async () => {
    const small = await graphql(
      { ...(await anIssuer()), 'accept-encoding': 'gzip' },
      '{ getUsersData { user { id } } }',
    )

    expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined])
    expect(Number(small.headers['content-length'])).toBe(small.body.length)
  })

  it('keeps the codes and the language of its errors', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `field${at}IsNot`).join(' ')
    const headers = { ...(await anIssuer()), 'accept-encoding': 'gzip', 'accept-language': 'de' }

    const { headers: answered, body } = await graphql(headers, `{ ${many} }`)

    const packed = answered['content-encoding'] === 'gzip'
    const { errors } = JSON.parse((packed ? gunzipSync(body) : body).toString()) as {
      errors: { extensions: { code: string } }[]
    }
    expect(packed).toBe(true)
    expect(errors.every(({ extensions }) => extensions.code === 'invalid_input')).toBe(true)
  })

  it('is compressed as a report, too', async () => {
    const { 'content-type': _, ...who } = await anIssuer()
    const headers = {
      ...who,
      accept: 'text/html',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    }

    const plain = await ask('/api/v2/reports/cap-table', headers)
    const packed = await ask('/api/v2/reports/cap-table', { ...headers, 'accept-encoding': 'gzip' })

    expect([plain.status, packed.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true)
    expect(packed.body.length).toBeLessThan(plain.body.length / 2)
  })

  it('is a part of the plain bytes where a range is asked for', async () => {
    const path = '/app-files/app-1a2b3c.js'
    const whole = await ask(path, { 'accept-encoding': 'identity' })
    const part = await ask(path, { 'accept-encoding': 'gzip', range: 'bytes=2-9' })

    expect([part.status, part.headers['content-encoding'], part.headers['content-range']]).toEqual([
      206,
      undefined,
      `bytes 2-9/${whole.body.length}`,
    ])
    expect(part.body.equals(whole.body.subarray(2, 10))).toBe(true)
  })

  it('is not compressed as a page, which may hold the token of a form', async () => {
    const page = await ask('/authenticate/login', { 'accept-encoding': 'gzip', accept: 'text/html' })

    expect(page.body.length).toBeGreaterThan(1_024)
    expect(page.headers['content-encoding']).toBeUndefined()
  })

  it('reaches a socket in compressed frames, each by itself', async () => {
    const who = await anIssuer()
    const socket = new WebSocket(`${platform.url.replace('http', 'ws')}/wss/v1/`, {
      headers: { cookie: who.cookie, origin: platform.url },
    })
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))

    expect(socket.extensions).toBe('permessage-deflate')
    socket.close()
    expect(await offered('permessage-deflate; client_max_window_bits', who.cookie)).toContain(
      'permessage-deflate; server_no_context_takeover; client_no_context_takeover',
    )
    expect(await offered('', who.cookie)).not.toContain('permessage-deflate')
  })

  /** The head that the server answers a socket with that offers these extensions. */
  function offered(extensions: string, cookie: string): Promise<string> {
    const { port, host } = new URL(platform.url)
    const head = [
      'GET /wss/v1/ HTTP/1.1',
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Origin: ${platform.url}`,
      `Cookie: ${cookie}`,
      ...(extensions ? [`Sec-WebSocket-Extensions: ${extensions}`] : []),
    ]
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), 'localhost', () => socket.write([...head, '', ''].join('\r\n')))
      socket.once('error', reject).once('data', (data) => {
        socket.destroy()
        resolve(data.toString())
      })
    })
  }
})

describe('a stream that a route sends', () => {
  const text = 'Units,Price\n'.repeat(4_000)
  const parts = ['data: one\n\n', 'data: two\n\n']
  const aServer = () => {
    const app = Fastify()
    addCompression(app)
    app.get('/table', (_request, reply) =>
      reply
        .type('text/csv')
        .header('content-length', text.length)
        .send(Readable.from([text])),
    )
    app.get('/small', (_request, reply) =>
      reply
        .type('text/csv')
        .header('content-length', 3)
        .send(Readable.from(['1,2'])),
    )
    app.get('/picture', (_request, reply) => reply.type('image/png').send(Readable.from([text])))
    app.get('/events', (_request, reply) => reply.type('text/event-stream').send(Readable.from(parts)))
    app.get('/broken', (_request, reply) => {
      const broken = (function* () {
        yield text
        throw new Error('The file cannot be read further.')
      })()
      return reply.type('text/csv').send(Readable.from(broken))
    })
    return app
  }
  const headers = { 'accept-encoding': 'gzip' }

  it('is compressed without a length, where its type becomes smaller', async () => {
    const packed = await aServer().inject({ url: '/table', headers })

    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(packed.headers['content-length']).toBeUndefined()
    expect(gunzipSync(packed.rawPayload).toString()).toBe(text)
  })

  it.each([
    ['/table', { 'accept-encoding': 'identity' }],
    ['/table', { ...headers, range: 'bytes=0-9' }],
    ['/small', headers],
    ['/picture', headers],
    ['/events', headers],
  ])('goes as it is from %s with %o', async (url, sent) => {
    const plain = await aServer().inject({ url, headers: sent })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe({ '/table': text, '/small': '1,2', '/events': parts.join('') }[url] ?? text)
  })

  it('is not sent whole where it fails', async () => {
    const app = aServer()
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const read = async () => (await fetch(`${address}/broken`, { headers })).text()

    await expect(read()).rejects.toThrow()
    await app.close()
  })
})

describe('acceptsGzip', () => {
  it.each([
    ['gzip', true],
    ['br, gzip;q=0.5', true],
    ['*', true],
    ['GZIP', true],
    ['identity', false],
    ['gzip;q=0, *', false],
    ['identity;q=1, gzip;q=0.5', false],
    ['', false],
    [undefined, false],
  ])('%o: %o', (header, expected) => {
    expect(acceptsGzip(header)).toBe(expected)
  })
})
