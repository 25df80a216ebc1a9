import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { demoSecretKey } from '../../../../seed/embedKeys.ts'
import { accountIds, offeringIds } from '../../../../seed/ids.ts'
import { aPlatform } from '../../../testing/server/aPlatform.ts'
import { startPlatform } from '../../startPlatform.ts'

const html = { accept: 'text/html,*/*' }

function directives(policy: string | null): Record<string, string> {
  const parts = (policy ?? '').split('; ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values.join(' ')]))
}

describe('the pages of the platform', () => {
  const platform = aPlatform()
  const get = (path: string, headers: Record<string, string> = {}) =>
    platform.browser().ask(path, { headers })

  it('send the app under a strict policy with a nonce of its own each time', async () => {
    const [one, two] = [await get('/portfolio', html), await get('/portfolio', html)]
    const policy = directives(one.headers.get('content-security-policy'))
    const nonce = /'nonce-([^']+)'/.exec(policy['style-src'] ?? '')?.[1]

    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'connect-src': "'self'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'frame-src': platform.providerUrl,
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
      'worker-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'capstan-terms capstan-pdf',
      'report-uri': '/sandbox/csp-report',
    })
    expect(await one.text()).toContain(`nonce="${nonce}" content="${nonce}"`)
    expect(two.headers.get('content-security-policy')).not.toContain(nonce)
  })

  it('are never stored or sniffed, and reveal nothing to other sites', async () => {
    for (const path of ['/', '/portfolio', '/authenticate/login', '/sandbox/welcome', '/sandbox/outbox']) {
      const { headers } = await get(path, html)
      expect([
        path,
        headers.get('cache-control'),
        headers.get('x-content-type-options'),
        headers.get('referrer-policy'),
      ]).toEqual([path, 'no-store', 'nosniff', 'same-origin'])
    }
  })

  it.each(['.map', '.MAP', '.ma%70', '.map/', '.map?x'])(
    'serve no source map that the host did not ask for: %s',
    async (ending) => {
      const file = await get(`/app-files/app-1a2b3c.js${ending}`)

      expect(file.status).toBe(404)
      expect(await file.text()).not.toContain('sources')
    },
  )

  it('serve source maps where the host asks for them', async () => {
    const asked = await startPlatform({
      db: platform.db,
      port: 0,
      logLevel: 'silent',
      appDir: fileURLToPath(new URL('../../../testing/server/app', import.meta.url)),
      hasSourceMaps: true,
    })

    const file = await fetch(`${asked.url}/app-files/app-1a2b3c.js.map`).finally(() => asked.close())

    expect(file.status).toBe(200)
    expect(await file.json()).toMatchObject({ version: 3 })
  })

  it('let files with a hash in their name be kept for ever', async () => {
    const file = await get('/app-files/app-1a2b3c.js')

    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-type')).toContain('javascript')
  })

  it('answer the app for pages only: never for data, files or other methods', async () => {
    const missing = [
      await get('/api/v2/nothing', html),
      await get('/api', html),
      await get('/app-files/missing.js', html),
      await get('/portfolio', { accept: 'application/json' }),
      await platform.browser().ask('/portfolio', { method: 'POST', json: {}, headers: html }),
      await get('/stack/brand/signedOut/brand.json', html),
    ]

    for (const answer of missing) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({
        errors: [{ message: 'Not found', extensions: { code: 'not_found' } }],
      })
    }
  })

  it('are in the font of the app, on either origin', async () => {
    const login = await get('/authenticate/login', html)

    expect(login.headers.get('content-security-policy')).toContain("font-src 'self'")
    expect(await login.text()).toContain('url(/content/inter.woff2)')
    for (const origin of [platform.url, platform.providerUrl]) {
      const font = await get(`${origin}/content/inter.woff2`)
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    }
  })

  it('never send the page without its policy, under any name', async () => {
    for (const path of [
      '/index.html',
      '/index.html/',
      '//index.html',
      '/./index.html',
      '/app-files/../index.html',
      '/index.html?x',
    ]) {
      const answer = await get(path, html)
      expect([path, answer.headers.get('content-security-policy') !== null]).toEqual([path, true])
      expect(await answer.text()).not.toContain('__CSP_NONCE__')
    }
  })

  it.each([
    '/%',
    '/%zz',
    '/%00',
    '/..%2f..%2fpackage.json',
    '/app-files/..%2f..%2fpackage.json',
    '/app-files/%2e%2e/index.html',
    `/${'a'.repeat(8000)}`,
    '/<script>',
    "/'; drop table--",
    '/?%',
    '/%E0%A4%A',
    '/stack/brand/..%2f..%2f/brand.json',
    '/content/logos/..%2f..%2fbrand',
    '/sandbox/outbox/1e9',
    '/authenticate/role/%00',
  ])('survive %s', async (path) => {
    const answer = await get(path, html)

    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toContain('"version"')
    expect((await get('/healthz')).status).toBe(200)
  })

  it('serve the product’s logos', async () => {
    for (const name of ['color-bug', 'white-full', 'color-full']) {
      const logo = await get(`/content/logos/${name}`)
      expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await logo.text()).toContain('<svg')
    }
    // proves BRAND-001, BRAND-002, BRAND-003
    expect((await get('/content/logos/other')).status).toBe(404)
  })

  it('serve the brand and the logo of every seeded account that names one', async () => {
    const slugs = await platform.value<string[]>(
      'select array_agg(distinct slug) from app_public.accounts where slug is not null',
    )
    expect(slugs).toEqual(
      expect.arrayContaining(['capstan', 'halden', 'larkspur', 'ember', 'cinder', 'larch']),
    )
    for (const slug of slugs) {
      const brand = await get(`/stack/brand/${slug}/brand.json`)
      expect(await brand.json()).toMatchObject({
        slug,
        colors: { primary: expect.stringMatching(/^#[0-9a-f]{6}$/i) },
      })
      expect((await get(`/stack/brand/${slug}/logos/color-full`)).headers.get('content-type')).toBe(
        'image/svg+xml',
      )
    }
    // proves BRAND-004
    expect((await get('/stack/brand/signedOut/logos/color-full')).status).toBe(404)
  })

  it('give the default brand its three colours', async () => {
    const brand = (await (await get('/stack/brand/capstan/brand.json')).json()) as { colors: object }

    // proves BRAND-005
    expect(brand.colors).toEqual({ primary: '#004A98', background: '#ffffff', secondary: '#008FBE' })
  })

  it('welcome a newcomer with the people and the open offerings, and show the mail that would have been sent', async () => {
    const welcome = await (await get('/sandbox/welcome')).text()
    const outbox = await (await get('/sandbox/outbox')).text()
    const mail = /href="(\/sandbox\/outbox\/\d+)"/.exec(outbox)?.[1] ?? ''

    expect(welcome).toContain('investor@capstan.test')
    expect(welcome).toContain(demoSecretKey)
    expect(welcome).toMatch(new RegExp(`<code id="value-BROKER">${accountIds.larkspur}</code>`))
    expect(await (await get('/sandbox/copy.js')).text()).toContain('navigator.clipboard')
    expect(welcome).toContain(offeringIds['series-b'])
    // By the name that the offering's own page and the papers give it.
    expect(welcome).toContain('<strong>Tidewater Extension Units</strong>')
    expect(welcome).toMatch(/href="\/offer-wall\/[0-9a-f-]{36}\/offering\/[0-9a-f-]{36}"/)
    expect(await (await get(mail)).text()).toMatch(/\/offer-wall\/[0-9a-f-]{36}\/offering\/[0-9a-f-]{36}/)
  })

  it('offer the packages to install, at the address on the welcome page, and no other file', async () => {
    const line = `npm install ${['sdk-core', 'sdk-react', 'theme']
      .map((name) => `${platform.url}/packages/capstan-${name}.tgz`)
      .join(' ')} styled-components`
    const packed = await get('/packages/capstan-theme.tgz')

    expect(await (await get('/sandbox/welcome')).text()).toContain(line)
    expect([packed.status, packed.headers.get('content-type'), await packed.text()]).toEqual([
      200,
      'application/gzip',
      'a package\n',
    ])
    for (const path of ['/packages/capstan-sandbox.tgz', '/packages/..%2fapp%2findex.html', '/packages'])
      expect([path, (await get(path, html)).status]).toEqual([path, 404])
  })

  it('give an app the data that it needs before sign-in', async () => {
    expect(await (await get('/api/v2/config')).json()).toMatchObject({
      product: { slug: 'capstan', nativeChain: 'capstan-hawknet' },
      providerOrigin: platform.providerUrl,
      brand: 'capstan',
    })
    expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ok' })
  })

  it('state if the browser is signed in and for which account, in an answer that is not cached', async () => {
    const browser = platform.browser()
    const visitor = async (headers = {}) => {
      const answer = await browser.ask('/api/v2/config', { headers })
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { signedIn, account } = (await answer.json()) as { signedIn: boolean; account: string | null }
      return { signedIn, account }
    }
    const signedOut = { signedIn: false, account: null }

    expect(await visitor()).toEqual(signedOut)
    expect(await visitor({ cookie: 'capstan_session=a-token-that-opens-nothing' })).toEqual(signedOut)
    await browser.signIn('investor@capstan.test')
    expect(await visitor()).toEqual({ signedIn: true, account: null })
    const account = await browser.signInTo('investor@capstan.test')
    expect(await visitor()).toEqual({ signedIn: true, account })
    await browser.visit('/authenticate/logout')
    expect(await visitor()).toEqual(signedOut)
  })

  it('collect the policy reports of browsers', async () => {
    const report = { 'csp-report': { 'violated-directive': 'img-src' } }
    await platform.browser().ask('/sandbox/csp-report', {
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/csp-report' },
    })

    expect(await (await get('/sandbox/csp-report')).json()).toEqual({ reports: [report] })
    expect((await platform.browser().ask('/sandbox/csp-report', { method: 'DELETE' })).status).toBe(204)
    expect(await (await get('/sandbox/csp-report')).json()).toEqual({ reports: [] })
  })

  it('keep no report that is longer than a browser’s', async () => {
    for (const type of ['application/csp-report', 'application/json']) {
      const answer = await platform.browser().ask('/sandbox/csp-report', {
        body: JSON.stringify('x'.repeat(20_000)),
        headers: { 'content-type': type },
      })
      expect([type, answer.status]).toEqual([type, 413])
    }
  })
})
