import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { embedPlace, platformOrigin, providerOrigin } from '../../places'
import type { NewInvestor } from '../people/newInvestor'
import { serveVendorSite, type VendorSite } from './vendorSite'

/** A page of a broker around the invest flow. */
export interface HostPage {
  /** Markup of the head, after our own. A script in it needs `nonce="NONCE"`. */
  head?: string
  /** Markup of the body: the flow is rendered into the element with the id `root`. */
  body?: string
  /** Directives that are added to the policy, or replace one of it. */
  policy?: Record<string, string>
  /** The isolation of the flow; a shadow root by default. */
  isolation?: 'shadow' | 'none'
  /** True when the test renders the flow itself, with `host.mount`. */
  isManual?: boolean
}

/** The functions that the script of the page offers to tests, as `host`. */
export interface Host {
  /** Renders the flow into an element; returns a function that removes it and closes its instance. */
  mount: (element: Element, options?: { primary?: string }) => () => void
}

/** Serves the script and the sessions of the pages that `openHostPage` opens. */
export async function serveHostPages(): Promise<VendorSite> {
  const components = ['invest', 'setup', 'steps']
  return serveVendorSite({
    // The key that the welcome page shows: an account has room for twenty, and other specs make theirs.
    secret: 'sk_test_larkspur_0123456789abcdef',
    session: { account: embedPlace.ACCOUNT, components },
    script: `
      import { InvestFlow } from '@capstan/sdk-react/invest'
      const { account, isolation, manual } = Object.fromEntries(new URLSearchParams(location.search))
      const offering = { offeringId: '${embedPlace.OFFERING}', offerWallId: '${embedPlace.OFFER_WALL}' }
      const mount = (element, { primary = '#2f4a3c' } = {}) => {
        const instance = createCapstan({
          account,
          endpoint: '${platformOrigin}/api/v2/graphql',
          socketUrl: '${platformOrigin.replace('http', 'ws')}/wss/v1/',
          brand: { slug: 'host', colors: { primary } },
          fetchSession: async () => (await fetch('/session?account=' + account, { method: 'POST' })).json(),
        })
        const root = createRoot(element)
        root.render(
          <CapstanProvider instance={instance} nonce={nonce} appearance={{ theme: 'light' }}>
            <InvestFlow {...offering} isolation={isolation} embedPolicy="link" />
          </CapstanProvider>,
        )
        return () => { root.unmount(); instance.destroy() }
      }
      window.host = { mount }
      if (!manual) mount(document.querySelector('#root'))`,
  })
}

/** Opens a page of the broker for an investor of theirs. */
export async function openHostPage(
  page: Page,
  site: VendorSite,
  { accountId }: NewInvestor,
  { head = '', body = '<div id="root"></div>', policy = {}, isolation = 'shadow', isManual }: HostPage = {},
): Promise<void> {
  const path = `/${randomUUID()}`
  site.pages.set(path, (nonce) => ({
    policy: Object.entries({ ...policyOf(nonce), ...policy })
      .map((directive) => directive.join(' '))
      .join('; '),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><title>A broker</title><link rel="icon" href="data:,">
${head}</head><body>${body}<script type="module" src="/app.js"></script></body></html>`.replaceAll(
      'NONCE',
      nonce,
    ),
  }))
  const search = new URLSearchParams({ account: accountId, isolation, ...(isManual && { manual: 'yes' }) })
  await page.goto(`${site.origin}${path}?${search}`)
}

const policyOf = (nonce: string): Record<string, string> => ({
  'default-src': "'none'",
  'script-src': `'self' 'nonce-${nonce}'`,
  'style-src': `'self' 'nonce-${nonce}'`,
  'connect-src': `'self' ${platformOrigin} ${platformOrigin.replace('http', 'ws')}`,
  'frame-src': providerOrigin,
  'img-src': "'self' data:",
  'base-uri': "'none'",
})
