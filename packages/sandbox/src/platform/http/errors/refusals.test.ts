import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import { aRouteTable } from '../../../testing/server/aRouteTable.ts'
import { aSocket } from '../../../testing/server/aSocket.ts'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
/** Deep enough to overflow the stack of a recursive function. */
const deepest = 90_000

interface Refusal {
  errors: { message: string; extensions?: { code?: string } }[]
}

describe('a refusal', () => {
  const table = aRouteTable()
  const platform = aPlatform()
  afterAll(() => table.stop())

  async function anInvestor() {
    const browser = platform.browser()
    const account = await browser.signInTo('investor@capstan.test', 'investor')
    const own = { origin: platform.url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const ask = async (path: string, body: string, method = 'POST') => {
      const answer = await browser.ask(path, { method, body, headers: own })
      return { status: answer.status, ...((await answer.json()) as Refusal) }
    }
    return { browser, account, ask }
  }
  const codes = ({ errors }: Refusal) => [...new Set(errors.map(({ extensions }) => extensions?.code))]

  it('of JSON that nests 90,000 levels deep is a 400 with a code, on every route', async () => {
    const { browser } = await anInvestor()
    // Reports of pages are small before they are anything else; a receiver of webhooks takes nothing from a page.
    const writes = table.routes.filter(
      ({ method, url }) =>
        ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && !/csp-report|\/receiver\//.test(url),
    )
    for (const { method, url, server } of writes) {
      const origin = server === 'main' ? platform.url : platform.providerUrl
      const body =
        url === '/api/v2/graphql'
          ? `{"query":"{ __typename }","variables":{"a":${deep(deepest)}}}`
          : deep(deepest)
      const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
      const path = origin + url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      const answer = await browser.ask(path, { method, body, headers })
      const refusal = (await answer.json().catch(() => ({ errors: [] }))) as Refusal
      const needsToken =
        /embed\/sessions(\/refresh)?$/.test(url) &&
        ['unauthenticated', 'embed_key_refused'].includes(codes(refusal)[0] ?? '')

      if (!needsToken)
        expect([`${method} ${url}`, answer.status, codes(refusal)]).toEqual([
          `${method} ${url}`,
          400,
          ['invalid_input'],
        ])
    }
    expect(writes.length).toBeGreaterThan(12)
    expect((await fetch(`${platform.url}/healthz`)).status).toBe(200)
  })

  it('does not take brackets in a text for depth', async () => {
    const { ask } = await anInvestor()
    const text = `${'['.repeat(500)}\\"${'{'.repeat(500)}`
    const { status, errors } = await ask(
      '/api/v2/graphql',
      `{"query":"query ($a: String) { __typename }","variables":{"a":"${text}"}}`,
    )

    expect([status, errors]).toEqual([
      400,
      [expect.objectContaining({ message: expect.stringContaining('never used') })],
    ])
  })

  it('of a report nested too deep keeps its beginning', async () => {
    const page = platform.browser()
    const refusal = await page.ask('/sandbox/csp-report', {
      body: deep(8_000),
      headers: { 'content-type': 'application/csp-report' },
    })
    const { reports } = (await (await page.ask('/sandbox/csp-report')).json()) as { reports: unknown[] }

    expect(refusal.status).toBe(204)
    expect(reports).toContainEqual({ unreadable: deep(8_000).slice(0, 1000) })
    await page.ask('/sandbox/csp-report', { method: 'DELETE' })
  })

  it('of a frame nested too deep leaves the socket open, and has a code', async () => {
    const { browser, account } = await anInvestor()
    const socket = await aSocket(platform.url, {
      account,
      headers: { cookie: browser.cookie, origin: platform.url },
    })
    const refusal = await socket.ask(`{"type":"subscribe","table":"steps","ids":${deep(30_000)}}`)

    expect(refusal).toMatchObject({ type: 'error', code: 'invalid_input' })
    expect(await socket.ask({ type: 'ping' })).toEqual({ type: 'pong' })
    socket.close()
  })

  it.each([
    ['a batch', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]'],
    ['an empty batch', '[]'],
    ['a text', '"{ __typename }"'],
    ['null', 'null'],
    ['nothing in it', '{}'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[]}'],
    ['a name that is none', '{"query":"{ __typename }","operationName":7}'],
    ['extensions that are none', '{"query":"{ __typename }","extensions":"x"}'],
    ['an error behaviour that is none', '{"query":"{ __typename }","onError":"SHOUT"}'],
    [
      'more errors than are listed',
      JSON.stringify({ query: `{ ${Array.from({ length: 300 }, (_, i) => `nonsense${i}`).join(' ')} }` }),
    ],
    ['an operation that is not there', '{"query":"query a { __typename }","operationName":"b"}'],
    ['two operations and no name', '{"query":"query a { __typename } query b { __typename }"}'],
    ['no document', '{"query":""}'],
  ])('of %s has a code for every error', async (_what, body) => {
    const { ask } = await anInvestor()
    const refusal = await ask('/api/v2/graphql', body)

    expect([refusal.status, codes(refusal)]).toEqual([400, ['invalid_input']])
  })

  it('of an unsupported response type has a code', async () => {
    const { browser } = await anInvestor()
    const answer = await browser.ask('/api/v2/graphql', {
      json: { query: '{ __typename }' },
      headers: { origin: platform.url, 'sec-fetch-site': 'same-origin', accept: 'image/png' },
    })

    expect([answer.status, codes((await answer.json()) as Refusal)]).toEqual([406, ['invalid_input']])
  })

  it('of a query by GET has a code and the remedy', async () => {
    const { browser } = await anInvestor()
    for (const accept of ['application/json', 'text/html', '*/*']) {
      const answer = await browser.ask('/api/v2/graphql?query={__typename}', {
        headers: { accept, 'sec-fetch-site': 'same-origin' },
      })
      expect([answer.status, answer.headers.get('allow'), codes((await answer.json()) as Refusal)]).toEqual([
        405,
        'POST',
        ['method_not_allowed'],
      ])
    }
  })

  it('of a request without a session comes before all of these', async () => {
    const answer = await fetch(`${platform.url}/api/v2/graphql`, { headers: { accept: 'application/json' } })

    expect(answer.status).toBe(401)
  })

  it('is sent to a client with slow headers, by both servers', async () => {
    const begin = performance.now()
    for (const origin of [platform.url, platform.providerUrl]) {
      const server = await serverAt(origin)
      expect(server.headersTimeout).toBe(15_000)
      // Shortens the timeout for the test.
      server.headersTimeout = 1_000
    }
    const answers = await Promise.all([trickle(platform.url), trickle(platform.providerUrl)])

    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    // It is looked at every second.
    expect(performance.now() - begin).toBeGreaterThan(900)
  })
})

/** The server of this process that answers there. */
async function serverAt(origin: string): Promise<Server> {
  const servers: Server[] = []
  const note = (message: unknown) => servers.push((message as { server: Server }).server)
  subscribe('http.server.request.start', note)
  await fetch(`${origin}/healthz`)
  unsubscribe('http.server.request.start', note)
  const { port } = new URL(origin)
  const found = servers.find((server) => (server.address() as AddressInfo | null)?.port === Number(port))
  if (!found) throw new Error(`There is no answer at ${origin}.`)
  return found
}

/** Begins a request whose headers never end, and returns the response once the connection is closed. */
function trickle(origin: string): Promise<string> {
  const { port, hostname } = new URL(origin)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n'),
    )
    const timer = setInterval(() => socket.writable && socket.write('x-slow: 1\r\n'), 500)
    socket
      .on('data', (data) => (text += String(data)))
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        resolve(text)
      })
  })
}
