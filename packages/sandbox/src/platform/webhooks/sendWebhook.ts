import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isLoopback, isPublicAddress, type ResolvedAddress } from './addresses.ts'

/** A request to an endpoint. */
export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** The options of a request. */
export interface SendOptions {
  /** Allows addresses of this machine, and plain http to them: only of a platform that was started as a sandbox. */
  allowsLoopback: boolean
  /** Ends the request; its outcome is `stopped`. */
  signal?: AbortSignal
  /** Finds the addresses of a name; the system's resolver unless a test has its own. */
  resolve?: (hostname: string) => Promise<readonly ResolvedAddress[]>
  /** Calls back after a number of milliseconds, unless the returned function is called; tests use a fake clock. */
  after?: (milliseconds: number, callback: () => void) => () => void
}

/** The result of a request; accepted when it has no error. */
export interface WebhookOutcome {
  statusCode: number | null
  /** Milliseconds. */
  duration: number
  error: WebhookError | null
  /** The first 2,048 bytes of the answer. */
  responseBody: string | null
}

export type WebhookError =
  | 'timeout'
  | 'refused'
  | 'unknown_host'
  | 'private_address'
  | 'redirect'
  | 'tls'
  | 'no_answer'
  | 'status'
  | 'stopped'

/** An endpoint has this long to answer, its name and the connection included. */
export const sendTimeout = 15_000
const keptBytes = 2_048
/** An answer that is longer is read no further. */
const readBytes = 65_536

class SendError extends Error {
  readonly code: WebhookError
  constructor(code: WebhookError) {
    super(code)
    this.code = code
  }
}

/**
 * Posts a body to an endpoint. The name is resolved now, each of its addresses is checked, and the connection goes to the address
 * that was checked: a name that resolves to another one a moment later leads nowhere else. Redirects are not followed.
 */
export async function sendWebhook(request: WebhookRequest, options: SendOptions): Promise<WebhookOutcome> {
  const began = performance.now()
  const ending = new AbortController()
  const end = (code: WebhookError) => ending.abort(new SendError(code))
  const stop = () => end('stopped')
  const cancel = (options.after ?? afterTimeout)(sendTimeout, () => end('timeout'))
  options.signal?.addEventListener('abort', stop)
  if (options.signal?.aborted) stop()
  let answer: Omit<WebhookOutcome, 'duration'>
  try {
    const url = new URL(request.url)
    const addresses = await untilAborted(findAddresses(url, options), ending.signal)
    answer = await post(url, request, { addresses, signal: ending.signal })
  } catch (error) {
    answer = { statusCode: null, error: codeOf(error), responseBody: null }
  } finally {
    cancel()
    options.signal?.removeEventListener('abort', stop)
  }
  return { ...answer, duration: Math.round(performance.now() - began) }
}

const afterTimeout = (milliseconds: number, callback: () => void) => {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}

async function findAddresses(
  url: URL,
  { allowsLoopback, resolve = resolveAll }: SendOptions,
): Promise<readonly ResolvedAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  const family = isIP(hostname)
  const addresses = family ? [{ address: hostname, family }] : await resolve(hostname)
  if (addresses.length === 0) throw new SendError('unknown_host')
  const isAllowed = ({ address }: ResolvedAddress) =>
    (url.protocol === 'https:' && isPublicAddress(address)) || (allowsLoopback && isLoopback(address))
  // One private address among public ones is not an accident.
  if (!addresses.every(isAllowed)) throw new SendError('private_address')
  return addresses
}

const resolveAll = (hostname: string) => lookup(hostname, { all: true })

function post(
  url: URL,
  { headers, body }: WebhookRequest,
  { addresses, signal }: { addresses: readonly ResolvedAddress[]; signal: AbortSignal },
): Promise<Omit<WebhookOutcome, 'duration'>> {
  const pinned = ((_hostname: string, { all }: { all?: boolean }, callback: (...args: unknown[]) => void) =>
    // Node asks for one address, or for all of them, which it tries in turn.
    all
      ? callback(null, addresses)
      : callback(null, addresses[0]?.address, addresses[0]?.family)) as LookupFunction
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: pinned,
      signal,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
    sent.on('response', (response) => {
      const { statusCode = 0 } = response
      const error = statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status'
      const isAccepted = statusCode >= 200 && statusCode < 300
      const chunks: Buffer[] = []
      let size = 0
      const finish = () => {
        const responseBody = textOf(Buffer.concat(chunks).subarray(0, keptBytes))
        // The status was sent: the rest of the answer changes nothing.
        resolve({ statusCode, error: isAccepted ? null : error, responseBody })
      }
      response.on('data', (chunk: Buffer) => {
        if (size < keptBytes) chunks.push(chunk)
        size += chunk.length
        if (size > readBytes) response.destroy()
      })
      response.on('close', finish).on('error', finish)
    })
    sent.end(body)
  })
}

/** A text that the database can keep. */
const textOf = (bytes: Buffer) => bytes.toString('utf8').replaceAll('\0', '\uFFFD')

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
    work.then(resolve, reject)
  })
}

function codeOf(error: unknown): WebhookError {
  if (error instanceof SendError) return error.code
  const code = String((error as { code?: unknown }).code)
  if (code === 'ECONNREFUSED') return 'refused'
  if (['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'unknown_host'
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'tls' : 'no_answer'
}
