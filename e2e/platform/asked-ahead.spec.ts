import type { Request } from '@playwright/test'
import { startSession } from '../drivers/people/startSession'
import { sentFields } from '../sentFields'
import { expect, test, type Page } from '../test'

/** The pages that request their data while the app starts, by the user who opens them. */
const pages = {
  'investor@capstan.test': [
    '/portfolio',
    '/wallet',
    '/investor-documents',
    '/settings/account',
    '/settings/delegates',
    '/settings/integrations',
    '/settings/qualification-answers',
  ],
  'issuer@capstan.test': [
    '/dashboard',
    '/assets',
    '/capitalization',
    '/reports',
    '/securities',
    '/distributors',
    '/holdings',
    '/transactions',
    '/contacts',
  ],
  'broker@capstan.test': ['/issuers', '/north-capital/issuers'],
  'admin@capstan.test': ['/admin/forms', '/admin/reports', '/admin/types'],
}

for (const [email, paths] of Object.entries(pages))
  test(`the first queries of a page are sent before its code has loaded: ${email}`, async ({ page }) => {
    await startSession(page, email)
    await noteWhen(page)
    for (const path of paths)
      // On a busy machine a page can be there before its questions are on their way: it is opened again.
      await expect(async () => {
        const { ahead, there } = await askedBy(page, path)
        expect(ahead.length, path).toBeGreaterThan(1)
        // A record that is followed by its id is read again when the platform pushes a change.
        expect(
          there.filter((field) => !ahead.includes(field)),
          path,
        ).toEqual([])
      }).toPass({ timeout: 60_000 })
  })

/** Records for each query if the page was loaded when it was sent. */
async function noteWhen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-page', document.querySelector('#root h1') ? 'there' : 'ahead')
      return send(input, { ...init, headers })
    }
  })
}

/** Returns the requests before a page had its heading, and those after. */
async function askedBy(page: Page, path: string): Promise<Record<'ahead' | 'there', string[]>> {
  const asked = { ahead: [] as string[], there: [] as string[] }
  const note = (request: Request) => {
    const fields = sentFields(request).filter((field) => field !== '__typename')
    asked[request.headers()['x-page'] === 'there' ? 'there' : 'ahead'].push(...fields)
  }
  page.on('request', note)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}
