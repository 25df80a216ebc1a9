import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { platform } from './platform.ts'

const dist = path.join(import.meta.dirname, '../dist')
const providers = process.env.PROVIDERS ?? 'http://localhost:4401'
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
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

/** Sends the built page under a strict policy, with a new nonce. */
export async function sendPage(response: ServerResponse): Promise<void> {
  const nonce = randomBytes(16).toString('base64')
  const html = await readFile(path.join(dist, 'index.html'), 'utf8')
  const headers = {
    'content-type': 'text/html',
    'cache-control': 'no-store',
    'content-security-policy': policy(nonce),
  }
  response.writeHead(200, headers).end(html.replaceAll('__CSP_NONCE__', nonce))
}

/** Sends a file that the build made. */
export async function sendFile(response: ServerResponse, url: string): Promise<void> {
  const file = path.join(dist, path.normalize(url))
  const body = await readFile(file)
  response
    .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
    .end(body)
}

/** Sends JSON that must not be cached. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value))
}
