import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { build } from 'esbuild'
import { platformOrigin, providerOrigin } from '../../places'
import { askForSession } from './embedKeys'
import { ask } from '../platform'

/** A vendor's site on a separate origin, until it is closed. */
export interface VendorSite {
  origin: string
  close: () => void
  /** Pages with markup and a policy of their own, by path. */
  pages: Map<string, (nonce: string) => { html: string; policy: string }>
}

/** The code of a site, with the account and components for which its server requests sessions. */
export interface VendorPage {
  /**
   * Renders into `document.getElementById('root')`; `connect()` makes an instance for the session of this site. Where a link of
   * a block leads stands in the status of the page.
   */
  script: string
  secret: string
  session: { account: string; components: string[]; switches?: object }
}

/** A site of the signed-in vendor that shows its own account; with the secret key and the account. */
export async function serveOwnSite(
  vendor: BrowserContext,
  { components, script, switches }: { components: string[]; script: string; switches?: object },
): Promise<VendorSite & { secret: string; account: string }> {
  const { getUsersData } = await ask<Reader>(vendor, reader)
  const account = getUsersData.account.id
  const input = {
    name: `Own site ${Date.now()}`,
    origins: ['http://127.0.0.1:*'],
    components: [...components, 'portfolio'],
  }
  const { makeEmbedKey } = await ask<Made>(vendor, makeKey, { input })
  const { secret } = makeEmbedKey.newEmbedKey
  const connected = `const capstan = connect('${account}')\n${script}`
  const site = await serveVendorSite({
    secret,
    session: { account, components, switches },
    script: connected,
  })
  return { ...site, secret, account }
}

/**
 * Serves a page under a strict policy, and hands out sessions, also for another account that its path names: the secret never
 * leaves the server.
 */
export async function serveVendorSite({ script, secret, session }: VendorPage): Promise<VendorSite> {
  const code = await bundle(script)
  const pages: VendorSite['pages'] = new Map()
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`
    if (request.url === '/app.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
    else if (request.url?.startsWith('/session') && request.method === 'POST')
      void askForSession(secret, {
        ...session,
        account: new URL(request.url, origin).searchParams.get('account') ?? session.account,
        origins: [origin],
      }).then((session) =>
        response
          .writeHead(session.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(session)),
      )
    else {
      const nonce = randomBytes(16).toString('base64')
      const page = pages.get(new URL(request.url ?? '/', origin).pathname) ?? ownPage
      const { html, policy } = page(nonce)
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(html)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close(), pages }
}

async function bundle(script: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${connecting}\n${script}`, loader: 'tsx', resolveDir: site },
    ...{
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
      jsx: 'automatic',
      minify: true,
      target: 'es2022',
    },
    define: { 'process.env.NODE_ENV': '"production"' },
    // While a spec is written: the sources, without a build of the packages.
    ...(process.env.E2E_SOURCE === 'yes' && { conditions: ['capstan-source'] }),
  })
  return outputFiles[0]?.text ?? ''
}

const site = path.join(import.meta.dirname, '../../../examples/embed-onboarding')

const connecting = `
import { createCapstan } from '@capstan/sdk-core'
import { CapstanProvider } from '@capstan/sdk-react/provider'
import { createRoot } from 'react-dom/client'
const nonce = document.querySelector('meta[property=csp-nonce]').nonce
const connect = (account) => createCapstan({
  account,
  endpoint: '${platformOrigin}/api/v2/graphql',
  socketUrl: '${platformOrigin.replace('http', 'ws')}/wss/v1/',
  fetchSession: async () => (await fetch('/session', { method: 'POST' })).json(),
})
const show = (capstan, children) => createRoot(document.getElementById('root')).render(
  <CapstanProvider instance={capstan} nonce={nonce} appearance={{ theme: 'light' }} router={router}>{children}</CapstanProvider>,
)
const router = { navigate: (path) => { document.getElementById('left').textContent = path } }`

interface Reader {
  getUsersData: { account: { id: string } }
}
interface Made {
  makeEmbedKey: { newEmbedKey: { secret: string } }
}

const reader = '{ getUsersData { account { id } } }'
const makeKey =
  'mutation ($input: MakeEmbedKeyInput!) { makeEmbedKey(input: $input) { newEmbedKey { secret } } }'

const ownPage = (nonce: string) => ({ html: html(nonce), policy: policy(nonce) })

const policy = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${platformOrigin} ${platformOrigin.replace('http', 'ws')}`,
    `frame-src ${providerOrigin}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const html = (nonce: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><title>Investor relations</title>
<link rel="icon" href="data:,"></head>
<body><main><h1>Who owns us</h1><output id="left"></output><div id="root"></div></main><script type="module" src="/app.js"></script></body></html>`
