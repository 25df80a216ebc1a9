import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/pages/contentSecurityPolicy.ts'
import { reportPath } from '../http/pages/cspReports.ts'
import { html } from '../http/pages/html.ts'
import { forbiddenOrigin, HttpError, invalidRequest } from '../http/errors/httpError.ts'
import { isSameOrigin } from '../http/origins.ts'
import { type Page, sendPage } from '../http/pages/page.ts'
import type { PlatformServices } from '../http/PlatformServices.ts'
import { isSignedWith } from './signatures.ts'

/** A webhook that arrived. */
interface Received {
  path: string
  id: string
  timestamp: string
  signatures: string
  body: string
  receivedAt: string
}

interface ReceiverPath {
  Params: { path: string }
}

/** The number of messages to keep for each path, newest first. */
const kept = 100
const mostPaths = 100
const pathPattern = /^[\w-]{1,60}$/

/**
 * A receiver to try webhooks with: `/sandbox/receiver/<any path>` accepts posts and shows them, with their signatures checked by
 * an entered secret. It keeps them in memory, and only a sandbox serves it.
 */
export function addReceiverRoutes(app: FastifyInstance, { origins }: PlatformServices): void {
  const received = new Map<string, Received[]>()
  const secrets = new Map<string, string>()
  const of = (path: string) => received.get(path) ?? []
  const show = (reply: FastifyReply, page: Page) =>
    sendPage(reply, page, (nonce) => pagePolicy({ nonce, reportTo: reportPath }))
  const checked = (path: string) => {
    if (pathPattern.test(path)) return path
    throw invalidRequest('A path has 1 to 60 letters, digits, - and _.')
  }
  const isSigned = (message: Received) => {
    const secret = secrets.get(message.path)
    return secret === undefined ? undefined : isSignedWith(message, message.signatures, secret)
  }

  app.get('/sandbox/receiver', (_request, reply) => show(reply, overviewPage(received, origins.main)))
  app.get<ReceiverPath>('/sandbox/receiver/:path', (request, reply) => {
    const path = checked(request.params.path)
    const messages = of(path).map((message) => ({ ...message, isSigned: isSigned(message) }))
    if (!request.headers.accept?.includes('text/html'))
      return reply.header('cache-control', 'no-store').send({ messages })
    return show(reply, pathPage(path, messages, secrets.has(path)))
  })
  app.post<ReceiverPath>('/sandbox/receiver/:path/secret', async (request, reply) => {
    if (!isSameOrigin(request.headers, origins)) throw forbiddenOrigin()
    const path = checked(request.params.path)
    const { secret = '' } = (request.body ?? {}) as { secret?: string }
    if (!/^(whsec_[A-Za-z0-9+/=]{1,200})?$/.test(secret.trim()))
      throw invalidRequest('A secret begins with whsec_.')
    if (secret.trim()) secrets.set(path, secret.trim())
    else secrets.delete(path)
    return reply.redirect(`/sandbox/receiver/${path}`, 303)
  })
  void app.register(async (scope) => {
    // The signature is of the body as it came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<ReceiverPath>('/sandbox/receiver/:path', async (request, reply) => {
      // A server sends no origin; a page has no business here.
      if (request.headers.origin ?? request.headers['sec-fetch-site']) throw forbiddenOrigin()
      const path = checked(request.params.path)
      if (!received.has(path) && received.size >= mostPaths)
        throw new HttpError(429, 'rate_limited', {
          english: 'There are as many paths as the receiver keeps.',
        })
      received.set(path, [messageOf(path, request), ...of(path)].slice(0, kept))
      return reply.code(204).send()
    })
  })
}

function messageOf(path: string, { headers, body }: FastifyRequest): Received {
  const header = (name: string) => String(headers[name] ?? '')
  return {
    path,
    id: header('webhook-id'),
    timestamp: header('webhook-timestamp'),
    signatures: header('webhook-signature'),
    body: typeof body === 'string' ? body : '',
    receivedAt: new Date().toISOString(),
  }
}

function overviewPage(received: ReadonlyMap<string, Received[]>, origin: string): Page {
  const entry = ([path, messages]: [string, Received[]]) =>
    html`<li>
      <a class="choice" href="/sandbox/receiver/${path}">
        <span><strong>${path}</strong><small>${messages.length} arrived</small></span>
      </a>
    </li>`
  return {
    title: 'Receiver',
    width: '720px',
    body: html`<section class="card">
      <div class="body">
        <h1>Receiver</h1>
        <p class="muted">
          To try webhooks, add an endpoint with the address ${`${origin}/sandbox/receiver/`}<em>any-name</em>.
          What arrives there is shown here, until the sandbox stops.
        </p>
      </div>
      ${
        received.size > 0
          ? html`<ul class="choices">
              ${[...received].map(entry)}
            </ul>`
          : html`<p class="body muted">Nothing has arrived yet.</p>`
      }
    </section>`,
    footer,
  }
}

function pathPage(
  path: string,
  messages: readonly (Received & { isSigned: boolean | undefined })[],
  hasSecret: boolean,
): Page {
  const seen = new Set<string>()
  // Oldest first, a message with a known id is a repetition.
  const repeated = new Set(messages.toReversed().filter(({ id }) => seen.has(id) || !seen.add(id)))
  const entry = (message: Received & { isSigned: boolean | undefined }) =>
    html`<li class="body">
      <h2>${typeOf(message.body)}</h2>
      <p class="muted dense">
        ${message.receivedAt.slice(0, 19).replace('T', ' ')} UTC · ${message.id}
        ${repeated.has(message) ? ' · repeated' : ''}
      </p>
      ${
        message.isSigned !== undefined &&
        html`<p class="alert" data-tone="${message.isSigned ? 'success' : 'danger'}">
          ${message.isSigned ? 'The signature is right.' : 'The signature is of another secret.'}
        </p>`
      }
      <pre tabindex="0">${indented(message.body)}</pre>
    </li>`
  return {
    title: `Receiver ${path}`,
    width: '720px',
    style:
      'pre{margin:0;padding:12px;overflow:auto;background:var(--sunken);border-radius:6px;font-size:13px}',
    body: html`<section class="card">
      <div class="body">
        <h1>${path}</h1>
        <form class="field" method="post" action="/sandbox/receiver/${path}/secret">
          <label for="secret">Signing secret</label>
          <span class="row">
            <input class="input" id="secret" name="secret" autocomplete="off" placeholder="whsec_…" />
            <button class="button">${hasSecret ? 'Change' : 'Verify'}</button>
          </span>
          ${hasSecret && html`<small class="muted">A secret is known. Send an empty field to forget it.</small>`}
        </form>
      </div>
      ${
        messages.length > 0
          ? html`<ul class="choices">
              ${messages.map(entry)}
            </ul>`
          : html`<p class="body muted">Nothing has arrived yet.</p>`
      }
    </section>`,
    footer,
  }
}

const footer = html`<a href="/sandbox/receiver">All paths</a> <a href="/sandbox/welcome">Sandbox overview</a>`

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const typeOf = (body: string) => String((parse(body) as { type?: unknown } | undefined)?.type ?? 'No event')
const indented = (body: string) => {
  const parsed = parse(body)
  return parsed === undefined ? body : JSON.stringify(parsed, null, 2)
}
