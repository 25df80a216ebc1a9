import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isLoopback, isPublicAddress } from './addresses.ts'
import { type SendOptions, sendWebhook } from './sendWebhook.ts'
import { isSignedWith, signMessage } from './signatures.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server on a free port; returns the port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendWebhook({ url, headers: { 'webhook-id': '1' }, body: '{}' }, { allowsLoopback: true, ...options })

describe('signMessage', () => {
  // The example of https://www.standardwebhooks.com.
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    body: '{"test": 2432232314}',
  }
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'

  it('signs as Standard Webhooks does', () => {
    expect(signMessage(message, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  })

  it('makes a signature for each secret, each of which holds', () => {
    const signatures = signMessage(message, [other, secret])

    expect(signatures.split(' ')).toHaveLength(2)
    for (const one of [secret, other]) expect(isSignedWith(message, signatures, one)).toBe(true)
    expect(isSignedWith({ ...message, body: '{}' }, signatures, secret)).toBe(false)
    expect(isSignedWith({ ...message, id: 'msg_2' }, signatures, secret)).toBe(false)
    expect(isSignedWith(message, 'v2,abc v1', secret)).toBe(false)
  })
})

describe('isPublicAddress', () => {
  it.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...[
      '192.0.0.8',
      '192.0.2.1',
      '192.88.99.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.1',
      '203.0.113.1',
      '224.0.0.1',
    ],
    ...[
      '240.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '64:ff9b::a00:1',
      '100::1',
    ],
    ...[
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
      'hooks',
    ],
  ])('is false for %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '198.20.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    'is true for %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('is never true for this machine', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].map(isLoopback)).toEqual([true, true, true])
    expect(['::ffff:127.0.0.1', '10.0.0.1', '0.0.0.0', 'localhost'].map(isLoopback)).toEqual([
      ...[false, false, false, false],
    ])
  })
})

describe('sendWebhook', () => {
  it('posts the body, and keeps the first 2 kB of the answer', async () => {
    let seen = ''
    const port = await serve((request, response) => {
      request.on('data', (chunk) => (seen += `${request.method} ${request.headers['webhook-id']} ${chunk}`))
      request.on('end', () => response.end(`\0${'x'.repeat(3_000)}`))
    })
    const outcome = await send(`http://127.0.0.1:${port}/hook`)

    expect(seen).toBe('POST 1 {}')
    expect(outcome).toMatchObject({
      statusCode: 200,
      error: null,
      responseBody: `\uFFFD${'x'.repeat(2_047)}`,
    })
  })

  it('reads an answer without an end no further than it keeps', async () => {
    const port = await serve((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
      }
      response.on('drain', write)
      write()
    })

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ statusCode: 200, error: null })
  })

  it.each([
    [503, 'status'],
    [404, 'status'],
    [301, 'redirect'],
    [307, 'redirect'],
  ])('fails for an answer of %i, and follows no redirect', async (status, error) => {
    let followed = false
    const target = await serve(() => (followed = true))
    const port = await serve((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${target}/` }).end('No')
    })

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({
      statusCode: status,
      error,
      responseBody: 'No',
    })
    expect(followed).toBe(false)
  })

  it('ends after 15 seconds, the name and the connection included', async () => {
    const port = await serve(() => undefined)
    const limits: number[] = []
    const after = (milliseconds: number, callback: () => void) => {
      limits.push(milliseconds)
      // The clock of the test: the time is over once the request has begun.
      setImmediate(() => setImmediate(callback))
      return () => undefined
    }

    expect(await send(`http://127.0.0.1:${port}/`, { after })).toMatchObject({ error: 'timeout' })
    const resolve = () => new Promise<never>(() => undefined)
    expect(await send('https://hooks.example.com/', { after, resolve })).toMatchObject({ error: 'timeout' })
    expect(limits).toEqual([15_000, 15_000])
  })

  it.each([
    ...[
      'http://127.0.0.1:PORT/',
      'https://127.0.0.1:PORT/',
      'http://localhost:PORT/',
      'https://2130706433:PORT/',
    ],
    ...[
      'https://0x7f.1:PORT/',
      'https://[::1]:PORT/',
      'https://[::ffff:127.0.0.1]:PORT/',
      'https://10.0.0.1/',
    ],
    ...['https://169.254.169.254/latest/meta-data/', 'http://8.8.8.8/'],
  ])('sends nothing to %s of a platform that was not started as a sandbox', async (url) => {
    let asked = false
    const port = await serve(() => (asked = true))

    expect(await send(url.replace('PORT', String(port)), { allowsLoopback: false })).toMatchObject({
      error: 'private_address',
      statusCode: null,
    })
    expect(asked).toBe(false)
  })

  it.each(['http://10.0.0.1/', 'https://192.168.0.1/', 'https://[fd00::1]/', 'http://8.8.8.8/'])(
    'sends nothing to %s of a sandbox either',
    async (url) => {
      expect(await send(url)).toMatchObject({ error: 'private_address' })
    },
  )

  it('resolves a host name once, and connects to the checked address', async () => {
    let resolved = 0
    let host: string | undefined
    const port = await serve((request, response) => {
      host = request.headers.host
      response.end()
    })
    // A name that means another address each time it is requested.
    const rebinding = () =>
      Promise.resolve([{ address: resolved++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }])
    const outcome = await send(`http://hooks.example.com:${port}/`, { resolve: rebinding })

    expect(outcome).toMatchObject({ statusCode: 200, error: null })
    expect([resolved, host]).toEqual([1, `hooks.example.com:${port}`])
    expect(
      await send(`https://hooks.example.com:${port}/`, { allowsLoopback: false, resolve: rebinding }),
    ).toMatchObject({ error: 'private_address' })
    const mixed = () =>
      Promise.resolve([
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])
    expect(await send('https://hooks.example.com/', { resolve: mixed })).toMatchObject({
      error: 'private_address',
    })
  })

  it('reports why no answer arrived', async () => {
    const port = await serve((request) => request.socket.destroy())
    const unknown = () => Promise.reject(Object.assign(new Error('No'), { code: 'ENOTFOUND' }))

    expect(await send(`http://127.0.0.1:${port}/`)).toMatchObject({ error: 'no_answer' })
    expect(await send('http://127.0.0.1:1/')).toMatchObject({ error: 'refused' })
    expect(await send('https://nowhere.example/', { resolve: unknown })).toMatchObject({
      error: 'unknown_host',
    })
    expect(await send(`https://127.0.0.1:${port}/`)).toMatchObject({
      error: expect.stringMatching(/no_answer|tls/) as string,
    })
  })
})
