import { goWithin } from '../drivers/goWithin'
import { offeringPath } from '../drivers/investments/openOffering'
import { startSession } from '../drivers/people/startSession'
import { platformOrigin, providerOrigin } from '../places'
import { expect, test, type Page } from '../test'

test('the app is sent under the policy of the specification, with a nonce of its own each time', async ({
  page,
}) => {
  const [first, second] = [await policyOf(page, '/login'), await policyOf(page, '/portfolio')]
  const nonce = /'nonce-([\w+/=]{22,})'/.exec(first['style-src'] ?? '')?.[1]

  expect(first).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'connect-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'frame-src': providerOrigin,
    'form-action': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'self'",
    'worker-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'capstan-terms capstan-pdf',
    'report-uri': '/sandbox/csp-report',
  })
  expect(second['style-src']).not.toContain(nonce)
})

/** Markup that an injection into the page could contain. */
const injections: [what: string, blocked: RegExp, markup: string][] = [
  ['an inline script', /inline script/i, '<script>window.isBroken = true</script>'],
  [
    'an inline handler',
    /inline event handler/i,
    '<img alt="" src="/content/logos/color-bug" onload="window.isBroken = true">',
  ],
  ['a script of another site', /script-src/, '<script src="https://evil.example/a.js"></script>'],
  ['an inline style', /inline style/i, '<style>body { display: none }</style>'],
  ['another base', /base-uri/, '<base href="https://evil.example/">'],
]

/** Attempts of an injected script that runs despite the policy. */
const attempts: [what: string, blocked: RegExp, attempt: (page: Page) => Promise<unknown>][] = [
  [
    'a script made by a script',
    /TrustedScript/,
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script')
        script.append('window.isBroken = true')
        document.body.append(script)
      }),
  ],
  [
    'markup from a text',
    /TrustedHTML/,
    (page) =>
      page.evaluate(() => {
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.isBroken = true">')
        } catch {
          return 'refused'
        }
      }),
  ],
  [
    'a policy of its own',
    /TrustedTypePolicy|policy named/i,
    (page) =>
      page.evaluate(() => {
        try {
          ;(
            window as unknown as { trustedTypes: { createPolicy: (...rules: unknown[]) => void } }
          ).trustedTypes.createPolicy('mine', {})
        } catch {
          return 'refused'
        }
      }),
  ],
  [
    'a request to another site',
    /connect-src/,
    (page) => page.evaluate(() => fetch('https://evil.example/').catch(() => 'refused')),
  ],
  [
    'a frame of another site',
    /frame-src/,
    (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        document.body.append(frame)
      }),
  ],
]

for (const [what, blocked, markup] of injections) {
  test(`the policy stops ${what} in the page, and the platform receives a report`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(blocked)
    expectConsoleError(/^violation: /)
    const mark = `/login?injection=${encodeURIComponent(what)}`
    await page.route(`**${mark}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('<head>', `<head>${markup}`)
      return route.fulfill({ response, body })
    })
    await page.goto(mark)

    await expect(page.getByRole('link', { name: 'Sign in / Sign up' })).toBeVisible()
    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
    await expect.poll(() => violationsAt(page, mark)).not.toHaveLength(0)
  })
}

for (const [what, blocked, attempt] of attempts) {
  test(`the policy stops ${what}, and the platform receives a report`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(blocked)
    expectConsoleError(/^violation: /)
    expectConsoleError(/evil\.example/)
    const mark = `/login?attempt=${encodeURIComponent(what)}`
    await page.goto(mark)
    await attempt(page)

    expect(await page.evaluate(() => 'isBroken' in window)).toBe(false)
    await expect.poll(() => violationsAt(page, mark)).not.toHaveLength(0)
  })
}

test('another site can frame no page of the app and of sign-in', async ({ page, expectConsoleError }) => {
  expectConsoleError(/frame-ancestors|Refused to frame|Framing/)
  expectConsoleError(/^violation: /)
  await startSession(page, 'investor@capstan.test')
  const paths = ['/portfolio', '/settings/account', '/authenticate/login', '/account-role', '/sandbox/outbox']
  const body = paths.map((path) => `<iframe src="${platformOrigin}${path}"></iframe>`).join('')
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://evil.example/')

  const shown = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url())
  await expect.poll(shown).toEqual(paths.map(() => 'chrome-error://chromewebdata/'))
})

// A violation anywhere fails the test it happens in; this one only goes to every page that is built.
test('no page of the app breaks the policy', async ({ page, investor }) => {
  const offering = await offeringPath(page, /Halden Biologics Preferred/)
  await startSession(page, investor.email)
  await page.goto('/account-role')
  for (const path of builtPages) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(offering)
  await expect(page.getByRole('textbox', { name: 'Units' })).toBeVisible()
})

const builtPages = [
  '/portfolio',
  '/account/setup',
  '/distribution/7',
  '/messages',
  '/test/ws',
  '/test/graphql',
]

/** The policy that a page of the app comes with, by directive. */
async function policyOf(page: Page, path: string): Promise<Record<string, string>> {
  const headers = (await page.goto(path))?.headers() ?? {}
  const parts = (headers['content-security-policy'] ?? '').split('; ').map((part) => part.split(' '))
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values.join(' ')]))
}

/** Returns the violations of the policy that browsers reported at an address. */
async function violationsAt(page: Page, path: string): Promise<unknown[]> {
  const answer = await page.request.get('/sandbox/csp-report')
  const { reports } = (await answer.json()) as { reports: { 'csp-report'?: { 'document-uri'?: string } }[] }
  return reports.filter((report) => report['csp-report']?.['document-uri'] === platformOrigin + path)
}
