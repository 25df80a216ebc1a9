// A broker's own server: it serves the built page under a strict policy and exchanges the secret key for short-lived tokens.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'

const port = Number(process.env.PORT ?? 4420)
const platform = process.env.PLATFORM ?? 'http://localhost:4400'
const providers = process.env.PROVIDERS ?? 'http://localhost:4401'
const secretKey = process.env.CAPSTAN_SECRET_KEY ?? 'sk_test_larkspur_0123456789abcdef'
const place = {
  platform,
  account: process.env.ACCOUNT ?? '',
  offerWallId: process.env.OFFER_WALL ?? '',
  offeringId: process.env.OFFERING ?? '',
}
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${platform} ${platform.replace('http', 'ws')}`,
    `img-src 'self' data: ${platform}`,
    `frame-src ${providers}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The account of whoever is signed in to this site: a real one looks into its own session, not into a plain cookie. */
function accountOf({ headers }: IncomingMessage): string {
  return /(?:^|; )customer=([0-9a-f-]{36})/.exec(headers.cookie ?? '')?.[1] ?? place.account
}

async function newSession(account: string, origin: string): Promise<unknown> {
  const response = await fetch(`${platform}/api/v2/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ account, origins: [origin] }),
  })
  if (!response.ok) throw new Error(`The platform answered ${response.status}`)
  return response.json()
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}

async function sendPage(response: ServerResponse): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const html = await readFile(path.join(import.meta.dirname, 'dist/index.html'), 'utf8')
  const headers = {
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce),
  }
  response.writeHead(200, headers).end(html.replaceAll('__CSP_NONCE__', nonce))
}

async function sendFile(response: ServerResponse, url: string): Promise<void> {
  const file = path.join(import.meta.dirname, 'dist', path.normalize(url))
  const body = await readFile(file)
  response
    .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    .end(body)
}

createServer(async (request, response) => {
  const { pathname, host } = new URL(request.url ?? '/', `http://${request.headers.host}`)
  try {
    if (pathname === '/') return await sendPage(response)
    if (pathname === '/place') return sendJson(response, { ...place, account: accountOf(request) })
    if (pathname === '/session' && request.method === 'POST')
      return sendJson(response, await newSession(accountOf(request), `http://${host}`))
    await sendFile(response, pathname)
  } catch (error) {
    console.error(error)
    response.writeHead(404).end()
  }
}).listen(port, () => console.log(`http://localhost:${port}`))
