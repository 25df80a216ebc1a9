import type { Browser, BrowserContext } from 'playwright'

/** A browser's stored state, and where the first offering is. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>> & { path: string }

/** Signs in as an investor who is set up, and finds the offering of the welcome page that has five steps. */
export async function signedInState(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/authenticate/login')
  await page.locator('#user').fill('e2e-12@capstan.test')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await page.waitForURL(/\/portfolio/)
  await page.goto('/sandbox/welcome')
  const href = await page
    .getByRole('link', { name: 'Halden Biologics Preferred' })
    .first()
    .getAttribute('href')
  const state = await context.storageState()
  await context.close()
  return { ...state, path: href ?? '/' }
}
